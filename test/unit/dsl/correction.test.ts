import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { differences } from '../../../src/dsl/correction/differences.ts';
import { piecesOf } from '../../../src/dsl/meanings/pieces.ts';
import { readHelp } from '../../../src/dsl/correction/read-help.ts';
import { readLoosely } from '../../../src/dsl/correction/read-loosely.ts';
import { MISTAKES } from '../../mistakes/mistakes.ts';
import { mutate } from '../../queries/mutate.ts';
import { Random } from '../../queries/random.ts';

describe('the steps from a query to the corrected one', () => {
  it.each([
    ['LIST JOBS', 'LIST OCCUPATIONS', ['Write OCCUPATIONS instead of JOBS.']],
    ['LIST OCCUPATIONS FOR "Walmart"', 'LIST OCCUPATIONS FOR COMPANY "Walmart"', ['Add COMPANY before "Walmart".']],
    ['LIST ALL CLUSTERS', 'LIST CLUSTERS', ['Remove ALL.']],
    ['TITLECONVERT ["nurse",]', 'TITLECONVERT ["nurse"]', ['Remove the comma.']],
    ['LIST COMPANIES LIMIT 1 LIMIT 2', 'LIST COMPANIES LIMIT 2', ['Remove LIMIT 1.']],
    [
      'LIST COMPANIES WHERE STATE IS "Ohio" AND CITY IS "X" AND NAME IS "Y"',
      'LIST COMPANIES WHERE STATE IS "Ohio" AND NAME IS "Y"',
      ['Remove AND CITY IS "X".'],
    ],
    ['TITLECONVERT ["nurse",]', 'TITLECONVERT "nurse"', ['Remove the opening bracket.', 'Remove the comma and the closing bracket.']],
    ['LIST CLUSTERS WHERE PAY > 9', 'LIST CLUSTERS WHERE PAY > 9 LIMIT 5', ['Add LIMIT 5 at the end.']],
    ['LIST CLUSTERS WHERE PAY BETWEEN 3 AND 1', 'LIST CLUSTERS WHERE PAY BETWEEN 1 AND 3', ['Write 1 AND 3 instead of 3 AND 1.']],
    ['LIST COMPANIES limit 5 WHERE STATE IS "Ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio" LIMIT 5', ['Move limit 5 to the end.']],
    ['LIST COMPANIES WHERE STATE IS "Ohio" FOR CLUSTER 75', 'LIST COMPANIES FOR CLUSTER 75 WHERE STATE IS "Ohio"', ['Move FOR CLUSTER 75 before WHERE.']],
    ['list companies where state = "ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"', []],
    ['LIST COMPANIES WHERE GROWTH_BADGE IS NA', 'LIST COMPANIES WHERE BADGE_GROWTH IS NA', ['Write BADGE_GROWTH instead of GROWTH_BADGE.']],
  ])('%s', (given, used, steps) => {
    expect(differences(piecesOf(given)!, piecesOf(used)!)).toEqual(steps);
  });
});

