import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { fenceOverrides, readWorkspaces } from './tools/fences/fences.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  jsPlugins: ['eslint-plugin-lit'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    // Types too: files that describe each other are one file, or a third below both.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    // Longer files are split by what they own, longer functions by what they do.
    'max-lines': ['error', 400],
    'max-lines-per-function': ['error', 70],
    'unicorn/require-module-specifiers': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-explicit-any': 'error',
    // A `default` is for open types (a string, a number): a union says every case, so that a new
    // one is not forgotten.
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: false }],
    // The fence between packages does not see the type `import('x').Y`, so that form is not used at
    // all.
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
    'typescript/no-unsafe-type-assertion': 'off',
    // Spreading a string gives code points, which is what the sources mean by it.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'lit/no-invalid-html': 'error',
    'lit/binding-positions': 'error',
    'lit/no-duplicate-template-bindings': 'error',
    'lit/no-this-assign-in-render': 'error',
  },
  ignorePatterns: ['**/generated', '**/dist', '**/.build', '**/storybook-static', '**/fixtures/**'],
  overrides: [
    ...fenceOverrides(readWorkspaces(root)),
    // Statements hold expressions, which hold choices with statements; kinds have maps, which have
    // kinds: one description in several files.
    {
      files: ['packages/compiler/src/content/tree/**', 'packages/compiler/src/content/model/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] },
    },
  ] as never,
});
