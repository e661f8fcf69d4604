import { otherReadings, rankCompanies, type CompanyMatch } from '../../../src/conversion/companies/rank-companies.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import { readTyped } from '../../../src/conversion/companies/typed-name.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';
import { alias, conversionOn, engineWith, name, WEIGHTS } from './company-document.ts';
import { some } from '../../setup/some.ts';

useDemonstrationPlaces();

/** All readings of a text, as the conversion makes them. */
const convert = (text: string, documents: readonly AliasDocument[]): CompanyMatch[] => {
  const typed = readTyped(text);
  return rankCompanies([typed, ...otherReadings(text, typed, WEIGHTS)], documents, WEIGHTS);
};
const confidence = (text: string, documents: readonly AliasDocument[]): string | undefined => convert(text, documents)[0]?.confidence;

const TICKERS = [
  alias('LOW', 'Zorbex', 'abbreviation'),
  alias('FIVE', 'Zorbex', 'abbreviation'),
  alias('ZBX', 'Zorbex', 'abbreviation'),
  alias('Z', 'Zorbex', 'abbreviation'),
];
const UNIVERSITIES = ['Quillan', 'Fennimore', 'Ostrander', 'Brantwell', 'Vellum', 'Zorbex'].map((town) =>
  name(`University of ${town}`, { prominence_value: 6 }),
);
const PROMINENT = { prominence_value: 6 };

describe('a ticker', () => {
  it.each([
    ['ZBX', 'high'],
    ['zbx', 'high'],
    ['LOW', 'high'],
    ['low', 'low'],
    ['Low', 'low'],
    ['FIVE', 'high'],
    ['five', 'low'],
    ['5', undefined],
    ['Z', 'medium'],
    ['z', 'medium'],
    ['NYSE: Z', 'high'],
    ['nyse: low', 'high'],
    ['ZBX Company', 'medium'],
    ['zbx inc', 'medium'],
    ['zbx post office', 'medium'],
    ['low company', undefined],
    ['LOW Department', undefined],
    ['low store 12', undefined],
  ])('%s: %s', (typed, expected) => {
    expect(confidence(typed, TICKERS)).toBe(expected);
  });

  it.each([
    // Typed, letters of the ticker, the company with the ticker, the confidence, and the first company.
    ['zor', 'ZOR', 'Quillan', 'medium', 'Zorbex'],
    ['Zor', 'ZOR', 'Quillan', 'medium', 'Zorbex'],
    ['ZOR', 'ZOR', 'Quillan', 'medium', 'Zorbex'],
    ['NYSE:ZOR', 'ZOR', 'Quillan', 'high', 'Quillan'],
    ['z', 'Z', 'Quillan', 'medium', 'Zorbex'],
    ['Z', 'Z', 'Quillan', 'medium', 'Zorbex'],
    ['zo', 'ZO', 'Quillan', 'medium', 'Zorbex'],
    ['ZO', 'ZO', 'Quillan', 'medium', 'Quillan'],
    ['ZBX', 'ZBX', 'Quillan', 'high', 'Quillan'],
    // It is the first word of the name.
    ['zor', 'ZOR', 'Zor Air', 'high', 'Zor Air'],
  ])('%s that begins the name of a better-known employer: %s of %s', (typed, ticker, company, expected, first) => {
    const documents = [name('Zorbex', PROMINENT), name(company), alias(ticker, company, 'abbreviation')];
    const matches = convert(typed, documents);
    expect(matches[0]).toMatchObject({ company_name: first });
    expect(matches.find((match) => match.company_name === company)).toMatchObject({ confidence: expected });
  });

  it('or any short alias that begins the names of as well-known employers stays first, but is not sure', () => {
    const documents = [name('Quillan'), alias('Zo.', 'Quillan', 'alternate_spelling'), name('Zorbex'), name('Zovella')];
    expect(convert('zo', documents)[0]).toMatchObject({ company_name: 'Quillan', confidence: 'medium' });
    expect(convert('ZO', documents)[0]).toMatchObject({ company_name: 'Quillan', confidence: 'high' });
  });

  it('of one letter is the same in capitals, which phones make of the first letter of a text', () => {
    const documents = [name('Walrus', PROMINENT), name('Quillan'), alias('W', 'Quillan', 'abbreviation'), alias('The W', 'Vellum', 'alternate_spelling')];
    expect(convert('W', documents)).toEqual(convert('w', documents));
    expect(convert('W', documents)[0]).toMatchObject({ company_name: 'Walrus' });
  });

  it('of two capitals is not the ticker next to a better-known name in capitals', () => {
    const documents = [name('ZOS', PROMINENT), name('Quillan'), alias('ZO', 'Quillan', 'abbreviation')];
    expect(convert('ZO', documents)[0]).toMatchObject({ company_name: 'ZOS' });
  });

  it('in capitals is the ticker next to a name that is hardly better known', () => {
    const known = (prominence_value: number): AliasDocument[] => [name('Zorbex', { prominence_value }), alias('ZOR', 'Quillan', 'abbreviation')];
    expect([confidence('ZOR', known(4.3)), confidence('ZOR', known(4.6)), confidence('zor', known(4.3))]).toEqual(['high', 'medium', 'medium']);
  });

  it('of one letter is not a word of a name', () => {
    expect(convert('T', [name('AT&T'), alias('T', 'AT&T', 'abbreviation')])).toMatchObject([{ matched_name: 'T', confidence: 'medium' }]);
  });

  it('and its legal form is an alias when it is on file so', () => {
    expect(confidence('LOW Inc', [alias('LOW Inc', 'Zorbex', 'abbreviation')])).toBe('high');
    expect(convert('low', [alias('LOW Inc', 'Zorbex', 'abbreviation')])).toEqual([]);
  });
});

