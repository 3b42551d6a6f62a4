import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["src/shell/api-types.ts", "public/**"] },
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["eslint.config.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // The parser knows no types of template expressions; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // Reading a value in an effect is how it is watched: `void [table.actions]`.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Every game's panel gets the same props, and needs only some.
      "svelte/no-unused-props": "off",
      "svelte/no-useless-children-snippet": "off",
      // Spaces around a sign are kept only in a string.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets are made anew, never changed after they are shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Stand-ins for asynchronous functions have nothing to wait for.
  { files: ["tests/**"], rules: { "@typescript-eslint/require-await": "off" } },
);
