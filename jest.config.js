module.exports = {
  // Nothing else runs beside them.
  maxWorkers: "100%",
  testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
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
