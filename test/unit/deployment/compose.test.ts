import { readFileSync } from 'node:fs';
import { environment } from '../../../src/config/environment.ts';

const COMPOSE = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');

/** Variables that docker-compose.yml does not pass on to the service, each with the reason. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  HOST: 'set by the image: the service listens on every address of its container',
  PORT: 'the port on the host; in the container the image sets it',
  DATA_DIR: 'the API keeps nothing in files',
  DATABASE_TLS: 'the PostgreSQL of the file is on a private network',
  DATABASE_CA_FILE: 'the PostgreSQL of the file is on a private network',
  PG_BIN: 'PostgreSQL is a service of the file',
  PG_CLIENT_BIN: 'the image of the service has no client programs; see docs/backups.md',
  OPENSEARCH_USERNAME: 'the OpenSearch of the file has no users',
  OPENSEARCH_PASSWORD: 'the OpenSearch of the file has no users',
  OPENSEARCH_CA_FILE: 'the OpenSearch of the file is on a private network',
  OPENSEARCH_HEAP_MB: 'read by the OpenSearch of the file',
  SEED_ANALYST_PASSWORD: 'the containers create no users',
  SEED_ADMIN_PASSWORD: 'the containers create no users',
};
/** Variables with a value of the file's own. */
const SET = ['DATABASE_URL', 'OPENSEARCH_URL'];

/** The lines of one service. */
const serviceOf = (name: string): string => new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(COMPOSE)![1]!;
const variables = Object.keys(environment.shape);
const shared = /^ {4}environment: &service-environment\n((?: {6}.*\n)+)/m.exec(COMPOSE)![1]!;

it.each(variables.filter((name) => !(name in NOT_PASSED) && !SET.includes(name)))('docker-compose.yml passes %s to the API', (name) => {
  expect(`${shared}${serviceOf('api')}`).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:[-?]`, 'm'));
});

it.each(SET)('docker-compose.yml sets %s for every process of the service', (name) => {
  expect(shared).toMatch(new RegExp(`^ {6}${name}: \\S+$`, 'm'));
});

it('every process of the service has the settings of the stores', () => {
  expect(serviceOf('prepare')).toContain('environment: &service-environment');
  expect(serviceOf('indexer')).toContain('environment: *service-environment');
  expect(serviceOf('api')).toContain('<<: *service-environment');
});

it('the exceptions are variables of the service that the file indeed does not pass', () => {
  expect(Object.keys(NOT_PASSED).filter((name) => !variables.includes(name))).toEqual([]);
  expect(Object.keys(NOT_PASSED).filter((name) => new RegExp(`^ {6}${name}:`, 'm').test(`${shared}${serviceOf('api')}`))).toEqual([]);
});

it('the file passes nothing that the service does not read', () => {
  const passed = [...`${shared}${serviceOf('api')}`.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name!);
  expect(passed.filter((name) => !variables.includes(name))).toEqual([]);
});
