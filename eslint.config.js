import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * What each folder of src may import besides itself: folders, or single files of one. Everything else is an error with the advice. Data flows one way: interfaces
 * ask operations, operations ask reads, conversion and writes, and these ask store and engine. No cycle is possible, type imports included.
 */
const LAYERS = {
  telemetry: [[], 'Telemetry counts and names requests without knowing what they are about: pass it numbers and ids.'],
  text: [[], 'Texts are handled without knowing what they are about: pass what you need as an argument.'],
  tables: [['text'], 'Tables are read without knowing what they are about: pass what you need as an argument.'],
  config: [['text'], 'The configuration is read before anything else: let the code that needs it import it from here.'],
  errors: [['text'], 'The error catalog knows no code: throw its errors where they arise.'],
  catalog: [['text'], 'The catalog declares and does not run: put statements into src/reads and questions into src/operations.'],
  store: [
    ['catalog', 'config', 'errors', 'telemetry', 'text'],
    'The store serves what is above it: declare the type of a row here, and code that needs the engine too in src/freshness or an operation.',
  ],
  engine: [
    ['catalog', 'config', 'errors', 'telemetry', 'text'],
    'The engine serves what is above it: put a type that store and engine both need into src/catalog, and code that needs both into src/freshness.',
  ],
  gazetteer: [['catalog', 'store', 'tables', 'text'], 'The gazetteer knows places only: it reads them from src/store; titles, names and filters use it.'],
  freshness: [['engine', 'gazetteer', 'store'], 'Freshness compares states of store, engine and code: operations ask it, and it does not know them.'],
  runtime: [
    ['config', 'engine', 'errors', 'store', 'telemetry', 'text'],
    'The runtime starts processes and engines: what it serves is composed in src/app.ts, src/server.ts and start/main.ts.',
  ],
  audit: [['config', 'errors', 'runtime', 'store', 'text'], 'The audit log is written by others: pass it what to record.'],
  auth: [
    ['audit', 'catalog', 'config', 'errors', 'runtime', 'store', 'telemetry', 'text'],
    'Authentication knows callers and permissions, not what they ask for: guards are mounted by src/rest/mount.ts from the routes.',
  ],
  limits: [['auth', 'catalog', 'errors', 'runtime', 'store', 'telemetry', 'text'], 'Limits count callers, not questions: mount them before the handlers.'],
  reads: [
    ['catalog', 'config', 'freshness', 'store', 'text'],
    'Reads turn plans into rows and know no interface: throw NotFound with a hint as data, and let each interface word it.',
  ],
  conversion: [
    ['catalog', 'config', 'engine', 'freshness', 'gazetteer', 'reads', 'runtime', 'store', 'telemetry', 'text'],
    'Conversion turns text into matches and knows no interface: declare parameters in src/operations.',
  ],
  writes: [
    ['catalog', 'reads', 'store', 'text'],
    'Writes know no interface: offer them as an action in src/operations/writes, throw RefusedWrite with the problems as data, and let each interface word them.',
  ],
  intake: [
    ['catalog', 'reads', 'store', 'text'],
    'Intake records what people send and knows no interface: offer it as an action in src/operations, and return the problems of a record.',
  ],
  routing: [['catalog', 'errors', 'text'], 'Routing declares what a route takes and answers: the handlers are in src/rest and src/mcp.'],
  operations: [
    ['catalog', 'conversion', 'errors', 'freshness', 'intake', 'reads', 'routing', 'store', 'text', 'writes'],
    'An operation knows no interface: give the interface what it needs as a face of the operation, and word nothing here.',
  ],
  http: [['config', 'errors', 'runtime', 'telemetry', 'text'], 'These parts serve every interface over HTTP: pass them what they need.'],
  dsl: [
    ['catalog', 'conversion', 'errors', 'gazetteer', 'intake', 'operations', 'reads', 'routing', 'runtime', 'telemetry', 'text', 'writes/write-problems.ts'],
    'The query language interprets operations: share an operation with REST, not code of REST.',
  ],
  rest: [
    [
      'audit',
      'auth',
      'catalog',
      'config',
      'conversion',
      'dsl',
      'engine',
      'errors',
      'freshness',
      'gazetteer',
      'http',
      'limits',
      'operations',
      'reads',
      'routing',
      'runtime',
      'store',
      'text',
      'telemetry',
    ],
    'REST interprets operations: share an operation with MCP, not code of MCP.',
  ],
  mcp: [
    ['auth', 'catalog', 'config', 'dsl', 'errors', 'http', 'operations', 'reads', 'routing', 'runtime', 'store', 'telemetry', 'text'],
    'MCP runs the query language: share an operation with REST, not code of REST.',
  ],
  admin: [
    ['audit', 'auth', 'catalog', 'config', 'errors', 'intake', 'runtime', 'store', 'text'],
    'The admin commands use the same parts as the service: put what is shared into src/auth, src/audit or src/intake.',
  ],
};

