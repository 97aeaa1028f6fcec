import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const ignored = [
  ".cache/",
  "public/",
  "test-results/",
  "playwright-report/",
  "gatsby-types.d.ts",
];

// Finds copy in src/, which belongs in content/: text in JSX, labels in
// attributes, and strings that start with a capitalized word and go on. Error
// messages are exempt, because developers read them.
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
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      "no-restricted-syntax": ["error", ...literalCopy],
      // gatsby-plugin-image loads react-dom/server in the browser, 62 kB per page.
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