describe('a name of several employers', () => {
  it.each([
    ['an alias of two', 'Quillan', [alias('Quillan', 'Quillan Marsh', 'alternate_spelling'), alias('Quillan', 'Quillan Energy', 'alternate_spelling')]],
    ['an alias that is the name of another', 'QM', [name('QM'), alias('QM', 'Quillan Marsh', 'abbreviation')]],
    ['an alias with which many names go on', 'University', [alias('University', 'Quillan', 'alternate_spelling'), ...UNIVERSITIES]],
    ['a name without its legal form with which many go on', 'University', [name('University Company'), ...UNIVERSITIES]],
  ])('%s is not high', (_, typed, documents) => {
    const matches = convert(typed, documents);
    expect(matches.length).toBeGreaterThan(1);
    for (const match of matches.filter(({ match_score }) => match_score < 1)) expect(match.confidence).not.toBe('high');
  });

  it('the company of exactly this name is high all the same', () => {
    expect(confidence('University Company', [name('University Company'), ...UNIVERSITIES])).toBe('high');
  });
});

describe('the beginning of a name', () => {
  it('is high for one employer only', () => {
    expect(confidence('University of Qu', UNIVERSITIES)).toBe('high');
    for (const typed of ['Univ', 'University', 'University of']) {
      const matches = convert(typed, UNIVERSITIES);
      expect(matches).toHaveLength(UNIVERSITIES.length);
      for (const match of matches) expect(match.confidence).toBe('medium');
    }
  });

  it('is doubtful when it is an English word', () => {
    expect(confidence('lowe', [name("Lowe's", PROMINENT)])).toBe('high');
    expect(confidence('low', [name("Lowe's", PROMINENT)])).toBe('medium');
  });

  it.each(['C.H', 'c.h.', "L'O"])('is rather the one with the same periods and apostrophes: %s', (typed) => {
    const documents = ['Chipzorb', 'Chubzorb', 'Chezorb', 'Lowezorb', 'Lozorb'].map((one) => name(one));
    const [first] = convert(typed, [...documents, name('C.H. Zorbex'), name("L'Orbex")]);
    expect(first).toMatchObject({ company_name: /^l/iu.test(typed) ? "L'Orbex" : 'C.H. Zorbex', confidence: 'medium' });
  });

  it('means the shorter of two names of which one begins with the other', () => {
    const matches = convert('zorb', [name('Zorbex', PROMINENT), name('Zorbex Web Services', PROMINENT)]);
    expect(matches.map(({ company_name, confidence }) => [company_name, confidence])).toEqual([
      ['Zorbex', 'high'],
      ['Zorbex Web Services', 'medium'],
    ]);
  });

  it.each([
    ['Inc', 'Incyte', true],
    ['Co', 'Corvane', true],
    ['The', 'The Zorbex Company', true],
    ['The Co', 'The Corvane Company', true],
    ['the co', 'Corvane', true],
    ['Inc.', 'Incyte', false],
    ['N/A', 'Navane', false],
    ['The Company, LLC', 'Companyard', false],
  ])('may be a legal form: %s, %s: %s', (typed, company, isListed) => {
    const matches = convert(typed, [name(company)]);
    expect(matches.map(({ match_type }) => match_type)).toEqual(isListed ? ['prefix'] : []);
    for (const match of matches) expect(match.confidence).toBe('medium');
  });
});

