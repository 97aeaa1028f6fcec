const shared = {
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/support/gatsby-stub.tsx",
  },
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
};

module.exports = {
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "node",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
      testEnvironment: "node",
    },
    {
      ...shared,
      displayName: "components",
      testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"],
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
    },
  ],
};
