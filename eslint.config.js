import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** A folder boundary: what may not be imported from where, and what to do instead. */
const boundary = (group, message) => ({ group, message });

/** Everything that store and engine serve. */
const ABOVE_ADAPTERS = [
  ...['conversion', 'reads', 'writes', 'freshness', 'gazetteer', 'intake', 'limits', 'auth', 'rest', 'dsl', 'mcp', 'indexer', 'seeds', 'import'].map(
    (folder) => `**/${folder}/**`,
  ),
];

export default tseslint.config(
  { ignores: ['node_modules', '.data', 'dist', 'coverage'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true, allowNullish: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A function that must be async for its interface may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': 'error',
      // Environment variables are read by the index signature's name.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/store/**', 'src/app.ts', 'src/server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(['pg', 'pg-copy-streams', 'node-pg-migrate'], 'Only src/store speaks to PostgreSQL: add a statement there or use Database.query().'),
            boundary(['@opensearch-project/*'], 'Only src/engine speaks to OpenSearch: use SearchEngine.search() or searchMany().'),
          ],
        },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(['pg'], 'Only src/store speaks to PostgreSQL.'),
            boundary(
              ['**/store/**'],
              'The engine does not know the database: put a type that both need into src/catalog, and code that needs both into src/freshness or an operation.',
            ),
            boundary(
              ABOVE_ADAPTERS,
              'The engine serves operations and does not know them: declare the type that you need here, and let the operation import it.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/catalog/**/*.ts', 'src/reads/**/*.ts', 'src/conversion/**/*.ts', 'indexer/**/*.ts', 'seeds/**/*.ts', 'import/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(
              ['**/rest/**', '**/mcp/**', '**/dsl/**'],
              'Operations do not know the doors: move what is shared into an operation and call it from the door.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/store/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(
              ['**/engine/**', '@opensearch-project/*'],
              'The store does not know the search engine: put a type that both need into src/catalog, and code that needs both into src/freshness or an operation.',
            ),
            boundary(ABOVE_ADAPTERS, 'The store serves operations and does not know them: declare the type of a row here, and let the operation import it.'),
          ],
        },
      ],
    },
  },
  {
    files: ['src/text/**/*.ts', 'src/tables/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(
              [...ABOVE_ADAPTERS, '**/store/**', '**/engine/**', '**/catalog/**'],
              'Texts and tables are read without knowing what they are about: pass what you need as an argument.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/gazetteer/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(
              [...ABOVE_ADAPTERS.filter((folder) => folder !== '**/gazetteer/**'), '**/engine/**'],
              'The gazetteer knows places only: it reads them from src/store, and titles, names and filters use it.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/freshness/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            boundary(
              ['**/conversion/**', '**/reads/**', '**/writes/**', '**/rest/**', '**/dsl/**', '**/mcp/**', '**/indexer/**'],
              'Freshness compares states of store, engine and code: operations ask it, and it does not know them.',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['src/mcp/**/*.ts', 'src/dsl/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [boundary(['**/rest/**'], 'MCP and the query language are doors beside REST: share an operation, not a door.')] },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: { process: 'readonly', console: 'readonly', fetch: 'readonly', setTimeout: 'readonly' } } },
);
