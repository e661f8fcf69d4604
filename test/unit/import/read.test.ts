import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demonstrationIndustries } from '../../setup/demonstration-industries.ts';
import { readObservations, type KnownNames } from '../../../import/observations.ts';
import { readOnet } from '../../../import/onet.ts';
import { Gazetteer } from '../../../src/gazetteer/gazetteer.ts';
import { TableError } from '../../../src/tables/row.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, lines: readonly string[]): string => {
  const path = join(folder, file);
  writeFileSync(path, `${lines.join('\r\n')}\r\n`);
  return path;
};
const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof TableError) return error.problems.map(({ file, line, column, value }) => `${file}:${line} ${column} ${value}`);
    throw error;
  }
  return [];
};

const OCCUPATIONS = ['O*NET-SOC Code\tTitle\tDescription', '99-1011.00\tLamplighters\tLight lamps.', '99-1011.01\tChief Lamplighters\tLead them.'];
const ALTERNATES = [
  'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)',
  '99-1011.00\tLamp Attendant (Lamp Att)\tn/a\t01',
  '99-1011.00\tLamp Lighter\tLL\t01',
  '99-1011.00\tlamp lighter\tn/a\t02',
];

const RELATED = ['O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex', '99-1011.00\t99-1011.01\tPrimary-Short\t1'];
const TOOLS = ['O*NET-SOC Code\tExample\tHot Technology'];

