import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inputFiles } from '../../../src/freshness/inputs.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('every file that the projections and the conversions read is an input of the fingerprint', async () => {
  const jest = import.meta.jest as ImportMeta['jest'] & { unstable_mockModule(name: string, factory: () => unknown): void };
  const opened = new Set<string>();
  jest.unstable_mockModule('node:fs', () => ({
    ...fs,
    readFileSync: (path: string | URL, options?: Parameters<typeof fs.readFileSync>[1]) => {
      opened.add((path instanceof URL ? fileURLToPath(path) : path).replace(ROOT, ''));
      return fs.readFileSync(path, options);
    },
  }));
  const { indexDefinition } = await import('../../../indexer/definitions.ts');
  indexDefinition('titles');
  await import('../../../indexer/projections.ts');
  await import('../../../src/conversion/titles/title-conversion.ts');
  await import('../../../src/conversion/companies/company-conversion.ts');
  await import('../../../src/conversion/clusters/cluster-conversion.ts');

  expect([...opened]).toEqual(expect.arrayContaining(['mappings/abbreviations.txt', 'mappings/analysis.json', 'src/conversion/titles/evidence/fusion.json']));
  const inputs = new Set(inputFiles());
  expect([...opened].filter((file) => !inputs.has(file))).toEqual([]);
});
