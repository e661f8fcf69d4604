import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintOf, inputFiles, inputsFingerprint } from '../../../src/freshness/inputs.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));

describe('the files that documents and rankings depend on', () => {
  const inputs = inputFiles();

  it.each(['mappings', 'src/conversion', 'indexer/projections'])('has every file of %s', (folder) => {
    expect(filesOf(folder).filter((file) => !inputs.includes(file) && !file.startsWith('mappings/language/'))).toEqual([]);
  });

  it('has no words that only questions in plain English are read with', () => {
    expect(filesOf('mappings/language').length).toBeGreaterThan(0);
    expect(inputs.filter((file) => file.startsWith('mappings/language'))).toEqual([]);
  });

  it('has what these import from other folders, and the packages', () => {
    expect(inputs).toEqual(
      expect.arrayContaining(['src/text/identity-key.ts', 'src/store/title-facts.ts', 'indexer/projections.ts', 'node_modules/natural/package.json']),
    );
  });

  it('has what the title model is trained from', () => {
    expect(inputs).toEqual(expect.arrayContaining(['indexer/title-model.ts', 'src/store/employment-facts.ts', 'src/packed/packed-file.ts']));
  });

  it('has of packages the manifests only', () => {
    expect(inputs.filter((file) => file.startsWith('node_modules/') && !/natural|package\.json$/u.test(file))).toEqual([]);
    expect(inputs.length).toBeLessThan(400);
  });

  it('has nothing of the interfaces', () => {
    expect(inputs.filter((file) => /^src\/(?:rest|dsl|mcp)\//u.test(file))).toEqual([]);
  });
});

describe('the fingerprint', () => {
  const contents = new Map(inputFiles().map((file) => [file, readFileSync(join(ROOT, file))]));
  const files = [...contents.keys()];
  const read = (file: string): Buffer => contents.get(file)!;

  it('is the same as long as nothing changes', () => {
    expect(inputsFingerprint()).toMatch(/^[0-9a-f]{12}$/u);
    expect(fingerprintOf(files, read)).toBe(inputsFingerprint());
  });

  it.each(files)('changes with %s', (changed) => {
    const other = (file: string): Buffer => (file === changed ? Buffer.concat([read(file), Buffer.from(' ')]) : read(file));
    expect(fingerprintOf(files, other)).not.toBe(inputsFingerprint());
  });

  it('changes with a new file and with another name', () => {
    expect(fingerprintOf([...files, 'mappings/new.txt'], (file) => contents.get(file) ?? Buffer.alloc(0))).not.toBe(inputsFingerprint());
    expect(fingerprintOf(['a'], () => Buffer.from('x'))).not.toBe(fingerprintOf(['b'], () => Buffer.from('x')));
  });
});

describe('a program that is compiled', () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'inputs-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('has the same inputs, as JavaScript', () => {
    write('node_modules/stem/package.json', '{ "version": "1.0.0" }');
    write(
      'dist/src/conversion/titles.js',
      `import { key } from "../text/key.js";\nimport stem from 'stem/lib/stem.js';\nread(new URL("weights.json", import.meta.url));`,
    );
    write('dist/src/conversion/weights.json', '{}');
    write('dist/src/conversion/lists.js', `const LISTS = new URL('../../mappings/', import.meta.url);`);
    write('dist/src/text/key.js', '');
    write('dist/src/text/unused.js', '');
    write('dist/mappings/words.txt', '');
    write('dist/indexer/projections.js', '');
    expect(inputFiles(join(root, 'dist'))).toEqual([
      '../node_modules/stem/package.json',
      'indexer/projections.js',
      'mappings/words.txt',
      'src/conversion/lists.js',
      'src/conversion/titles.js',
      'src/conversion/weights.json',
      'src/text/key.js',
    ]);
  });

  it('does not count what is imported for its types alone', () => {
    write('src/conversion/titles.ts', `import type { Row } from '../store/rows.ts';\nimport { key } from '../text/key.ts';`);
    write('src/store/rows.ts', '');
    write('src/text/key.ts', '');
    expect(inputFiles(root)).toEqual(['src/conversion/titles.ts', 'src/text/key.ts']);
  });
});
