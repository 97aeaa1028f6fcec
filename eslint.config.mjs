import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const ignored = [
  ".cache/",
  "public/",
  "screenshots/",
  "review/",
  "test-results/",
  "playwright-report/",
  "gatsby-types.d.ts",
];

// What a visitor reads is edited in content/, so literal copy has no place in
// src/. A capitalised word with more behind it is a sentence or a label; what
// an error says is for developers.
const attributes =
  "alt|aria-description|aria-label|aria-roledescription|label|placeholder|title";
const literalCopy = [
  "JSXText[value=/[A-Za-z]/]",
  ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[A-Za-z]/]",
  ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]",
  `JSXAttribute[name.name=/^(${attributes})$/] > Literal[value=/./]`,
  `JSXAttribute[name.name=/^(${attributes})$/] > JSXExpressionContainer > :matches(Literal, TemplateLiteral)`,
  ":not(NewExpression) > Literal[value=/^[A-Z][a-z'’]+([ ,:][A-Za-z0-9'’]*)+/]",
  ":not(NewExpression, TaggedTemplateExpression) > TemplateLiteral > TemplateElement[value.raw=/[A-Z][a-z]+ [a-z]+/]",
].map((selector) => ({
  selector,
  message: "Copy belongs in content/.",
}));

export default tseslint.config(
  { ignores: ignored },
  tseslint.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.tsx"],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: "19" } },
    rules: {
      "react/prop-types": "off",
      "no-restricted-syntax": ["error", ...literalCopy],
      // Its browser component fetches react-dom/server: 62 kB on every page.
      "no-restricted-imports": [
        "error",
        { paths: ["gatsby-plugin-image", "react-dom/server"] },
      ],
    },
  },
  {
    files: ["**/*.{cjs,js}"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
