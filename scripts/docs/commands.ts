/** Descriptions and arguments of the scripts in package.json. A test compares the names with package.json. */
export const COMMANDS: Readonly<
  Record<string, { readonly group: 'Run' | 'Data' | 'Develop' | 'Measure'; readonly takes?: string; readonly description: string }>
> = {
  start: {
    group: 'Run',
    description: 'Starts the service with a private PostgreSQL and OpenSearch, and prepares both. Uses `DATABASE_URL` and `OPENSEARCH_URL` where they are set.',
  },
  serve: { group: 'Run', description: 'Starts the API alone, on prepared engines. Requires `DATABASE_URL`, `OPENSEARCH_URL`, and `JWT_SECRET`.' },
  index: {
    group: 'Run',
    takes: '[rebuild | status | verify [--repair] | [--prepare] [--follow]]',
    description:
      'Rebuilds all search indexes and swaps them in without downtime. `--prepare` migrates, loads the demonstration dataset into an empty database, and rebuilds only what is out of date. `--follow` applies data changes to the indexes until you stop it. `status` shows what is served, `verify` compares it with the database, and `--repair` corrects it.',
  },
  admin: { group: 'Run', takes: 'COMMAND', description: 'Manages users, service keys, recorded picks, and the audit log.' },
  'data:load': {
    group: 'Data',
    takes: '[FOLDER] [--dry-run] [--problems FILE]',
    description:
      'Replaces the dataset with the delivery in FOLDER, or with the demonstration dataset, in one transaction. `--dry-run` checks and reports everything and changes nothing. Run `npm run index` afterward.',
  },
  'data:restore': {
    group: 'Data',
    description: 'Makes the previous dataset the current one, and the current one the previous one. Run `npm run index` afterward.',
  },
  'data:export': { group: 'Data', takes: 'FOLDER', description: 'Writes the dataset as a delivery into a new folder.' },
  'data:report': { group: 'Data', description: 'Compares the row count of every table with the intended scale.' },
  'data:check': {
    group: 'Data',
    takes: '[FOLDER]',
    description:
      'Checks the generated dataset against rules of plausibility (`seeds/data/rules`). With FOLDER, also compares the facts in `seeds/data` with public reference data (O\\*NET, Census, SEC).',
  },
  'import:onet': { group: 'Data', takes: 'FOLDER', description: 'Imports the text files of an O\\*NET database. Run `npm run index` afterward.' },
  'import:census': {
    group: 'Data',
    takes: '--delineation FILE --population FILE [--zips FILE]',
    description: 'Imports metro areas with their population, and ZIP codes, from files of the Census Bureau and HUD. Run `npm run index` afterward.',
  },
  'import:observations': {
    group: 'Data',
    takes: 'FILE [--representative]',
    description:
      'Imports observed titles from a tab-separated file and replaces the previous import. `--representative` also makes its frequent occupations more probable. Run `npm run index` afterward.',
  },
  backup: {
    group: 'Run',
    takes: 'create FILE [--force] | restore FILE [--replace]',
    description:
      'Writes the database to a file, or restores it from one and builds the search indexes again. `--replace` replaces a database that is not empty. Requires `pg_dump`, `pg_restore`, and `psql`.',
  },
  build: {
    group: 'Run',
    takes: '[FOLDER]',
    description: 'Compiles the service and its operator commands to JavaScript in `dist`, or in FOLDER. The container image runs the result.',
  },
  'console:build': {
    group: 'Run',
    description: 'Builds the web console. `npm start` and `npm run serve` do this themselves when its sources changed, and `npm run build` always does.',
  },
  'console:dev': { group: 'Develop', description: 'Serves the web console with reload at port 5173, on an API at port 8080.' },
  'console:screenshots': {
    group: 'Measure',
    takes: '[-- --url URL] [--credentials FILE] [--user NAME] [--out FOLDER] [--only NAMES]',
    description:
      'Takes a picture of each view of the web console of a running service, wide and narrow, light and dark, and measures the first paint and the time from a keystroke to its suggestions. Needs Chromium.',
  },
  'test:fast': { group: 'Develop', description: 'Runs only the unit tests, without engines.' },
  test: { group: 'Develop', takes: '[JEST OPTIONS]', description: 'Runs all tests on private engines.' },
  verify: { group: 'Develop', description: 'Runs everything that CI runs: format, lint, types, dead code, tests.' },
  checks: { group: 'Develop', description: 'Runs format, lint, types, and dead code side by side.' },
  format: { group: 'Develop', description: 'Formats all files.' },
  'format:check': { group: 'Develop', description: 'Fails if a file is not formatted.' },
  lint: { group: 'Develop', description: 'Runs ESLint, including the folder boundaries.' },
  types: { group: 'Develop', description: 'Runs the TypeScript compiler without output.' },
  'dead-code': { group: 'Develop', description: 'Finds unused files, exports, and dependencies.' },
  docs: { group: 'Develop', description: 'Writes the generated tables in the documentation, and the OpenAPI document.' },
  'test:faults': {
    group: 'Develop',
    takes: '[--component NAME] [--fault NAME] [--moment NAME] [--minutes NUMBER]',
    description:
      'Starts an installation with real processes, kills, freezes, and slows each of them in the middle of requests, a rebuild, and a load, fills the disks of the engines (as root on Linux), restarts API processes one after the other (`--moment rolling`), compares every answer under mixed load with an oracle (`--moment mixed`), and prints what callers saw.',
  },
  'test:mcp': {
    group: 'Develop',
    description:
      'Runs the official MCP clients (TypeScript and Python), the inspector, and the conformance suite against a private service. Installs them below `.data/`.',
  },
  'fuzz:dsl': {
    group: 'Develop',
    takes: '[SECONDS] [SEED]',
    description: 'Parses damaged queries and reports counts, the slowest query, and queries that were neither parsed nor refused.',
  },
  'fuzz:schema': {
    group: 'Develop',
    description: 'Sends requests that `/openapi.json` allows and forbids to a private service. Requires Python 3.10 or newer.',
  },
  'check:translate': {
    group: 'Measure',
    takes: '[--write | --without SET]',
    description:
      'Translates the labeled questions of `test/questions` to queries, and prints how many of each kind are right, with all misses. The misses of the half that is held out are for measuring only: do not write rules for them. `--write` makes the misses those that the tests expect. `--without fifth` measures the questions of one set with what was learned from all others.',
  },
  'train:jobs': {
    group: 'Measure',
    takes: 'ONET [--report]',
    description:
      'Learns from titles of O\\*NET and from texts that name no job which texts name one. `--report` also measures kinds of texts that were left out. Takes ten minutes.',
  },
  'train:translate': {
    group: 'Measure',
    description: 'Learns from the labeled questions which form of the query language answers what people ask.',
  },
  'check:prefixes': {
    group: 'Measure',
    description: 'Types the thousand most frequent titles and all companies letter by letter and reports results that vanish or jump. Takes ten minutes.',
  },
  'train:titles': {
    group: 'Measure',
    takes: 'EVAL ONET [--only representative]',
    description: 'Learns the weights of the title ranking from labeled sets: all of them, or only those for representative observations.',
  },
  bench: {
    group: 'Measure',
    takes: '[GROUP ...] [--seconds N] [--clients 1,16,64]',
    description:
      'Compares the speed of the service with the leanest things that could answer, in turns, and prints tables. [Performance](performance.md) explains it. The groups are `typeahead`, `resolution`, `lists`, `chain`, `queries`, `fairness`, `process`, and `rebuild`.',
  },
  'bench:accuracy': { group: 'Measure', takes: 'EVAL ONET', description: 'Measures how often labeled titles get the right code, against two baselines.' },
  'bench:typing': {
    group: 'Measure',
    takes: '[--falls]',
    description:
      'Types the everyday titles of two authors letter by letter, and prints how steadily the probability of the first match rises and how often that match is right. `--falls` lists each fall.',
  },
  'bench:companies': {
    group: 'Measure',
    takes: 'REFERENCE',
    description: 'Measures how often misspelled employers are found, and how often unknown companies match a known one.',
  },
  'bench:growth': {
    group: 'Measure',
    takes: '[--scales 1,4x2,10x3]',
    description:
      'Loads, trains, indexes, and asks the same questions with more companies and titles, on private engines, and prints a table. `10x3` is ten times the companies and three times the titles. Takes 15 minutes.',
  },
  'bench:mistakes': { group: 'Measure', description: 'Shows the error of each first-try mistake, and counts the examples that are the query that was meant.' },
};
