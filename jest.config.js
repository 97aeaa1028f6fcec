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
  // hast-util-to-jsx-runtime and what it imports are ES modules, which jest cannot load as they are.
  transformIgnorePatterns: [
    "/node_modules/(?!hast-util-|(comma|space)-separated-|property-information|devlop|estree-util-is-|unist-util-|vfile-message)",
  ],
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