describe('a whole name with something around it', () => {
  const documents = [name('Zorbex'), name('Wells Fargo'), alias('Vellum', 'Quillan Marsh', 'former_name'), alias('ZBX', 'Zorbex', 'abbreviation')];

  it.each([
    ['Zorbex store 1234', 'Zorbex'],
    ['Zorbex #1234', 'Zorbex'],
    ['Store 1234 Zorbex', 'Zorbex'],
    ['#0456 Zorbex', 'Zorbex'],
    ['Zorbex T-1234', 'Zorbex'],
    ['Zorbex store 1234 Bentonville', 'Zorbex'],
    ['Zorbex Round Rock, TX', 'Zorbex'],
    ['Zorbex in Houston', 'Zorbex'],
    ['Zorbex Plano', 'Zorbex'],
    ['Zorbex Dist Ctr', 'Zorbex'],
    ['Houston Zorbex', 'Zorbex'],
    ['Zorbex Post Office Chicago', 'Zorbex'],
    ['Headquarters of Zorbex', 'Zorbex'],
    ['Zorbex Retail Store Inc', 'Zorbex'],
    ['zorbex.com', 'Zorbex'],
    ['www.zorbex.com', 'Zorbex'],
    ['https://www.zorbex.com/', 'Zorbex'],
    ['https://careers.zorbex.org/jobs', 'Zorbex'],
    ['jobs@zorbex.com', 'Zorbex'],
    ['wellsfargo.com', 'Wells Fargo'],
    ['Wells Fargo Chicago', 'Wells Fargo'],
    ['Vellum warehouse', 'Quillan Marsh'],
  ])('%s: %s, high', (typed, company) => {
    expect(convert(typed, documents)[0]).toMatchObject({ company_name: company, confidence: 'high' });
  });

  it.each([
    ...['s', 'st', 'stor', 'store 12 s', 'store 12 sea', 'store 12 seattl', '#12 Cincinnati O', '#12 Smyr', '#12 Smyrna T', 'superc', 'distribution cen'],
    ...['hou', 'san fr', 'Salt Lake Ci', 'new', 'in hou', 'near', 'Smyrn', 'Bentonvill', '- Houston, T', 'Houston, T', '- Salt Lake City, U'],
  ])('Zorbex %s: accepted while that is typed, but not high', (typed) => {
    const others = [...documents, alias('The U', 'Quillan Marsh', 'alternate_spelling')];
    const [first] = convert(`Zorbex ${typed}`, others);
    expect(first).toMatchObject({ company_name: 'Zorbex', confidence: expect.not.stringMatching('high') });
    expect(first?.match_score).toBeGreaterThan(0.6);
  });

  it.each(['Zorbex deepmind', 'Zorbex Foundation', 'Zorbex Foundat', 'Zorbex st Inc', 'Zorbexy st'])(
    '%s: not accepted, because no place goes on so',
    (typed) => {
      expect(convert(typed, [name('Zorbex')])[0]?.match_score ?? 0).toBeLessThan(0.6);
    },
  );

  it('is after the names that begin so', () => {
    const both = [name('Zorbex Stone', { company_name: 'Quillan' }), name('Zorbex')];
    expect(convert('Zorbex st', both).map(({ company_name }) => company_name)).toEqual(['Quillan', 'Zorbex']);
  });

  it('is not a half-typed word after a place, unless it is written so', () => {
    const cit = [name('CIT Group'), alias('CIT', 'CIT Group', 'abbreviation')];
    for (const typed of ['new york cit', 'Los Angeles cit', 'kansas cit']) expect(convert(typed, cit)[0]?.match_score ?? 0).toBeLessThan(0.6);
    expect(convert('Houston CIT', [name('CIT')])).toMatchObject([{ confidence: 'high' }]);
  });

  it('is not what a name ends with after a place, if these are English words', () => {
    const bank = name('Valley Bank');
    for (const typed of ['Ohio Valley Bank', 'Ohio Valley Bank Corp', '37 Valley Bank', 'Valley Bank Kodak']) {
      expect(convert(typed, [bank]).filter(({ confidence }) => confidence === 'high')).toEqual([]);
    }
  });

  it('is not the beginning of a name that needs the place', () => {
    expect(convert('University of Houston', UNIVERSITIES).filter(({ confidence }) => confidence === 'high')).toEqual([]);
  });

  it('is the longest such name, and none where all is one', () => {
    const both = [name('Post Office'), name('Post')];
    expect(convert('Post Office', both).filter(({ confidence }) => confidence === 'high')).toMatchObject([{ company_name: 'Post Office' }]);
    expect(convert('Post Office Houston', both).filter(({ confidence }) => confidence === 'high')).toMatchObject([{ company_name: 'Post Office' }]);
  });
});

