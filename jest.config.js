const common = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }] },
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/dist'],
};

/** @type {import('jest').Config} */
export default {
  projects: [
    // Pure parts; run alone with `npm test -- --selectProjects unit`.
    { ...common, displayName: 'unit', testMatch: ['<rootDir>/test/unit/**/*.test.ts'] },
    // On real engines with the whole demonstration dataset, started once for all files.
    {
      ...common,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/integration/**/*.test.ts'],
      globalSetup: '<rootDir>/test/setup/global-setup.ts',
      globalTeardown: '<rootDir>/test/setup/global-teardown.ts',
    },
  ],
  testTimeout: 30_000,
  // Two cores, and the engines run on them too.
  maxWorkers: 2,
};
