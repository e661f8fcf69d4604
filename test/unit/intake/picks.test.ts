import { TITLE_MATCH_SCHEMA } from '../../../src/catalog/matches.ts';
import { PICK_EXAMPLE, readPick } from '../../../src/intake/picks.ts';

const ID = '3F0D2C7E-9A41-4B6E-8C55-1D2E3F4A5B6C';
const CODE = '29-1141.00';
/** A row with everything that titleconvert can serve. */
const ROW = {
  onet_code: CODE,
  onet_title: 'Registered Nurses',
  onet_frequency: 812,
  match_score: 0.9,
  confidence: 'high',
  probability: 0.97,
  match_source: 'name_corpus',
  recommended: true,
  owner_class: true,
  company_name: null,
  matched_title: 'Registered Nurse',
  matched_ranges: [[0, 10]],
  explanation: [{ kind: 'exact', text: 'known title', weight: 0.9 }],
  cluster_id: 75,
  cluster_name: 'Nursing',
};
const picked = { onet_code: CODE };

const problemsOf = (body: unknown): string[] => {
  const read = readPick(body);
  return 'problems' in read ? read.problems : [];
};

describe('a pick', () => {
  it('keeps of a whole row what is recorded, the id in lower case, the title without blanks around it', () => {
    expect(Object.keys(ROW)).toEqual(Object.keys(TITLE_MATCH_SCHEMA['properties'] as object));
    expect(readPick({ id: ID, query_info: { title: ' RN ' }, picked: ROW })).toEqual({
      pick: {
        id: ID.toLowerCase(),
        title: 'RN',
        onet_code: CODE,
        onet_title: 'Registered Nurses',
        match_score: 0.9,
        cluster_id: 75,
        cluster_name: 'Nursing',
      },
    });
  });

  it.each<[string, unknown]>([
    ['the title in query_info', { query_info: { title: 'RN' }, picked }],
    ['the title beside picked', { title: 'RN', picked }],
    ['the same title in both', { title: 'RN ', query_info: { title: 'RN' }, picked }],
    ['no cluster, as the row says', { title: 'RN', picked: { ...picked, cluster_id: null, cluster_name: null } }],
  ])('%s', (_case, body) => {
    expect(readPick(body)).toEqual({ pick: { title: 'RN', onet_code: CODE } });
  });

  it('is also what a batch recommends', () => {
    const recommended = { onet_code: CODE, onet_title: 'Registered Nurses', score: 1, confidence: 'high', probability: 0.97 };
    expect(readPick({ title: 'RN', picked: recommended })).toEqual({ pick: { title: 'RN', onet_code: CODE, onet_title: 'Registered Nurses', match_score: 1 } });
    expect(readPick({ title: 'RN', picked: { ...picked, score: 1, match_score: 0.9 } })).toEqual({ pick: { title: 'RN', onet_code: CODE, match_score: 0.9 } });
    expect(problemsOf({ title: 'RN', picked: { ...recommended, score: 2 } })).toEqual(['picked.score must be at most 1']);
  });

  it('the example is one', () => {
    expect(problemsOf(PICK_EXAMPLE)).toEqual([]);
  });

  it('titles are bounded where titleconvert bounds them', () => {
    const words = (count: number): string => Array<string>(count).fill('a').join(' ');
    for (const title of ['x'.repeat(300), words(30)]) expect(problemsOf({ title, picked })).toEqual([]);
    expect(problemsOf({ title: 'x'.repeat(301), picked })).toEqual(['title is longer than 300 characters']);
    expect(problemsOf({ title: '😀'.repeat(151), picked })).toEqual(['title is longer than 300 characters']);
    expect(problemsOf({ title: 'ﷺ'.repeat(20), picked })).toEqual(['title is longer than 300 characters']);
    expect(problemsOf({ query_info: { title: words(31) }, picked })).toEqual(['query_info.title has more than 30 words']);
  });
});

const BLANK = 'is blank';
const HALF = 'contains an unpaired surrogate, which is not valid text';