describe('an O*NET database', () => {
  it('needs two files; what is not there is not used', () => {
    write('Occupation Data.txt', OCCUPATIONS);
    write('Alternate Titles.txt', ALTERNATES);
    const onet = readOnet(folder);
    expect(onet.occupations).toEqual([
      { code: '99-1011.00', title: 'Lamplighters', description: 'Light lamps.', jobZone: null },
      { code: '99-1011.01', title: 'Chief Lamplighters', description: 'Lead them.', jobZone: null },
    ]);
    expect(onet.titles.map(({ title }) => title)).toEqual(['Lamp Attendant (Lamp Att)', 'Lamp Lighter', 'LL']);
    expect(onet.related).toEqual([]);
  });

  it('takes job zones, reported titles, tools and relations where they are', () => {
    write('Occupation Data.txt', OCCUPATIONS);
    write('Alternate Titles.txt', ALTERNATES);
    write('Job Zones.txt', ['O*NET-SOC Code\tJob Zone\tDate\tDomain Source', '99-1011.00\t2\t01/2020\tAnalyst']);
    write('Sample of Reported Titles.txt', ['O*NET-SOC Code\tReported Job Title\tShown in My Next Move', '99-1011.01\tHead Lamplighter\tN']);
    write('Technology Skills.txt', ['O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand', '99-1011.00\tLampSoft\t1\tx\tY\tN']);
    write('Related Occupations.txt', ['O*NET-SOC Code\tRelated O*NET-SOC Code\tRelatedness Tier\tIndex', '99-1011.00\t99-1011.01\tPrimary-Short\t1']);
    const onet = readOnet(folder);
    expect(onet.occupations[0]?.jobZone).toBe(2);
    expect(onet.titles.at(-1)).toEqual({ code: '99-1011.01', title: 'Head Lamplighter' });
    expect(onet.technologies).toEqual([{ code: '99-1011.00', example: 'LampSoft', isHot: true }]);
    expect(onet.related).toEqual([{ code: '99-1011.00', relatedCode: '99-1011.01', tier: 'Primary-Short', rank: 1 }]);
  });

  it('tells every problem with its place', () => {
    write('Occupation Data.txt', [...OCCUPATIONS, '991011\tX\tY', '99-1011.00\tAgain\tZ']);
    write('Alternate Titles.txt', [...ALTERNATES, '99-9999.00\tGhost\tn/a\t01', '99-1011.00\t\tn/a\t01', '99-1011.00\tShort line']);
    write('Job Zones.txt', ['O*NET-SOC Code\tJob Zone', '99-1011.00\t9']);
    expect(problemsOf(() => readOnet(folder))).toEqual([
      'Occupation Data.txt:4 code 991011',
      'Occupation Data.txt:5 code 99-1011.00',
      'Job Zones.txt:2 zone 9',
      'Alternate Titles.txt:7  99-1011.00\tShort line',
      'Alternate Titles.txt:5 code 99-9999.00',
      'Alternate Titles.txt:6 title ',
    ]);
  });

  it.each([
    [
      'a title that does not fit the id of a search document',
      'Occupation Data.txt',
      [...OCCUPATIONS, `99-1011.02\t${'x'.repeat(401)}\tD`],
      'Occupation Data.txt:4 title',
    ],
    [
      'a title that only its normalized form makes too long',
      'Occupation Data.txt',
      [...OCCUPATIONS, `99-1011.02\t${'\ufdfa'.repeat(100)}\tD`],
      'Occupation Data.txt:4 title',
    ],
    [
      'an alternate title that only its normalized form makes too long',
      'Alternate Titles.txt',
      [...ALTERNATES, `99-1011.00\t${'\ufdfa'.repeat(100)}\tn/a\t01`],
      'Alternate Titles.txt:5 title',
    ],
    ['one title for two codes', 'Occupation Data.txt', [...OCCUPATIONS, '99-1011.02\tLamplighters\tD'], 'Occupation Data.txt:4 title'],
    ['no occupation', 'Occupation Data.txt', OCCUPATIONS.slice(0, 1), 'Occupation Data.txt:1 '],
    ['no alternate title', 'Alternate Titles.txt', ALTERNATES.slice(0, 1), 'Alternate Titles.txt:1 '],
    ['a NUL', 'Occupation Data.txt', [...OCCUPATIONS, '99-1011.02\tA\0B\tD'], 'Occupation Data.txt:4 '],
    ['a pair twice', 'Related Occupations.txt', [...RELATED, RELATED[1]!], 'Related Occupations.txt:3 related'],
    ['a rank that no column holds', 'Related Occupations.txt', [RELATED[0]!, '99-1011.00\t99-1011.01\tPrimary-Short\t40000'], 'Related Occupations.txt:2 rank'],
    ['a rank in another notation', 'Related Occupations.txt', [RELATED[0]!, '99-1011.00\t99-1011.01\tPrimary-Short\t0x10'], 'Related Occupations.txt:2 rank'],
    ['a job zone in another notation', 'Job Zones.txt', ['O*NET-SOC Code\tJob Zone', '99-1011.00\t0x2'], 'Job Zones.txt:2 zone'],
    ['a tool without a name', 'Technology Skills.txt', [TOOLS[0]!, '99-1011.00\t\tY'], 'Technology Skills.txt:2 example'],
    ['a tool whose name no index holds', 'Technology Skills.txt', [TOOLS[0]!, `99-1011.00\t${'x'.repeat(401)}\tY`], 'Technology Skills.txt:2 example'],
  ])('refuses %s', (_, file, lines, problem) => {
    write('Occupation Data.txt', OCCUPATIONS);
    write('Alternate Titles.txt', ALTERNATES);
    write(file, lines);
    const problems = problemsOf(() => readOnet(folder));
    expect(problems[0]).toMatch(new RegExp(`^${problem}`, 'u'));
  });

  it('names the files and the columns that are missing', () => {
    expect(problemsOf(() => readOnet(folder)).map((problem) => problem.split(':')[0])).toEqual(['Occupation Data.txt', 'Alternate Titles.txt']);
    write('Occupation Data.txt', ['Code\tTitle', '99-1011.00\tX']);
    write('Alternate Titles.txt', ALTERNATES);
    expect(problemsOf(() => readOnet(folder))).toEqual(['Occupation Data.txt:1 code Code\tTitle', 'Occupation Data.txt:1 description Code\tTitle']);
  });
});

const KNOWN: KnownNames = {
  industries: demonstrationIndustries(),
  codes: new Set(['99-1011.00', '99-1011.01']),
  gazetteer: new Gazetteer({
    metros: [{ cbsa: '12345', name: 'Lampton-Wick, TX-OK', population: 60_000 }],
    zips: [
      { zip: 75001, city: 'Lampton', state: 'TX', cbsa: '12345' },
      { zip: 75002, city: 'Nowhere', state: 'TX', cbsa: null },
    ],
  }),
};
const HEADER = 'title\tcode\tcompany\tindustry\tlocation\tcount';