describe('a word that may be meant as such', () => {
  const GROUP = [name('Table Group', PROMINENT), name('Table One', PROMINENT), alias('Shell', 'Zorbex', 'alternate_spelling')];

  it.each([
    ['Table 2', 'Table Group', 'medium'],
    ['Table 1', 'Table One', 'high'],
    ['shell 3', 'Zorbex', 'medium'],
    ['shell 1234', 'Zorbex', 'high'],
    ['shell store 3', 'Zorbex', 'high'],
    ['Table Group 2', 'Table Group', 'high'],
  ])('next to a number of one or two digits is not sure: %s', (typed, company, confidence) => {
    expect(convert(typed, GROUP)[0]).toMatchObject({ company_name: company, confidence });
  });

  it('is low as a part of a name', () => {
    expect(convert('student', [name('Quillan Student', PROMINENT)])).toMatchObject([{ confidence: 'low' }]);
    expect(convert('fennimore', [name('Quillan Fennimore', PROMINENT)])).toMatchObject([{ confidence: 'medium' }]);
  });

  it('is low as the beginning of a former name', () => {
    const former = (text: string): string | undefined => confidence(text, [alias('Orange Table Teachers Zorb Union', 'Zorbex', 'former_name')]);
    expect([former('orange table'), former('orange table teachers zo')]).toEqual(['low', 'medium']);
  });

  it.each<[string, AliasDocument]>([
    ['hospital', alias('Hospital of Quillan', 'Zorbex', 'subsidiary')],
    ['corporation', alias('Corporation of Quillan', 'Zorbex', 'legal_name')],
    // These are short for the word.
    ['technology', name('Tech Zorbex')],
    ['insurance', alias('Ins Zorbex', 'Inszorbex', 'alternate_spelling')],
  ])('is low as the beginning of what is not the name as written: %s', (typed, document) => {
    expect(convert(typed, [document])).toMatchObject([{ confidence: 'low' }]);
  });

  it('is not begun by the word that a part of a name is short for', () => {
    expect(convert('insur', [alias('Ins Zorbex', 'Inszorbex', 'alternate_spelling')])).toEqual([]);
    expect(convert('ins zor', [alias('Ins Zorbex', 'Inszorbex', 'alternate_spelling')])).toMatchObject([{ confidence: 'medium' }]);
    expect(convert('intl', [name('International Zorbex')])).toMatchObject([{ confidence: 'medium' }]);
  });

  it('is low as a place', () => {
    expect(confidence('Houston', [name('Houston Zorbex', PROMINENT)])).toBe('low');
    expect(confidence('Houston Z', [name('Houston Zorbex', PROMINENT)])).toBe('high');
  });

  it.each<[string, string, AliasDocument]>([
    ['yes', 'low', alias('The Yes', 'Zorbex', 'subsidiary')],
    ['the yes', 'high', alias('The Yes', 'Zorbex', 'subsidiary')],
    ['new', 'low', alias('New Corp', 'Zorbex', 'typo')],
    ['new corp', 'high', alias('New Corp', 'Zorbex', 'typo')],
    ['time', 'low', alias('Time Inc.', 'Zorbex', 'former_name')],
    ['pink', 'medium', alias('PINK', 'Zorbex', 'subsidiary')],
    ['square', 'high', alias('Square', 'Zorbex', 'former_name')],
    ['farmers', 'high', alias('Farmers Group, Inc.', 'Zorbex', 'legal_name')],
    ['north table', 'high', alias('The North Table', 'Zorbex', 'subsidiary')],
  ])('is no name of a part, or a former one, without its legal form: %s, %s', (typed, expected, document) => {
    expect(convert(typed, [document])).toMatchObject([{ confidence: expected }]);
  });

  it.each<[string, string, AliasDocument]>([
    ['wall street', 'low', alias('The Wall Street Zorb', 'Zorbex', 'subsidiary')],
    ['wall street zo', 'medium', alias('The Wall Street Zorb', 'Zorbex', 'subsidiary')],
    ['table street in', 'high', name('Table Street Inns', PROMINENT)],
    ['table street in', 'medium', alias('Table Street Inns', 'Table Street', 'subsidiary')],
  ])('is low as the beginning of what a part of a company is called: %s, %s', (typed, expected, document) => {
    expect(convert(typed, [document])).toMatchObject([{ confidence: expected }]);
  });

  it.each([
    ['84', '84.51', 'low'],
    ['365', '365 by Zorbex', 'low'],
    ['24', '24 Hour Zorb', 'low'],
    ['3', '3Z', 'low'],
    ['1', 'One Zorb', 'low'],
    ['84.51', '84.51', 'high'],
    ['84', '84', 'high'],
    ['1', 'ONEOK', undefined],
    ['7', 'SevenRooms', undefined],
    ['Capital 1', 'Capital One', 'high'],
  ])('is low if it is a number, and no word that begins with its name: %s, %s: %s', (typed, company, expected) => {
    expect(confidence(typed, [name(company, PROMINENT)])).toBe(expected);
  });

  it('is no typo of a name', () => {
    expect(convert('none', [name('E-ONE')])[0]?.match_score ?? 0).toBeLessThan(0.45);
  });

  it('is the employer with this ticker before others whose names begin so', () => {
    const documents = [name('Catalune', { prominence_value: 6.1 }), name('Caterzorb', PROMINENT), alias('CAT', 'Caterzorb', 'abbreviation')];
    expect(convert('cat', documents).map(({ company_name }) => company_name)).toEqual(['Caterzorb', 'Catalune']);
  });
});

