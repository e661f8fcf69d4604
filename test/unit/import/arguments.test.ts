import { readImportArguments, USAGE } from '../../../import/arguments.ts';

describe('the arguments of an import', () => {
  it.each([
    [['onet', 'folder'], { kind: 'onet', path: 'folder', isRepresentative: false }],
    [['observations', 'seen.tsv'], { kind: 'observations', path: 'seen.tsv', isRepresentative: false }],
    [['observations', 'seen.tsv', '--representative'], { kind: 'observations', path: 'seen.tsv', isRepresentative: true }],
    [['observations', '--representative', 'seen.tsv'], { kind: 'observations', path: 'seen.tsv', isRepresentative: true }],
    [['census', '--population', 'p.csv', '--delineation', 'd.csv'], { kind: 'census', files: { delineation: 'd.csv', population: 'p.csv', zips: undefined } }],
  ])('%j', (args, read) => {
    expect(readImportArguments(args)).toEqual(read);
  });

  it.each([
    [['onet', 'folder', '--representative'], '--representative is not an option of import:onet. It has no options.'],
    [['observations', 'seen.tsv', '--representativ'], '--representativ is not an option of import:observations. Its options: --representative.'],
    [['observations', 'seen.tsv', '--representative=false'], '--representative=false is not an option of import:observations. Its options: --representative.'],
    [['observations', 'seen.tsv', '--representative', '--representative'], '--representative is given twice.'],
    [['observations', '--representative'], 'The file to import is missing.'],
    [['onet'], 'The folder to import is missing.'],
    [['census', '--population', 'p.csv'], '--delineation is missing.'],
    [['census', 'folder'], '--delineation and --population are missing.'],
    [['census', 'folder', '--population', 'p.csv', '--delineation', 'd.csv'], 'folder is not expected. Each file follows its option.'],
    [['census', '--population', '--delineation', 'd.csv'], '--population needs a file.'],
    [['observations', 'seen.tsv', 'more.tsv'], 'Only one file can be imported. Also given: more.tsv.'],
  ])('%j: %s', (args, problem) => {
    expect(() => readImportArguments(args)).toThrow(`${problem}\n${USAGE}`);
  });

  it.each([[[]], [['toString', 'x']], [['pool', 'seen.tsv']]])('%j: the usage', (args) => {
    expect(() => readImportArguments(args)).toThrow(USAGE);
  });
});