describe('no pick', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['the pick must be a JSON object']],
    ['null', null, ['the pick must be a JSON object']],
    ['a list', [], ['the pick must be a JSON object']],
    ['a text', 'RN', ['the pick must be a JSON object']],
    ['an empty object', {}, ['query_info or title is required', 'picked is required']],
    ['no title', { picked }, ['query_info or title is required']],
    ['query_info without a title', { query_info: {}, picked }, ['query_info.title is required']],
    ['query_info that is none', { query_info: 'RN', picked }, ['query_info must be a JSON object']],
    ['null as title', { title: null, picked }, ['title must be a text']],
    ['two titles', { title: 'RN', query_info: { title: 'nurse' }, picked }, ['title and query_info.title are different. Send only one of them']],
    ['a blank title', { title: ' \n', picked }, [`title ${BLANK}`]],
    ['NUL in the title', { title: 'R\0N', picked }, ['title contains a NUL character']],
    ['half a character in the title', { title: 'R\ud83d', picked }, [`title ${HALF}`]],
    ['half a character in the row', { title: 'RN', picked: { ...picked, company_name: '\udc00' } }, [`picked.company_name ${HALF}`]],
    ['no row', { title: 'RN' }, ['picked is required']],
    ['a code in place of the row', { title: 'RN', picked: CODE }, ['picked must be a JSON object']],
    ['a row without a code', { title: 'RN', picked: { onet_title: 'Nurses' } }, ['picked.onet_code is required']],
    ['a bad id', { id: 'x', title: 'RN', picked }, [expect.stringMatching(/^id must be a version 4 UUID, as in /)]],
    ['an id of another version', { id: ID.replace('-4B', '-1B'), title: 'RN', picked }, [expect.stringMatching(/^id must be a version 4 UUID, /)]],
    ['a member with a typo', { titel: 'RN', title: 'RN', picked }, ['titel is not a field of the pick; did you mean title?']],
    ['an unlikely member', { title: 'RN', picked, zz: 1 }, ['zz is not a field of the pick']],
    ['a member of query_info', { query_info: { title: 'RN', limit: 3 }, picked }, ['query_info.limit is not a field of query_info']],
    [
      'a member of the row with a typo',
      { title: 'RN', picked: { ...picked, onet_titel: 'x' } },
      ['picked.onet_titel is not a field of picked; did you mean onet_title?'],
    ],
    ['a prototype', JSON.parse(`{"title": "RN", "picked": {"onet_code": "${CODE}"}, "__proto__": {}}`), ['__proto__ is not a field of the pick']],
    ['an id of a cluster beyond integers', { title: 'RN', picked: { ...picked, cluster_id: 3e9 } }, ['picked.cluster_id must be at most 2147483647']],
  ])('%s', (_case, body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });

  it.each(['29-1141', '29-1141.0', '291141.00', '29-1141.00 ', '٢٩-1141.00', ''])('code "%s"', (onet_code) => {
    expect(problemsOf({ title: 'RN', picked: { onet_code } })).toEqual([
      'picked.onet_code must be an O*NET-SOC code in the format NN-NNNN.NN, as in 29-1141.00',
    ]);
  });

  it('everything wrong is reported at once, whatever of the row it is', () => {
    const wrong = {
      onet_code: 29,
      onet_title: 'x'.repeat(501),
      onet_frequency: -1,
      match_score: 2,
      confidence: 'sure',
      probability: 2,
      match_source: null,
      recommended: 'yes',
      owner_class: false,
      company_name: 4,
      matched_title: '',
      matched_ranges: 'all',
      explanation: 'why',
      cluster_id: 1.5,
      cluster_name: true,
    };
    expect(Object.keys(wrong)).toEqual(Object.keys(ROW));
    expect(problemsOf({ id: 7, picked: wrong, more: 1 })).toEqual([
      'query_info or title is required',
      'more is not a field of the pick',
      'id must be a text',
      'picked.onet_code must be a text',
      'picked.onet_title is longer than 500 characters',
      'picked.onet_frequency must be at least 0',
      'picked.match_score must be at most 1',
      'picked.confidence must be one of high, medium, low',
      'picked.probability must be at most 1',
      'picked.match_source must be one of name_corpus, database',
      'picked.recommended must be true or false',
      'picked.owner_class must be true',
      'picked.company_name must be a text or null',
      `picked.matched_title ${BLANK}`,
      'picked.matched_ranges must be a list',
      'picked.explanation must be a list',
      'picked.cluster_id must be an integer or null',
      'picked.cluster_name must be a text or null',
    ]);
  });
});