describe('title observations', () => {
  it('take codes of 6 and of 8 digits, sectors and industries, states, cities and metros', () => {
    const path = write('seen.tsv', [
      HEADER,
      'lamp man\t99-1011\tWick & Sons\t54\tTX\t3',
      'lamp man\t99-1011.01\t\tUtilities\tLampton, TX\t',
      'lamp man\t99-1011\t\t541511\ttexas\t2',
      'lamp man\t99-1011\t\tSoftware and Internet\tLampton-Wick, TX-OK\t2',
      'lamp man\t99-1011\t\t\tNowhere, TX\t2',
    ]);
    expect(
      readObservations(path, KNOWN).map(({ occupation, employer, sector, state, cbsa, count }) => [occupation, employer, sector, state, cbsa, count]),
    ).toEqual([
      ['99-1011', 'Wick & Sons', '54', 'TX', null, 3],
      ['99-1011.01', null, '22', 'TX', '12345', 1],
      ['99-1011', null, '54', 'TX', null, 2],
      ['99-1011', null, '51', 'TX', '12345', 2],
      ['99-1011', null, null, 'TX', null, 2],
    ]);
  });

  it('rows that say the same are added up; title and code are enough; headers have other names too', () => {
    const path = write('seen.tsv', ['norm\tsoc6\tn', 'lamp man\t99-1011\t3', 'lamp man\t99-1011\t4']);
    expect(readObservations(path, KNOWN)).toMatchObject([{ title: 'lamp man', occupation: '99-1011', count: 7 }]);
  });

  it('tells every problem with its place', () => {
    const path = write('seen.tsv', [
      HEADER,
      '\t99-1011\t\t\t\t1',
      'a\t991011\t\t\t\t1',
      'a\t99-2222\t\t\t\t1',
      'a\t99-1011\t\tmagic\t\t1',
      'a\t99-1011\t\t\tAtlantis\t1',
      'a\t99-1011\t\t\t\t0.5',
    ]);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual([
      'seen.tsv:2 title ',
      'seen.tsv:3 occupation 991011',
      'seen.tsv:4 occupation 99-2222',
      'seen.tsv:5 industry magic',
      'seen.tsv:6 location Atlantis',
      'seen.tsv:7 count 0.5',
    ]);
  });

  it.each(['1e3', '0x10', '1.0', '+5', '-1', '1,000', '2147483648', '99999999999999999999'])('the count %s is refused', (count) => {
    const path = write('seen.tsv', ['title\tcode\tcount', `a\t99-1011\t${count}`]);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual([`seen.tsv:2 count ${count}`]);
  });

  it('counts whose sum no column holds are refused, at the line that goes over it', () => {
    const path = write('seen.tsv', ['title\tcode\tcount', 'a\t99-1011\t2147483647', 'a\t99-1011\t1', 'b\t99-1011\t1']);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual(['seen.tsv:3 count 1']);
  });

  it('a NUL is refused', () => {
    const path = write('seen.tsv', ['title\tcode', 'a\0b\t99-1011']);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual(['seen.tsv:2  a\0b\t99-1011']);
  });

  it('a column that stands twice under two names is refused', () => {
    const path = write('seen.tsv', ['title\tnorm\tcode', 'a\tb\t99-1011']);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual(['seen.tsv:1 title title, norm']);
  });

  it('a column that it does not know is refused: it may be a misspelled one', () => {
    const path = write('seen.tsv', ['title\tcode\tcompani', 'a\t99-1011\tWick']);
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual(['seen.tsv:1 compani compani']);
  });

  it('the further columns of exported picks are passed over', () => {
    const path = write('seen.tsv', ['title\tcode\tid\trecorded_at\trecorded_by\tcluster_name', 'a\t99-1011\t1\t2026\tx\ty']);
    expect(readObservations(path, KNOWN)).toHaveLength(1);
  });

  it('a file without observations is refused, so that none are lost', () => {
    expect(problemsOf(() => readObservations(write('seen.tsv', [HEADER]), KNOWN))).toEqual(['seen.tsv:1  ']);
  });

  it('what is no UTF-8, no file, or not there is refused', () => {
    const path = join(folder, 'bytes.tsv');
    writeFileSync(path, Buffer.concat([Buffer.from(`${HEADER}\nlamp`), Buffer.of(0xff, 0xfe), Buffer.from('\t99-1011\t\t\t\t1\n')]));
    expect(problemsOf(() => readObservations(path, KNOWN))).toEqual(['bytes.tsv:1  ']);
    expect(problemsOf(() => readObservations(folder, KNOWN))).toHaveLength(1);
    expect(problemsOf(() => readObservations(join(folder, 'none.tsv'), KNOWN))).toEqual(['none.tsv:1  ']);
  });
});
