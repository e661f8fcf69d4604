import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BOUNDARIES } from './folder-boundaries.js';

const SQL_ADVICE =
  'SQL is written in src/catalog, src/reads, src/store, and indexer/projections only: add a function with typed arguments and rows to src/store, or to src/reads if it reads the dataset, and call it here.';

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
  'Only interfaces name a path, a parameter, or a command: throw or return data, such as a Hint, an Advice, a RequestProblem, or a WriteProblem, and let each interface word it. An operation names them only where it declares how it is called.';

/** A path of REST, a conversion of the query language, or a verb of it with a subject; and how sentences ask for a parameter ("sort=blend", "send it as industry", "add onet=…"). */
const INTERFACE_SYNTAX = [
  '\\x2Fapi\\x2F',
  '\\b[A-Z]+CONVERT\\b',
  '\\b(?:LIST|GET|COUNT|SEARCH|SUBMIT|UPDATE|ADD|REMOVE|HELP) [A-Z]{3}',
  '(?:^| )_?[a-z]+(?:_[a-z]+)*=[A-Za-z0-9<…]',
  '\\b[Ss]end\\b[^.]* as [a-z_]+[.,]',
].join('|');

/** An error for each text that matches the pattern. */
const texts = (pattern, message, except = '') =>
  ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({ selector: `${text}=/${pattern}/]${except}`, message }));
const SQL_TEXTS = texts(`^\\s*(?:${SQL_STATEMENT})`, SQL_ADVICE);
const INTERFACE_TEXTS = texts(INTERFACE_SYNTAX, INTERFACE_ADVICE);
/** Where an operation declares how it is called, and describes itself for the reference of REST. Descriptions of settings are shown by every interface. */
const DECLARES = ':not(Property[key.name=/^(?:path|example|examples|form|syntax|summary|rest)$/] *)';
const DESCRIBES = ':not(:matches(CallExpression, VariableDeclarator) > ObjectExpression > Property[key.name="description"] *)';
const OPERATION_TEXTS = texts(INTERFACE_SYNTAX, INTERFACE_ADVICE, DECLARES + DESCRIBES);
/** Parameters that only REST has. */
const PARAMETER_TEXTS = texts(INTERFACE_SYNTAX, INTERFACE_ADVICE, ':not(Property[key.name="description"] *)');

/** Keeps SQL out of everything above catalog, reads, and store, except for the statements of the search documents, and the syntax of the interfaces out of what operations call. */
const TEXTS = [
  {
    files: ['{src,backup,indexer,start}/**/*.ts'],
    ignores: ['src/{catalog,reads,store}/**', 'indexer/projections/**'],
    rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS] },
  },
  {
    files: ['src/{conversion,engine,freshness,gazetteer,intake,wording,writes}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS, ...INTERFACE_TEXTS] },
  },
  { files: ['src/operations/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS, ...OPERATION_TEXTS] } },
  { files: ['src/operations/parameters/*.ts'], rules: { 'no-restricted-syntax': ['error', ...SQL_TEXTS, ...PARAMETER_TEXTS] } },
  // The changelog of the API tells what changed in its interfaces.
  { files: ['src/{catalog,reads}/**/*.ts'], ignores: ['src/catalog/api-versions.ts'], rules: { 'no-restricted-syntax': ['error', ...INTERFACE_TEXTS] } },
];

/** Methods of libraries whose boolean says what it is by the name of the method: a value that is stored, or a default. */
const TAKES_A_VALUE = ['set', 'default', 'release'];

const BOOLEAN_ADVICE = 'Say what this boolean means: pass an object, as in find(words, { typos: true }), or make two functions.';

/** Whether a parameter is declared as a boolean. */
const isBoolean = (parameter) => {
  const declared = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
  if (declared.type === 'AssignmentPattern') return typeof declared.right.value === 'boolean' || isBoolean(declared.left);
  return declared.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword';
};

/** Of several parameters, a boolean is reported: `find(words, isLong)` says as little to the reader of a call as `find(words, true)`. */
const checkParameters =
  (context) =>
  ({ params }) => {
    if (params.length > 1) for (const node of params.filter(isBoolean)) context.report({ node, message: BOOLEAN_ADVICE });
  };

/** Reports `find(words, true)`: a reader of the call cannot see what is true. A rule of its own, because each file has one list of `no-restricted-syntax` only. */
const namedBooleans = {
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression' && TAKES_A_VALUE.includes(callee.property.name)) return;
      for (const node of given) if (node.type === 'Literal' && typeof node.value === 'boolean') context.report({ node, message: BOOLEAN_ADVICE });
    },
    ':function': checkParameters(context),
    TSMethodSignature: checkParameters(context),
    TSFunctionType: checkParameters(context),
  }),
};

const SWALLOWED_ADVICE =
  'This hides every error, also a fault of the program: catch the class of error that is meant and rethrow the others, or use services.unlessOutage(), which logs and counts faults.';

/** Reports `catch {` and `.catch(() => undefined)`: they do not look at the error. */
const seenErrors = {
  create: (context) => ({
    'CatchClause[param=null]': (node) => {
      context.report({ node, message: SWALLOWED_ADVICE });
    },
    'CallExpression[callee.property.name="catch"] > :function.arguments[params.length=0]': (node) => {
      context.report({ node, message: SWALLOWED_ADVICE });
    },
  }),
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
  ...BOUNDARIES,
  ...TEXTS,
  {
    files: ['{backup,import,indexer,seeds,src,start,training}/**/*.ts'],
    plugins: { house: { rules: { 'named-booleans': namedBooleans } } },
    rules: { 'house/named-booleans': 'error' },
  },
  {
    files: ['src/{dsl,mcp,operations,reads,rest,writes}/**/*.ts'],
    // A probe is down whatever its error is.
    ignores: ['src/rest/health.ts'],
    plugins: { answers: { rules: { 'seen-errors': seenErrors } } },
    rules: { 'answers/seen-errors': 'error' },
  },
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
