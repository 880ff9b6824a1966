import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const GAMES = ['imperium', 'war', 'dawn']

/** What files may not import, and why: a list of patterns. */
const closed = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
const games = (names, message) => ({ group: names.map((name) => `@/games/${name}/**`), message })

export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/wire.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-unmodified-loop-condition': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'svelte/block-lang': ['error', { script: 'ts' }],
      'svelte/no-target-blank': 'error',
      'svelte/require-each-key': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Reading a signal makes an effect depend on it.
    rules: { '@typescript-eslint/no-meaningless-void-operator': 'off' },
  },
  {
    // Only svelte-check knows the types of components and what markup does to a variable; it checks both.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Look-up tables of a class: what is drawn comes from its $state and $derived.
    files: ['**/*.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['src/{lib,marks,chrome}/**'],
    rules: closed(games(GAMES, 'What all games share knows none of them.')),
  },
  ...GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: closed(
      games(
        GAMES.filter((other) => other !== game),
        'No game knows another.',
      ),
      { group: ['@/pages/**'], message: 'A game knows no page.' },
    ),
  })),
  {
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
)