describe('two names with a slash', () => {
  const documents = [name('Meta Quillan'), alias('Meta', 'Meta Quillan', 'alternate_spelling'), alias('Vellum', 'Meta Quillan', 'former_name'), name('Zorbex')];

  it('of one employer', () => {
    for (const typed of ['Vellum/Meta', 'Meta / Vellum', 'Vellum/Sunny Foods']) {
      expect(convert(typed, documents)[0]).toMatchObject({ company_name: 'Meta Quillan', confidence: 'high' });
    }
  });

  it('of which an English word is no name without its legal form', () => {
    expect(convert('Quad/Graphics, Inc.', [alias('Graphics Group', 'Zorbex', 'legal_name')]).filter(({ confidence }) => confidence === 'high')).toEqual([]);
  });

  it('of two employers: neither is sure', () => {
    const matches = convert('Vellum/Zorbex', documents);
    expect(matches.map(({ company_name }) => company_name).sort()).toEqual(['Meta Quillan', 'Zorbex']);
    for (const match of some(matches)) expect(match.confidence).toBe('medium');
  });
});

describe('the employer that a name resolves to', () => {
  const conversion = (documents: readonly AliasDocument[]) => conversionOn(engineWith(documents));

  it('is none for a beginning that many share', async () => {
    const { employer, near } = await conversion(UNIVERSITIES).employerNamed('University of');
    expect(employer).toBeUndefined();
    expect(near).toHaveLength(3);
  });

  it.each(['student', 'houston', 'medical', '24'])('is none for %s, which may be meant as such', async (text) => {
    const documents = ['Quillan Student', 'Houston Zorbex', 'Medical Zorbex', '24 Hour Zorb'].map((one) => name(one, PROMINENT));
    const { employer, near } = await conversion(documents).employerNamed(text);
    expect(employer).toBeUndefined();
    expect(near).toHaveLength(1);
  });

  it.each<[string, AliasDocument[]]>([
    ['now', [alias('NOW', 'Zorbex', 'abbreviation')]],
    ['yes', [alias('The Yes', 'Zorbex', 'subsidiary')]],
    ['zor', [alias('ZOR', 'Quillan', 'abbreviation'), name('Zorbex', PROMINENT), name('Zorvane', PROMINENT)]],
    ['wall street', [alias('The Wall Street Zorb', 'Zorbex', 'subsidiary')]],
  ])('is none for the alias %s, which may be meant otherwise', async (text, documents) => {
    expect((await conversion(documents).employerNamed(text)).employer).toBeUndefined();
  });

  it('is the only one that comes near', async () => {
    expect((await conversion([name('Zorbex'), ...UNIVERSITIES]).employerNamed('zorbxe')).employer).toMatchObject({ company_name: 'Zorbex' });
  });
});

