import { posix } from 'node:path';

/**
 * What each folder of src may import besides itself: folders, or parts of one: files and folders. Everything else is an error with the advice. Data flows one way: interfaces
 * ask operations, operations ask reads, conversion and writes, and these ask store and engine. test/unit/sources/boundaries.test.ts checks that no folder is missing,
 * and that no cycle is possible, type imports included.
 */
export const LAYERS = {
  telemetry: [[], 'Telemetry counts and names requests without knowing what they are about: pass it numbers and ids.'],
  text: [[], 'Texts are handled without knowing what they are about: pass what you need as an argument.'],
  packed: [[], 'A packed file holds numbers and texts without knowing what they are about: pass them as arguments.'],
  tables: [['text'], 'Tables are read without knowing what they are about: pass what you need as an argument.'],
  language: [['tables', 'text'], 'Lists of words are read without knowing what they are for: pass what you need as an argument.'],
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
  gazetteer: [
    ['catalog', 'packed', 'store', 'tables', 'telemetry', 'text'],
    'The gazetteer knows places only: it reads them from src/store; titles, names and filters use it.',
  ],
  freshness: [['engine', 'gazetteer', 'store'], 'Freshness compares states of store, engine and code: operations ask it, and it does not know them.'],
  runtime: [
    ['config', 'embedded', 'engine', 'errors', 'store', 'telemetry', 'text'],
    'The runtime starts processes and engines: what it serves is composed in src/app.ts, src/server.ts and start/main.ts.',
  ],
  audit: [['config', 'errors', 'runtime', 'store', 'telemetry', 'text'], 'The audit log is written by others: pass it what to record.'],
  auth: [
    ['audit', 'catalog', 'config', 'errors', 'runtime', 'store', 'telemetry', 'text'],
    'Authentication knows callers and permissions, not what they ask for: guards are mounted by src/rest/mount.ts from the routes.',
  ],
  limits: [['auth', 'catalog', 'errors', 'runtime', 'store', 'telemetry', 'text'], 'Limits count callers, not questions: mount them before the handlers.'],
  reads: [
    ['catalog', 'config', 'errors', 'freshness', 'store', 'text'],
    'Reads turn plans into rows and know no interface: throw NotFound with a hint as data, and let each interface word it.',
  ],
  conversion: [
    ['catalog', 'config', 'engine', 'errors', 'freshness', 'gazetteer', 'packed', 'reads', 'runtime', 'store', 'tables', 'telemetry', 'text'],
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
    'An operation knows no interface: give the interface what it needs as a face of the operation, and word nothing here. Sentences about an answer are in src/wording.',
  ],
  wording: [
    ['catalog', 'conversion', 'operations', 'reads'],
    'Sentences are the same for every interface: let src/wording/asking.ts say what an interface writes in its own syntax, and write it in the interface.',
  ],
  http: [['config', 'errors', 'runtime', 'telemetry', 'text'], 'These parts serve every interface over HTTP: pass them what they need.'],
  dsl: [
    [
      'catalog',
      'conversion',
      'errors',
      'gazetteer',
      'intake',
      'language',
      'operations',
      'packed',
      'reads',
      'routing',
      'runtime',
      'tables',
      'telemetry',
      'text',
      'writes/write-notes.ts',
      'writes/write-problems.ts',
      'wording',
    ],
    'The query language interprets operations: share an operation with REST, not code of REST.',
  ],
  rest: [
    [
      'audit',
      'auth',
      'catalog',
      'config',
      'conversion',
      'dsl/envelope-schema.ts',
      'dsl/meanings',
      'dsl/near-word.ts',
      'dsl/parse.ts',
      'dsl/problem.ts',
      'dsl/service.ts',
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
      'wording',
    ],
    'REST interprets operations: share an operation with MCP or the query language, not their code. What words mean is in src/dsl/meanings.',
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

const EVERY_LAYER = Object.keys(LAYERS);
/** The files in src itself, which compose its folders. */
const COMPOSITION = 'src';

/**
 * The same for the folders around src. The programs use the parts that serve all callers, not the interfaces, and src uses none of them: only src/runtime starts the
 * engines of embedded, which knows nothing of the service.
 */
export const AROUND = {
  embedded: [[], 'The engines are started without knowing what they are for: pass what they need as an argument.'],
  client: [[], 'The client is a package of its own, which knows the service by its OpenAPI document: generate what it needs.'],
  console: [['client', 'text/formula-guard.ts'], 'The console runs in browsers and calls the REST API: use the client.'],
  examples: [[], 'The examples use the client, as other programs do: import labor-market-client.'],
  seeds: [
    ['catalog', 'config', 'runtime', 'store', 'tables', 'text', 'writes'],
    'The dataset is made and loaded without the search index and the interfaces: use src/store and src/catalog.',
  ],
  import: [
    ['catalog', 'config', 'conversion', 'gazetteer', 'intake', 'runtime', 'seeds', 'store', 'tables', 'text'],
    'Imports use the parts below the interfaces: conversion, store, catalog.',
  ],
  indexer: [
    ['audit', 'catalog', 'config', 'conversion', 'engine', 'errors', 'freshness', 'gazetteer', 'packed', 'runtime', 'seeds', 'store', 'text'],
    'The indexer uses the parts below the interfaces: conversion, store, engine, catalog.',
  ],
  backup: [['admin', 'audit', 'config', 'indexer', 'runtime', 'store'], 'Backups copy the database: put statements into src/store/backup.ts.'],
  start: [
    ['admin', 'config', 'embedded', 'indexer', 'rest', 'runtime', COMPOSITION],
    'npm start composes programs: put what it runs into src/server.ts or the program.',
  ],
  training: [
    ['catalog', 'conversion', 'dsl', 'gazetteer', 'import', 'packed', 'runtime', 'seeds', 'store', 'tables', 'test/titles'],
    'The training uses what it learns for, in conversion and dsl, and the parts below them: store, catalog.',
  ],
  // Test material that programs use, too. The suites may import everything, and nothing else imports them.
  'test/titles': [['tables'], 'The sets of titles are texts: put what uses them into the program or the test.'],
  'test/mistakes': [['dsl', 'tables'], 'The sets of mistakes are texts: put what uses them into the program or the test.'],
  'test/prefixes': [['conversion', 'text'], 'The sets of prefixes are texts: put what uses them into the program or the test.'],
  'test/questions': [['tables'], 'The sets of questions are texts: put what uses them into the program or the test.'],
  'test/queries': [EVERY_LAYER, 'Queries are made from the declarations in src: put what runs them into the program or the test.'],
  'test/setup': [[...EVERY_LAYER, 'backup', 'embedded', 'indexer', 'seeds', COMPOSITION], 'All tests use this: put what only some of them need next to them.'],
  bench: [
    [...EVERY_LAYER, 'embedded', 'import', 'indexer', 'seeds', 'test/mistakes', 'test/titles', 'training', COMPOSITION],
    'Benchmarks measure the service: put what tests need, too, into test.',
  ],
  scripts: [
    [...EVERY_LAYER, 'bench', 'test/mistakes', 'test/prefixes', 'test/queries', 'test/questions', 'test/setup', 'test/titles', 'training', COMPOSITION],
    'Scripts use everything but the other programs: what both need belongs in src.',
  ],
};
export const SUITES = ['test/browser', 'test/dataset', 'test/faults', 'test/integration', 'test/unit'];

/** How deep files may be below one of these folders. */
export const DEEPEST = 5;

const OUT_OF_SRC = 'src does not know the programs around it: compose them in a program, such as start/main.ts.';
const FILE = '[a-z-]+\\.ts';
const isLayer = (name) => name in LAYERS;
const placeOf = (name) => (isLayer(name) ? `src/${name}` : name);

/** The imports of a file `depth` levels below the folder `from` that name the folder `to`, except for parts of it that are allowed, or files in src itself. */
function importsOf(from, depth, to, allowed) {
  const path = posix.relative(posix.join(placeOf(from), ...Array(depth - 1).fill('x')), placeOf(to));
  if (to === COMPOSITION) return `^${path}/${FILE}`;
  const parts = allowed.filter((part) => part.startsWith(`${to}/`)).map((part) => part.slice(to.length + 1));
  const regexes = parts.map((part) => (part.endsWith('.ts') ? part.replaceAll('.', '\\.') : `${part}/${FILE}`));
  return parts.length === 0 ? `^${path}(?:/|$)` : `^${path}(?:$|/(?!(?:${regexes.join('|')})$))`;
}

/** In src, backup, and start, only src/store and src/engine use the clients of the servers. seeds and import copy rows, and indexer writes documents in bulk. */
const SERVER_CLIENTS = [
  {
    of: 'store',
    group: ['pg', 'pg-copy-streams', 'node-pg-migrate'],
    message: 'Only src/store speaks to PostgreSQL here: add a function there, or to src/reads if it reads the dataset.',
  },
  { of: 'engine', group: ['@opensearch-project/*'], message: 'Only src/engine speaks to OpenSearch here: use SearchEngine.search() or searchMany().' },
];
const usesNoServerClient = (name) => isLayer(name) || [COMPOSITION, 'backup', 'start'].includes(name);

const FOLDERS = { ...LAYERS, ...AROUND };

/** What files of a folder may not import. The number of folders up tells a folder of src from one of the same name below another. */
function boundary(name, depth, allowed, advice) {
  const forbidden = [...Object.keys(FOLDERS), ...SUITES, COMPOSITION].filter((other) => other !== name && !allowed.includes(other));
  const isInSrc = isLayer(name) || name === COMPOSITION;
  const patterns = forbidden.map((other) => ({
    regex: importsOf(name, depth, other, allowed),
    message: isInSrc && !isLayer(other) && other !== COMPOSITION ? OUT_OF_SRC : advice,
  }));
  const clients = usesNoServerClient(name) ? SERVER_CLIENTS.filter(({ of }) => of !== name).map(({ group, message }) => ({ group, message })) : [];
  return {
    files: [`${placeOf(name)}${'/*'.repeat(depth)}.{ts,tsx,mjs}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, ...clients] }] },
  };
}

const DEPTHS = Array.from({ length: DEEPEST }, (_, i) => i + 1);

/** The rules of all folders, for the configuration of ESLint. */
export const BOUNDARIES = [
  boundary(COMPOSITION, 1, EVERY_LAYER, OUT_OF_SRC),
  ...Object.entries(FOLDERS).flatMap(([name, [allowed, advice]]) => DEPTHS.map((depth) => boundary(name, depth, allowed, advice))),
];
