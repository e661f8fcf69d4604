import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHODS_PATH, OPERATIONS_PATH, SCHEMA_PATH } from '../../../scripts/docs/client-types.ts';
import { ROOT } from '../../../scripts/docs/pages.ts';

it('what the client is generated from fits the OpenAPI document; run `npm run docs`', () => {
  // In a process of its own: the generator loads the compiler, which takes Jest several times as long.
  const program =
    "const { clientMethods, clientOperations, clientSchema } = await import('./scripts/docs/client-types.ts'); console.log(JSON.stringify([await clientSchema(), clientOperations(), clientMethods()]));";
  const fresh = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as string[];
  expect([SCHEMA_PATH, OPERATIONS_PATH, METHODS_PATH].filter((path, i) => readFileSync(join(ROOT, path), 'utf8') !== fresh[i])).toEqual([]);
});