describe('a query in a block of Markdown', () => {
  it.each([
    ['`LIST COMPANIES`', 'LIST COMPANIES'],
    ['``` dsl\nLIST COMPANIES\n```', 'LIST COMPANIES'],
    ['```dsl\n LIST COMPANIES \n```\n', 'LIST COMPANIES'],
    ['```sql\n```', 'sql'],
    ['`LIST` `COMPANIES`', '`LIST` `COMPANIES`'],
    ['```', '```'],
    ['`LIST COMPANIES', '`LIST COMPANIES'],
  ])('%j', (given, inner) => {
    expect(piecesOf(given)).toEqual(piecesOf(inner));
  });

  it('takes no time with blanks that could belong to its start and to its end', () => {
    // Each took a second when the time grew with the third power of the length.
    const start = performance.now();
    for (let i = 0; i < 30; i++) expect(piecesOf(`\`${' '.repeat(1_990)}x`)).toBeDefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

it.each(['NOT LIKE "%bank%"', 'IS NOT LIKE "%bank%"', 'IS NOT CONTAINS "bank"', 'DOES NOT CONTAIN "bank"'])(
  'NAME %s negates the whole condition',
  (condition) => {
    expect(readLoosely(`LIST COMPANIES WHERE NAME ${condition}`)?.conditions).toEqual([
      { kind: 'not', of: expect.objectContaining({ kind: 'field', field: 'NAME', operator: 'contains' }) },
    ]);
  },
);

describe('a query that is read without its grammar', () => {
  it.each([
    'MERGE "Walmart" AND "Target"',
    'DELETE COMPANY "x"',
    '',
    'weather in Seattle',
    // An operator is no name.
    'LIST COMPANIES WHERE FOR IS "x"',
  ])('%j is not understood, and nothing of it is dropped', (query) => {
    expect(readLoosely(query)).toBeUndefined();
  });

  const field = (name: string, operator: string, ...texts: readonly string[]) => ({
    kind: 'field',
    field: name,
    operator,
    values: texts.map((text) => expect.objectContaining({ text })),
  });
  it.each([
    ['STATE IN ("Ohio" OR "Texas")', field('STATE', 'in', 'Ohio', 'Texas')],
    ['STATE IN ("Ohio" AND "Texas")', field('STATE', 'in', 'Ohio', 'Texas')],
    ['STATE IN ("Ohio", "Iowa", or "Texas")', field('STATE', 'in', 'Ohio', 'Iowa', 'Texas')],
    ['STATE IN (WA, OR, CA)', field('STATE', 'in', 'WA', 'OR', 'CA')],
    ['STATE IN (WA, OR)', field('STATE', 'in', 'WA', 'OR')],
    ['CLUSTER_ID IN (75 OR 63)', field('CLUSTER ID', 'in', '75', '63')],
    ['CLUSTER_ID IN (75-80)', field('CLUSTER ID', 'between', '75', '80')],
    ['CLUSTER_ID IS 75-80', field('CLUSTER ID', 'between', '75', '80')],
    [
      'NAME CONTAINS "bank" OR "loan"',
      { kind: 'or', of: [field('NAME', 'contains', 'bank'), field('NAME', 'contains', 'loan')].map((one) => expect.objectContaining(one)) },
    ],
    [
      'NAME CONTAINS "bank" AND "loan"',
      { kind: 'and', of: [field('NAME', 'contains', 'bank'), field('NAME', 'contains', 'loan')].map((one) => expect.objectContaining(one)) },
    ],
    ['PAY > 5 AND < 9', { kind: 'and', of: [field('PAY', 'gt', '5'), field('PAY', 'lt', '9')].map((one) => expect.objectContaining(one)) }],
    ['PAY < 5 OR > 9', { kind: 'or', of: [field('PAY', 'lt', '5'), field('PAY', 'gt', '9')].map((one) => expect.objectContaining(one)) }],
    [
      'NAME CONTAINS "bank" AND NOT "loan"',
      {
        kind: 'and',
        of: [expect.objectContaining(field('NAME', 'contains', 'bank')), { kind: 'not', of: expect.objectContaining(field('NAME', 'contains', 'loan')) }],
      },
    ],
    ['CLUSTER_ID NOT IN (75-80)', { kind: 'not', of: expect.objectContaining(field('CLUSTER ID', 'between', '75', '80')) }],
  ])('%s: the values are those that are written', (condition, meant) => {
    expect(readLoosely(`LIST CLUSTERS WHERE ${condition}`)?.conditions).toEqual([expect.objectContaining(meant)]);
  });

  it.each(['CLUSTER_ID IN (75-80, 90)', 'CLUSTER_ID > 75-80'])('%s is not understood', (condition) => {
    expect(readLoosely(`LIST CLUSTERS WHERE ${condition}`)).toBeUndefined();
  });

  it.each([
    ['CLUSTER IN (75, 63)', 'cluster', ['75', '63']],
    ['COMPANY IN ("Walmart", "Target")', 'company', ['Walmart', 'Target']],
    ['OCCUPATION = "29-1141.00"', 'occupation', ['29-1141.00']],
    ['CLUSTER IS 75', 'cluster', ['75']],
  ])('FOR %s names what follows', (target, noun, texts) => {
    const values = texts.map((text) => expect.objectContaining({ text }));
    expect(readLoosely(`GET WAGES FOR ${target}`)).toMatchObject({ mentions: [{ noun, values }], conditions: [] });
  });

  it.each([
    ['GET PATHWAYS FROM "cashier" TO "cook"', undefined, ['cashier', 'cook']],
    ['GET PATHWAYS FROM CLUSTER 75 TO CLUSTER 63', 'cluster', ['75', '63']],
    ['GET BADGES FOR COMPANY "Walmart" VS "Target"', 'company', ['Walmart', 'Target']],
    ['COMPARE COMPANY "Walmart" WITH "Target"', 'company', ['Walmart', 'Target']],
    ['COMPARE COMPANIES "Walmart" AND "Target"', undefined, ['Walmart', 'Target']],
  ])('%s names several of one kind', (query, noun, texts) => {
    const [mention, ...others] = readLoosely(query)?.mentions ?? [];
    expect([mention?.noun, mention?.values.map(({ text }) => text), others]).toEqual([noun, texts, []]);
  });

  it.each([
    ['GET TOP OCCUPATIONS FOR COMPANY "Boeing"', true],
    ['LIST BEST COMPANIES', true],
    ['LIST TOP 5 COMPANIES', undefined],
    ['LIST COMPANIES', undefined],
  ])('%s', (query, isTop) => {
    expect(readLoosely(query)?.isTop).toBe(isTop);
  });

  it.each(['GET WAGES FOR CLUSTER IN Ohio', 'GET BADGES FOR COMPANY LIMIT 5'])('%s: a keyword is no name', (query) => {
    expect(readLoosely(query)).toBeUndefined();
  });

  it('is read or refused, whatever is in it', () => {
    const random = new Random(17);
    const others = MISTAKES.map(({ query }) => query);
    for (const { query } of MISTAKES) for (let n = 0; n < 20; n++) expect(() => readLoosely(mutate(query, random, others).query)).not.toThrow();
  });

  const fields = [...new Set(FORMS.flatMap(({ resource }) => Object.values(resource?.fields ?? {}).flatMap(({ dsl }) => dsl)))];

  it.each(fields)('keeps the whole name of the field %s, also if it begins with a word that adds nothing elsewhere', (name) => {
    const [condition] = readLoosely(`LIST COMPANIES WHERE ${name} IS Platinum`)?.conditions ?? [];
    expect(condition).toMatchObject({ kind: 'field', field: name.replaceAll('_', ' ') });
  });

  it('is refused if it is long', () => {
    expect(readLoosely(`LIST COMPANIES WHERE ${'STATE IS "x" OR '.repeat(1_000)}STATE IS "y"`)).toBeUndefined();
  });
});

describe('what the words of other languages mean', () => {
  it.each([
    ['COUNT(COMPANIES) WHERE STATE IS "Maine"', { verb: 'count', subject: 'companies' }],
    ['list_companies(state="Ohio", limit=5)', { verb: 'list', subject: 'companies', limit: 5 }],
    ['TITLE_CONVERT(["cook", "driver"])', { verb: 'title convert', mentions: [{ noun: undefined, values: [{ text: 'cook' }, { text: 'driver' }] }] }],
    ['GET WAGEPROGRESSION FOR CLUSTER 75', { verb: 'get', subject: 'wage progression' }],
    ['LIST COMPANIES ORDERBY ALPHA', { order: [{ field: 'ALPHA' }] }],
    ['LIST DESTINATION_CLUSTERS FOR CLUSTER 75 AS MERMAID', { kept: ['FORMAT MERMAID'] }],
    ['LIST DESTINATION_CLUSTERS FOR CLUSTER 75 NAMES', { expand: ['NAMES'] }],
    ['TITLECONVERT "cook" WITH CLUSTER_DETAILS', { expand: ['CLUSTER DETAILS'] }],
    ['LIST COMPANIES RANGE 11 TO 20', { kept: ['RANGE 11-20'] }],
    ['LIST COMPANIES RANGE 11..20', { kept: ['RANGE 11-20'] }],
    ['LIST COMPANIES LIMIT(5)', { limit: 5 }],
    ['LIST COMPANIES LIMIT=5 OFFSET=10', { limit: 5, offset: 10 }],
    ['LIST CLUSTERS WHERE PAY > 80K', { conditions: [{ operator: 'gt', values: [{ text: '80000' }] }] }],
    ['LIST COMPANIES IF STATE IS "Ohio"', { conditions: [{ field: 'STATE', operator: 'is' }] }],
    ['LIST COMPANIES WHERE STATE IS ANY OF ("Ohio", "Texas")', { conditions: [{ field: 'STATE', operator: 'in' }] }],
    ['LIST COMPANIES WHERE STATE DOES NOT EQUAL "Ohio"', { conditions: [{ field: 'STATE', operator: 'is_not' }] }],
    ['LIST COMPANIES EXCEPT STATE "Ohio"', { conditions: [{ kind: 'not', of: { field: 'STATE', operator: 'is' } }] }],
    ['LIST PLATINUM COMPANIES', { conditions: [{ field: 'OVERALL_BADGE', values: [{ text: 'Platinum' }] }] }],
    ['LIST COMPANIES WHERE BADGE = "growth:Gold"', { conditions: [{ field: 'badge growth', values: [{ text: 'Gold' }] }] }],
    ['LIST OCCUPATIONS FOR COMPANY "Boeing" TOP10', { conditions: [{ field: 'TOP10', values: [{ text: '1' }] }] }],
    ['GET WAGES FOR OCCUPATION "29-1141.00" IN LARGE METROS', { conditions: [{ field: 'MSA_SIZE', values: [{ text: 'Large' }] }] }],
    ['FIND COMPANIES "solar" WHERE STATE IS "Ohio"', { mentions: [{ noun: 'text', values: [{ text: 'solar' }] }] }],
    ['SEARCH COMPANIES solar energy', { mentions: [{ noun: 'text', values: [{ text: 'solar energy' }] }] }],
    ['{"dsl": "COUNT INDUSTRIES"}', { verb: 'count', subject: 'industries' }],
    ['```COUNT INDUSTRIES```', { verb: 'count', subject: 'industries' }],
    [String.raw`TITLECONVERT "caf\u00e9 manager"`, { mentions: [{ values: [{ text: 'café manager' }] }] }],
    [String.raw`COMPANYCONVERT "walmart\ntarget"`, { mentions: [{ values: [{ text: 'walmart target' }] }] }],
    [String.raw`COMPANYCONVERT "a\tb\rc\/d \"e\" \\n"`, { mentions: [{ values: [{ text: String.raw`a b c/d "e" \n` }] }] }],
    [
      'LIST COMPANIES WHERE OVERALL_BADGE IN ("Platinum", NULL)',
      {
        conditions: [
          {
            kind: 'or',
            of: [
              { operator: 'in', values: [{ text: 'Platinum' }] },
              { operator: 'is_null', values: [] },
            ],
          },
        ],
      },
    ],
    [
      'LIST COMPANIES WHERE STATE NOT IN ("Ohio", "Texas", null)',
      { conditions: [{ kind: 'and', of: [{ operator: 'not_in', values: [{}, {}] }, { operator: 'is_not_null' }] }] },
    ],
    ['LIST COMPANIES WHERE STATE IN (NULL)', { conditions: [{ operator: 'is_null', values: [] }] }],
    ['dsl: COUNT INDUSTRIES', { verb: 'count', subject: 'industries' }],
  ])('%s', (query, read) => {
    expect(readLoosely(query)).toMatchObject(read);
  });

  it.each([
    ['DESCRIBE COMPANIES', 'HELP COMPANIES'],
    ['EXPLAIN WAGES', 'HELP WAGES'],
    ['HELP ON COMPANIES', 'HELP COMPANIES'],
    ['HELP WHERE', 'HELP SCHEMA'],
    ['HELP ORDER BY', 'HELP SCHEMA'],
    ['HELP LIMIT 5', 'HELP SCHEMA'],
    ['HELP SYNTAX', 'HELP SCHEMA'],
    ['HELP COMPANY BADGES', 'HELP COMPANY_BADGES'],
    ['HELP COMPANY ALIASES', 'HELP COMPANIES'],
    ['HELP LIST COMPANIES', 'HELP COMPANIES'],
    ['HELP COMPANIES WAGES', 'HELP COMPANIES'],
    ['HELP COMPANIES, WAGES', 'HELP COMPANIES'],
    ['HELP SALARY', 'HELP WAGES'],
    ['HELP INDUSTRY', 'HELP COMPANIES'],
    ['HELP CONVERSION', 'HELP CONVERT'],
    ['HELP MERMAID', 'HELP PATHWAYS'],
    ['HELP WAGES, CLUSTERS', 'HELP WAGES'],
    ['HELP WAGES LIMIT 5', 'HELP WAGES'],
    ['HELP COUNT', 'HELP SCHEMA'],
    ['HELP STATE', 'HELP COMPANIES'],
    ['HELP TENURE', 'HELP WAGES'],
    ['HELP TITLES', 'HELP CONVERT'],
    ['HELP GROWTH', 'HELP BADGES'],
    ['HELP TOPICS', 'HELP'],
    ['HELP me find nurses', undefined],
    ['HELP("WAGES")', 'HELP WAGES'],
    ['LIST FIELDS FOR COMPANIES', 'HELP COMPANIES'],
    ['SHOW HELP', 'HELP'],
    ['SHOW TABLES', 'HELP'],
    ['GET VERSION', 'VERSION'],
    ['DESCRIBE COMPANY "Walmart"', undefined],
    ['LIST COMPANIES', undefined],
    ['GET WAGES FOR CLUSTER 75', undefined],
    ['TITLECONVERT "help desk"', undefined],
    ['SHOW COMPANIES', undefined],
  ])('%s asks for %s', (query, help) => {
    expect(readHelp(query)).toBe(help);
  });
});