describe('an institution of nearly the same words', () => {
  const columbus = { home: ['columbus', 'ohio'] };
  const known = [
    name('Ohio State University', columbus),
    alias('Ohio State', 'Ohio State University', 'common'),
    name('University of Texas at Austin', { home: ['austin', 'texas'] }),
    { ...alias('University of Texas', 'University of Texas at Austin', 'alternate_spelling'), home: ['austin', 'texas'] },
    name('University of Michigan', { home: ['ann', 'arbor', 'michigan'] }),
    name('Houston Methodist', { home: ['houston', 'texas'] }),
    alias('City of Chicago Public Schools', 'Chicago Public Schools', 'alternate_spelling'),
    alias('County of Los Angeles', 'Los Angeles County', 'legal_name'),
    alias('Trustees of Zorbex University in the City of New York', 'Zorbex University', 'legal_name'),
    name('City of New York'),
  ];

  it.each([
    ['Ohio University', 'Ohio State University'],
    ['State of Ohio', 'Ohio State University'],
    ['City of Chicago', 'Chicago Public Schools'],
    ['City of Los Angeles', 'Los Angeles County'],
    ['City of New York', 'Zorbex University'],
    ['University of Texas at El Paso', 'University of Texas at Austin'],
    ['University of Texas Houston', 'University of Texas at Austin'],
    ['University of Texas at Dallas Library', 'University of Texas at Austin'],
  ])('%s is not %s', (typed, company) => {
    const found = convert(typed, known).find(({ company_name }) => company_name === company);
    expect(found?.match_score ?? 0).toBeLessThan(0.6);
  });

  it.each([
    ['Ohio State', 'Ohio State University'],
    ['ohio st', 'Ohio State University'],
    ['City of Ch', 'Chicago Public Schools'],
    ['City of Chicago Public', 'Chicago Public Schools'],
    ['County of Los Angeles', 'Los Angeles County'],
    ['City of New York', 'City of New York'],
    ['Ohio State Univ', 'Ohio State University'],
    ['University of Texas', 'University of Texas at Austin'],
    ['University of Texas Austin TX', 'University of Texas at Austin'],
    ['University of Texas, TX', 'University of Texas at Austin'],
    ['Michigan University', 'University of Michigan'],
    ['University of Michigan Houston', 'University of Michigan'],
    ['Houston Methodist Dallas', 'Houston Methodist'],
  ])('%s is %s', (typed, company) => {
    expect(convert(typed, known)[0]).toMatchObject({ company_name: company });
    expect(convert(typed, known)[0]!.match_score).toBeGreaterThan(0.6);
  });
});

