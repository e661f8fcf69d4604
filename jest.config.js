const common = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }] },
  moduleNameMapper: {
    // The same library in one file: its 600 modules take a quarter of a second of each test file that reads queries.
    '^chevrotain$': '<rootDir>/node_modules/chevrotain/lib/chevrotain.mjs',
    // The phrases of the vocabulary, made once for all files of a process: they take a second and a half of each file that translates or corrects.
    // The places of the dataset, too: half a second of each file with a service of its own.
    '^\\./(read-phrases|read-loose-phrases|gazetteer)\\.ts$': '<rootDir>/test/setup/made-once/$1.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/.data', '/dist/'],
  testEnvironment: '<rootDir>/test/setup/plain-globals-environment.js',
};

/** @type {import('jest').Config} */
export default {
  projects: [
    // Pure parts; `npm run test:fast` runs these alone.
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/test/unit/**/*.test.ts', '<rootDir>/client/test/**/*.test.ts'] },
    // Pure parts on every title and name of the demonstration dataset.
    { ...common, displayName: 'dataset', testMatch: ['<rootDir>/test/dataset/**/*.test.ts'] },
    // The service on real engines with the whole demonstration dataset, started once for all files.
    {
      ...common,
      testEnvironment: '<rootDir>/test/setup/shared-engines-environment.js',
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
      globalSetup: '<rootDir>/test/setup/global-setup.ts',
      globalTeardown: '<rootDir>/test/setup/global-teardown.ts',
    },
    // The web console in a real Chromium, on the same engines and service. Skipped, with a message, where there is no Chromium.
    {
      ...common,
      testEnvironment: '<rootDir>/test/setup/shared-engines-environment.js',
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/test/setup/global-setup.ts',
      globalTeardown: '<rootDir>/test/setup/global-teardown.ts',
    },
  ],
  testSequencer: '<rootDir>/test/setup/slowest-first.js',
  // How long a test that hangs may take. Generous, because a machine may have other work: no test has a shorter limit of its own.
  testTimeout: 600_000,
  // Of three files on two cores, one usually waits: for an engine, a timeout, or a program.
  maxWorkers: 3,
  // A worker keeps the modules of every file it ran; a new one is started instead of collecting gigabytes.
  workerIdleMemoryLimit: '1.5GB',
};