const DEPTHS = [1, 2, 3, 4];

/** The end of an import of a folder, unless it is one of the files that are allowed. */
function endOf(folder, allowed) {
  const files = allowed.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1).replaceAll('.', '\\.'));
  return files.length === 0 ? '(?:/|$)' : `(?:$|/(?!(?:${files.join('|')})$))`;
}

/** Imports of a folder that it may not make. The number of folders up tells a folder of src from one of the same name below another. */
const boundaries = Object.entries(LAYERS).flatMap(([folder, [allowed, advice]]) =>
  DEPTHS.map((depth) => {
    const forbidden = [...Object.keys(LAYERS).filter((other) => other !== folder && !allowed.includes(other)), '[a-z-]+\\.ts'];
    const up = `(?:\\.\\./){${depth}}`;
    return {
      files: [`src/${folder}${'/*'.repeat(depth)}.ts`],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              ...forbidden.map((other) => ({ regex: `^${up}${other}${endOf(other, allowed)}`, message: advice })),
              ...(folder === 'store'
                ? []
                : [
                    {
                      group: ['pg', 'pg-copy-streams', 'node-pg-migrate'],
                      message: 'In src, only src/store speaks to PostgreSQL: add a function there, or to src/reads if it reads the dataset.',
                    },
                  ]),
              ...(folder === 'engine'
                ? []
                : [{ group: ['@opensearch-project/*'], message: 'In src, only src/engine speaks to OpenSearch: use SearchEngine.search() or searchMany().' }]),
            ],
          },
        ],
      },
    };
  }),
);

const SQL_ADVICE =
  'SQL is written in src/catalog, src/reads, and src/store only: add a function with typed arguments and rows to src/store, or to src/reads if it reads the dataset, and call it here.';

/** How a statement begins. Words of the query language are not mistaken for SQL: its SELECT is the name of a property, and its UPDATE names a COMPANY. */
const SQL_STATEMENT = [
  'SELECT\\s',
  'INSERT INTO\\s',
  'UPDATE\\s+(?:$|[a-z_]+\\s+(?:[a-z_]+\\s+)?SET\\s)',
  'DELETE FROM\\s',
  'WITH\\s+(?:RECURSIVE\\s+)?[a-z_]+\\s+AS\\s',
  'DECLARE\\s+[a-z_]+\\s',
  'FETCH\\s',
  'SET\\s+(?:LOCAL|SESSION|TRANSACTION)\\s',
  '(?:LISTEN|NOTIFY)\\s',
].join('|');

const INTERFACE_ADVICE =
  'Only interfaces and operations name a path or a command: throw or return data, such as a Hint or a WriteProblem, and let each interface word it.';

/** A path of REST, a conversion of the query language, or a verb of it with a subject. */
const INTERFACE_SYNTAX = '\\x2Fapi\\x2F|\\b[A-Z]+CONVERT\\b|\\b(?:LIST|GET|COUNT|SEARCH|SUBMIT|UPDATE|ADD|REMOVE|HELP) [A-Z]{3}';

/** An error for each text that matches the pattern. */
const texts = (pattern, message) => ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({ selector: `${text}=/${pattern}/]`, message }));
const SQL_TEXTS = texts(`^\\s*(?:${SQL_STATEMENT})`, SQL_ADVICE);
const INTERFACE_TEXTS = texts(INTERFACE_SYNTAX, INTERFACE_ADVICE);

/** Keeps SQL out of everything above catalog, reads, and store, and the syntax of the interfaces out of what operations call. */
const TEXTS = [
  { files: ['src/**/*.ts'], ignores: ['src/{catalog,reads,store}/**'], rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS] } },
  {
    files: ['src/{conversion,engine,freshness,gazetteer,intake,writes}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS, ...INTERFACE_TEXTS] },
  },
  { files: ['src/reads/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...INTERFACE_TEXTS] } },
];

/**
 * The programs around src use its parts; the parts that serve callers are not for them. They may speak to the servers themselves: seeds and import copy rows,
 * indexer writes documents in bulk, embedded starts the servers.
 */
const PROGRAMS = {
  files: ['indexer/**/*.ts', 'seeds/**/*.ts', 'import/**/*.ts', 'training/**/*.ts', 'embedded/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?:\\.\\./)+src/(?:rest|mcp|dsl|operations|admin|app|server|start)\\b',
            message: 'Programs use the parts below the interfaces: reads, conversion, store, engine, catalog.',
          },
        ],
      },
    ],
  },
};

export default tseslint.config(
  { ignores: ['**/node_modules', '.data', '**/dist', 'coverage', 'client/src/generated/schema.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
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
    files: ['console/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  ...boundaries,
  ...TEXTS,
  PROGRAMS,
  {
    files: ['test/**/*.ts', 'client/test/**/*.ts'],
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