describe('a name whose words only begin with those of a text, here and there', () => {
  const bankers = alias('American Bankers Insurance Company of Florida', 'Quillan', 'subsidiary');
  const homeland = name('Department of Homeland Security');

  it.each([
    ['bank of am', name('Bank of America'), bankers],
    ['bank of america', name('Bank of America'), bankers],
    ['Home D', name('Home Depot'), homeland],
  ])('is not listed below the one that begins so: %s', (typed, begun, other) => {
    const accepted = convert(typed, [begun, other]).filter(({ match_score }) => match_score >= 0.6);
    expect(accepted.map(({ company_name }) => company_name)).toEqual([begun.company_name]);
  });

  it.each([
    ['home d', [homeland], 'Department of Homeland Security'],
    ['new york cit', [name('New York City Schools'), name('City of New York')], 'City of New York'],
    ['gen elec', [name('Gen Electronics'), name('General Electric')], 'General Electric'],
  ] as const)('is listed if nothing else begins so, if the words are finished, or if they are next to each other: %s', (typed, documents, company) => {
    expect(convert(typed, documents).map(({ company_name }) => company_name)).toContain(company);
  });
});

describe('several employers in a text', () => {
  const documents = [name('Zorbex'), name('Quillan'), alias('QLN', 'Quillan', 'abbreviation'), name('Ostrander & Pell')];
  it.each([
    ['zorbex and quillan', ['Quillan', 'Zorbex']],
    ['Zorbex, QLN before that', ['Quillan', 'Zorbex']],
    ['Zorbex (now Quillan)', ['Quillan', 'Zorbex']],
    // Names have such words, too: each part must be one.
    ['Zorbex and Vellum', []],
    ['Ostrander & Pell', ['Ostrander & Pell']],
  ])('%s', (typed, expected) => {
    const found = convert(typed, documents).filter(({ match_score }) => match_score >= 0.6);
    expect(found.map(({ company_name }) => company_name).sort()).toEqual(expected);
  });
});

describe('a job, a department, or a shift next to a name', () => {
  it.each(['zorbex night shift', 'Zorbex RN', 'zorbex #412 billing dept', 'zorbex welder', 'zorbex labor and delivery nurse', 'ER nurse Quillan Marsh'])(
    '%s',
    (typed) => {
      expect(convert(typed, [name('Zorbex'), name('Quillan Marsh')])[0]?.match_score).toBe(0.88);
    },
  );
});

it.each([
  ['quillan university', 'Quillan Freight Line'],
  ['Quillan State University', 'Quillan University'],
])('%s is not %s', (typed, known) => {
  expect(convert(typed, [name(known)])[0]?.match_score ?? 0).toBeLessThan(0.6);
});
