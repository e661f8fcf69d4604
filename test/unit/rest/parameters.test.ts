import type { Request } from 'express';
import { COMPANIES } from '../../../src/catalog/companies.ts';
import { WAGES } from '../../../src/catalog/wages.ts';
import { ApiError } from '../../../src/errors/api-error.ts';
import type { Plan } from '../../../src/catalog/plan.ts';
import { readParameters } from '../../../src/rest/parameters.ts';
import type { Parameters } from '../../../src/routing/parameter.ts';
import { listParameters, listPlan } from '../../../src/rest/resource-parameters.ts';

const LIST = listParameters(COMPANIES);
const PATH = '/api/companies';
const EXAMPLE = `${PATH}?industry=Banking`;
type Query = Record<string, string | string[]>;

const read = <T extends Parameters>(declared: T, query: Query) =>
  readParameters({ method: 'GET', originalUrl: `${PATH}?as=sent`, params: {}, query } as unknown as Request, declared, EXAMPLE);
const plan = (query: Query): Plan => listPlan(COMPANIES, read(LIST, query));

/** The body of the 400 with which a query is refused. */
// The shape of a body is what tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function refusal(ask: () => unknown): Record<string, unknown> & { error: string; suggestion: string; data: any } {
  try {
    ask();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.status).toBe(400);
    return error.body('req-1') as ReturnType<typeof refusal>;
  }
  throw new Error('the query was accepted');
}

describe('a list of companies as a plan', () => {
  it('without parameters: the defaults', () => {
    expect(plan({})).toEqual({
      resource: 'companies',
      filter: undefined,
      sort: [{ order: 'alpha', reversed: false }],
      limit: 50,
      offset: 0,
      expand: [],
      withScore: false,
    });
  });

  it('with everything', () => {
    expect(
      plan({
        industry: 'Banking',
        overall_badge: 'gold',
        search: ' bank ',
        limit: '10',
        offset: '20',
        order_by: 'PLATINUM',
        include_score: '1',
        expand: 'Timestamps, relationships',
      }),
    ).toEqual({
      resource: 'companies',
      filter: {
        kind: 'all',
        of: [
          { kind: 'in', field: 'industry', values: ['Banking'] },
          { kind: 'in', field: 'overall_badge', values: ['Gold'] },
          { kind: 'contains', field: 'search', text: 'bank' },
        ],
      },
      sort: [{ order: 'platinum', reversed: false }],
      limit: 10,
      offset: 20,
      expand: ['timestamps', 'relationships'],
      withScore: true,
    });
  });

  it.each<[Query, string, unknown[]]>([
    [{ overall_badge: 'Ranked' }, 'overall_badge', ['Platinum', 'Gold']],
    [{ overall_badge: 'platinum,GOLD,Ranked' }, 'overall_badge', ['Platinum', 'Gold']],
    [{ badge_growth: 'NA' }, 'badge_growth', [null]],
    [{ badge_stability: 'na, Gold' }, 'badge_stability', [null, 'Gold']],
    [{ event_type: 'None' }, 'event_type', ['none']],
    [{ event_type: 'acquired,MERGED' }, 'event_type', ['acquired', 'merged']],
    [{ industry_id: '5, 7' }, 'industry_id', [5, 7]],
    [{ company_uid: 'a,b' }, 'company_uid', ['a', 'b']],
    [{ sector: 'Banking' }, 'industry', ['Banking']],
    [{ industry: 'Food, Beverage' }, 'industry', ['Food, Beverage', 'Food', 'Beverage']],
    [
      { industry: 'Retail,Food, Beverage' },
      'industry',
      ['Retail,Food, Beverage', 'Retail', 'Retail, Food', 'Retail, Food, Beverage', 'Food', 'Food, Beverage', 'Beverage'],
    ],
  ])('%p', (query, field, values) => {
    expect(plan(query).filter).toEqual({ kind: 'all', of: [{ kind: 'in', field, values }] });
  });

  it('bounds are comparisons, inclusive at both ends, next to the exact values', () => {
    expect(plan({ badge_count: '2', min_badge_count: '1', max_badge_count: '3' }).filter).toEqual({
      kind: 'all',
      of: [
        { kind: 'in', field: 'badge_count', values: [2] },
        { kind: 'compare', field: 'badge_count', operator: 'gte', value: 1 },
        { kind: 'compare', field: 'badge_count', operator: 'lte', value: 3 },
      ],
    });
  });

  it('a very long comma list does not grow with the square of its length', () => {
    const names = Array.from({ length: 150 }, (_, i) => i.toString(36)).join(',');
    expect((plan({ industry: names }).filter as unknown as { of: { values: unknown[] }[] }).of[0]!.values).toHaveLength(151);
  });

  it.each([
    ['name_desc', 'alpha_desc'],
    ['Alpha_Desc', 'alpha_desc'],
    ['badge_count', 'badge_count'],
  ])('order_by=%s is the order %s; sort means the same', (spelled, order) => {
    expect(plan({ order_by: spelled }).sort).toEqual([{ order, reversed: false }]);
    expect(plan({ sort: spelled }).sort).toEqual([{ order, reversed: false }]);
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('include_score=%s is %p', (text, value) => {
    expect(plan({ include_score: text }).withScore).toBe(value);
  });

  it.each([
    ['1', '0'],
    ['1000', '999999'],
  ])('limit=%s and offset=%s are taken', (limit, offset) => {
    expect(plan({ limit, offset })).toMatchObject({ limit: Number(limit), offset: Number(offset) });
  });
});

describe('what is refused, and how it is reported', () => {
  it('an unknown parameter: named, with the valid ones and a did-you-mean', () => {
    expect(refusal(() => plan({ industri: 'Banking' }))).toEqual({
      success: false,
      error: 'Unknown parameter: industri',
      suggestion: expect.stringMatching(
        /^industri is not a parameter of this endpoint; did you mean industry\? Valid parameters: industry, sector, .*expand\.$/,
      ),
      example: EXAMPLE,
      data: { unknown_fields: ['industri'], valid_fields: expect.arrayContaining(['industry', 'sector', 'limit', 'offset', 'order_by', 'sort', 'expand']) },
      request_id: 'req-1',
    });
  });

  it('several unknown parameters are all named; one like no other gets no did-you-mean', () => {
    const body = refusal(() => plan({ limti: '1', zzz: '1' }));
    expect(body.error).toBe('Unknown parameters: limti, zzz');
    expect(body.suggestion).toContain('did you mean limit?');
    expect(body.suggestion).toContain('zzz is not a parameter of this endpoint.');
    expect(body.data.unknown_fields).toEqual(['limti', 'zzz']);
  });

  const LIMIT = 'Set limit to an integer from 1 to 1000, for example ';
  const OFFSET = 'Set offset to an integer from 0 to 1000000, for example ';
  const LONG_NAME = 'x'.repeat(501);

  it.each<[what: string, query: Query, error: string, suggestion: string, corrected?: string]>([
    ['a repeated parameter', { limit: ['1', '2'] }, 'limit is given more than once', 'Send limit only once.'],
    ['a repeated parameter of equal values', { industry: ['A', 'A'] }, 'industry is given more than once', 'Send industry only once.', 'industry=A'],
    [
      'a parameter and its alias',
      { industry: 'A', sector: 'B' },
      'sector and industry are the same parameter',
      'Remove sector or industry. The example leaves out sector=B.',
      'industry=A',
    ],
    [
      'an alias and its parameter',
      { sector: 'B', industry: 'A' },
      'sector and industry are the same parameter',
      'Remove sector or industry. The example leaves out sector=B.',
      'industry=A',
    ],
    [
      'order_by and sort',
      { order_by: 'alpha', sort: 'gold' },
      'sort and order_by are the same parameter',
      'Remove sort or order_by. The example leaves out sort=gold.',
      'order_by=alpha',
    ],
    ['an empty parameter', { industry: '' }, 'industry is empty', 'Set industry to a value, for example industry=Banking, or omit it.', ''],
    ['a blank parameter', { limit: '  ' }, 'limit is empty', 'Set limit to a value, or omit it.', ''],
    [
      'a comma list of nothing',
      { company_uid: ' , ' },
      'company_uid must not be an empty list',
      'For example, company_uid=00000000-0000-5000-8000-000000000000 works.',
      'company_uid=00000000-0000-5000-8000-000000000000',
    ],
    ['limit 0', { limit: '0' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=1.`, 'limit=1'],
    ['a negative limit', { limit: '-5' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=5.`, 'limit=5'],
    ['limit above the maximum', { limit: '1001' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=1000.`, 'limit=1000'],
    ['a limit that is no number', { limit: 'ten' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=10.`, 'limit=10'],
    ['a fractional limit', { limit: '10.5' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=10.`, 'limit=10'],
    ['an exponent', { limit: '1e2' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=50.`, 'limit=50'],
    ['a plus sign', { limit: '+5' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=5.`, 'limit=5'],
    ['the space that an unencoded plus sign is', { limit: ' 5' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=5.`, 'limit=5'],
    [
      'more values than a list has',
      { industry_id: Array.from({ length: 501 }, (_, i) => i + 1).join(',') },
      'industry_id has more than 500 values',
      'Send at most 500 values, and the others in further requests.',
    ],
    ['a hexadecimal limit', { limit: '0x10' }, 'limit must be an integer from 1 to 1000', `${LIMIT}limit=50.`, 'limit=50'],
    ['a negative offset', { offset: '-1' }, 'offset must be an integer from 0 to 1000000', `${OFFSET}offset=0.`, 'offset=0'],
    ['a non-integer offset', { offset: '1.5' }, 'offset must be an integer from 0 to 1000000', `${OFFSET}offset=1.`, 'offset=1'],
    ['an offset beyond all integers', { offset: '9'.repeat(30) }, 'offset must be an integer from 0 to 1000000', `${OFFSET}offset=1000000.`, 'offset=1000000'],
    ['a text industry_id', { industry_id: 'x' }, 'industry_id must be an integer', 'For example, industry_id=1107743617 works.', 'industry_id=1107743617'],
    [
      'an industry_id beyond 31 bits',
      { industry_id: '2147483648' },
      'industry_id must be an integer from 0 to 2147483647',
      'For example, industry_id=1107743617 works.',
      'industry_id=1107743617',
    ],
    ['more badges than there are', { badge_count: '9' }, 'badge_count must be an integer from 0 to 4', 'For example, badge_count=4 works.', 'badge_count=4'],
    [
      'a lower bound on more badges than there are',
      { min_badge_count: '5' },
      'min_badge_count must be an integer from 0 to 4',
      'Set min_badge_count to an integer from 0 to 4, for example min_badge_count=4.',
      'min_badge_count=4',
    ],
    ['a text that is too long', { search: LONG_NAME }, 'search is longer than 500 characters', 'Shorten search to 500 characters or fewer.'],
    ['NUL in a text', { search: 'a\0b' }, 'search contains a NUL character or an unpaired surrogate', 'Remove these characters from search.'],
    ['half a surrogate pair', { search: 'a\ud800' }, 'search contains a NUL character or an unpaired surrogate', 'Remove these characters from search.'],
    [
      'a minimum above its maximum',
      { min_badge_count: '3', max_badge_count: '1' },
      'min_badge_count (3) is greater than max_badge_count (1)',
      'Swap the two bounds (min_badge_count=1&max_badge_count=3), or omit one of them.',
      'min_badge_count=1&max_badge_count=3',
    ],
  ])('%s', (_, query, error, suggestion, ...[corrected]) => {
    const body = refusal(() => plan(query));
    expect(body.error).toBe(error);
    expect(body.data.problems).toEqual([{ parameter: error.split(' ')[0], message: error }]);
    expect(body.suggestion).toBe(suggestion);
    expect(body['example']).toBe(corrected === undefined ? EXAMPLE : corrected === '' ? PATH : `${PATH}?${corrected}`);
  });

  it('a minimum that is malformed is not compared with its maximum', () => {
    expect(refusal(() => plan({ min_badge_count: 'x', max_badge_count: '1' })).data.problems).toHaveLength(1);
  });

  it.each([
    ['11', '10'],
    ['-1', '0'],
    ['five', '5'],
    ['senior', '10'],
  ])('years_in=%s: the range, the valid values, and the one that was meant', (years_in, near) => {
    const body = refusal(() => listPlan(WAGES, read(listParameters(WAGES), { years_in })));
    expect(body.error).toBe('years_in must be an integer from 0 to 10');
    expect(body.suggestion).toBe(`For example, years_in=${near} works.`);
    expect(body.data.valid_values).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it.each(['yes', 'on', 'truee', '2', 'constructor', '__proto__', 'null'])('include_score=%s: the valid values', (text) => {
    const body = refusal(() => plan({ include_score: text }));
    expect(body.error).toBe('include_score must be true or false');
    expect(body.data.valid_values).toEqual(['true', 'false']);
  });

  it.each<[Query, string, string[]]>([
    [{ overall_badge: 'Platnum' }, 'overall_badge must be one of Platinum, Gold, Ranked, NA; did you mean Platinum?', ['Platinum', 'Gold', 'Ranked', 'NA']],
    [{ badge_growth: 'Gold,Silver' }, 'badge_growth must be one of Platinum, Gold, Ranked, NA', ['Platinum', 'Gold', 'Ranked', 'NA']],
    [
      { event_type: 'aquired' },
      'event_type must be one of none, acquired, acquired_still_operating, merged, rebranded, split, chapter_11_bankruptcy; did you mean acquired?',
      ['none', 'acquired', 'acquired_still_operating', 'merged', 'rebranded', 'split', 'chapter_11_bankruptcy'],
    ],
    [
      { order_by: 'platinium' },
      'order_by must be one of alpha, alpha_desc, name_desc, platinum, gold, badge_count, industry; did you mean platinum?',
      ['alpha', 'alpha_desc', 'name_desc', 'platinum', 'gold', 'badge_count', 'industry'],
    ],
    [
      { expand: 'timestamp,relationships' },
      'expand must be a comma-separated list of relationships, timestamps, not "timestamp"; did you mean timestamps?',
      ['relationships', 'timestamps'],
    ],
  ])('a value outside an enumeration: %p', (query, error, valid) => {
    const body = refusal(() => plan(query));
    expect(body.error).toBe(error);
    expect(body.data.valid_values).toEqual(valid);
  });

  it.each<[Query, string]>([
    [{ overall_badge: 'Gold,' }, 'overall_badge has an empty item before or after a comma'],
    [{ overall_badge: ',Gold' }, 'overall_badge has an empty item before or after a comma'],
    [{ industry: 'Banking,,Retail' }, 'industry has an empty item before or after a comma'],
    [{ event_type: 'merged, ,split' }, 'event_type has an empty item before or after a comma'],
    [{ badge_count: '1,,2' }, 'badge_count has an empty item before or after a comma'],
    [{ company_uid: 'a,,b' }, 'company_uid has an empty item before or after a comma'],
    [{ expand: 'relationships,' }, 'expand has an empty item before or after a comma'],
  ])('an empty item of a list: %p', (query, error) => {
    expect(refusal(() => plan(query)).error).toBe(error);
  });

  it.each<[Query, string]>([
    [{ industri: 'Banking', limit: '5' }, 'industry=Banking&limit=5'],
    [{ Industry: 'Food, Beverage', limit: '0' }, 'industry=Food%2C%20Beverage&limit=1'],
    [{ overall_badge: 'Platnum,gold', search: 'a & b' }, 'overall_badge=Platinum%2Cgold&search=a%20%26%20b'],
    [{ badge_count: '3,5' }, 'badge_count=3'],
    [{ industry: ['Banking', 'Retail'] }, 'industry=Banking%2CRetail'],
    [{ overall_badge: 'Gold|platnum' }, 'overall_badge=Gold%2CPlatinum'],
    [{ sort: 'name' }, 'sort=alpha'],
    [{ sort: '-alpha' }, 'sort=alpha_desc'],
    [{ sort: 'badge_count desc' }, 'sort=badge_count'],
    [{ sort: 'alpha', order: 'desc' }, 'sort=alpha_desc'],
    [{ min_badge_count: '2.5', max_badge_count: '3.5' }, 'min_badge_count=3&max_badge_count=3'],
    [{ event_type: 'bankrupt' }, 'event_type=chapter_11_bankruptcy'],
    [{ include_score: 'yes', sort_by: 'gold', page_size: '5', skip: '3' }, 'include_score=true&order_by=gold&limit=5&offset=3'],
    // The name and the value are wrong.
    [{ event: 'merge' }, 'event_type=merged'],
    [{ minimum_badge_count: '9', max_badge_count: '2' }, 'min_badge_count=2&max_badge_count=4'],
    [{ industri: 'Banking', industry: 'Banking' }, 'industry=Banking'],
    [{ order: 'desc' }, 'order_by=alpha_desc'],
    [{ page: '3', per_page: '20' }, 'limit=20&offset=40'],
    [{ page: '2', sort: 'gold' }, 'sort=gold&offset=50'],
    [{ page: '1', sort: 'gold' }, 'sort=gold'],
    [{ name: 'Walmart' }, 'search=Walmart'],
    [{ query: 'bank' }, 'search=bank'],
    [{ company_name: 'Walmart' }, 'search=Walmart'],
    // The value shows which of two parameters is meant.
    [{ badges: '3' }, 'badge_count=3'],
    [{ badges: 'gold' }, 'overall_badge=gold'],
    [{ sortBy: 'name', sortOrder: 'desc' }, 'order_by=alpha_desc'],
    [{ pageSize: '5', pageNumber: '2', industry: 'Banking' }, 'limit=5&industry=Banking&offset=5'],
    [{ 'filter[industry]': 'Banking' }, 'industry=Banking'],
    [{ badge_count_gte: '2' }, 'min_badge_count=2'],
    [{ 'badge_count[lte]': '2' }, 'max_badge_count=2'],
    [{ 'badge_count>': '2' }, 'min_badge_count=2'],
    [{ badge_count: '>2' }, 'min_badge_count=3'],
    [{ tier: 'gold' }, 'overall_badge=gold'],
    [{ limit: 'all', sort: 'gold' }, 'limit=1000&sort=gold'],
    [{ expand: 'all' }, 'expand=relationships%2Ctimestamps'],
    [{ badge_count: '2-3' }, 'min_badge_count=2&max_badge_count=3'],
    [{ badge_count: '3+' }, 'min_badge_count=3'],
    [{ badge_count: '<=2' }, 'max_badge_count=2'],
  ])('the example is the corrected request: %p', (query, corrected) => {
    expect(refusal(() => plan(query))['example']).toBe(`${PATH}?${corrected}`);
  });

  it.each<Query>([
    { colour: 'red', limit: '0' },
    { company_state: 'OH' },
    { search: 'x'.repeat(501), limit: '0' },
    { industri: 'Retail', industry: 'Banking' },
  ])('where nothing can be corrected, the example is that of the endpoint: %p', (query) => {
    expect(refusal(() => plan(query))['example']).toBe(EXAMPLE);
  });

  it.each<[Query, string]>([
    [{ include_score: 'maybe' }, 'include_score=true'],
    [{ overall_badge: '!Gold' }, 'overall_badge=Platinum'],
    [{ event_type: 'ipo' }, 'event_type=none'],
    [{ sort: '-industry' }, 'sort=alpha'],
    [{ badge_count: '2.5' }, 'badge_count=4'],
  ])('where nothing else would be left, the example has a value that works: %p', (query, works) => {
    expect(refusal(() => plan(query))['example']).toBe(`${PATH}?${works}`);
  });

  it.each<[Query, string, string]>([
    [{ overall_badge: 'Platinum,Silver' }, 'overall_badge=Platinum', 'overall_badge=Silver'],
    [{ badges: 'Platinum,Silver' }, 'overall_badge=Platinum', 'overall_badge=Silver'],
    [{ expand: 'relationships,wages' }, 'expand=relationships', 'expand=wages'],
    [{ sort: 'alpha,platinum' }, 'sort=alpha', 'sort=platinum'],
    [{ industry: 'Banking', colour: 'red' }, 'industry=Banking', 'colour=red'],
    [{ industry: 'Banking', event_type: 'ipo' }, 'industry=Banking', 'event_type=ipo'],
    [{ industry: 'Banking', sort: ['alpha', 'gold'] }, 'industry=Banking', 'sort=alpha,gold'],
  ])('what cannot be asked for is left out, and named: %p', (query, corrected, left) => {
    const { example, suggestion } = refusal(() => plan(query));
    expect({ example, suggestion }).toEqual({ example: `${PATH}?${corrected}`, suggestion: expect.stringMatching(`The example leaves out ${left}.$`) });
  });

  it('all problems of a request at once', () => {
    const body = refusal(() =>
      plan({ limit: '0', offset: '-1', overall_badge: 'Silver', event_type: 'sold', industry_id: 'x', include_score: 'maybe', search: '', colour: 'red' }),
    );
    expect(body.data.problems.map(({ parameter }: { parameter: string }) => parameter)).toEqual([
      'limit',
      'offset',
      'overall_badge',
      'event_type',
      'industry_id',
      'include_score',
      'search',
    ]);
    expect(body.data.unknown_fields).toEqual(['colour']);
    for (const parameter of ['limit', 'offset', 'overall_badge', 'event_type', 'industry_id', 'include_score', 'search', 'colour'])
      expect(body.error).toContain(parameter);
  });

  it('a parameter without a name is shown as such', () => {
    const body = refusal(() => plan({ '': '' }));
    expect(body.error).toBe('Unknown parameter: "" (without a name)');
    expect(body.suggestion).toMatch(/^"" \(without a name\) is not a parameter of this endpoint\. Valid parameters: /);
    expect(body.data.unknown_fields).toEqual(['']);
  });

  it('names of Object.prototype are unknown parameters like any other', () => {
    const query = JSON.parse('{"constructor": "1", "__proto__": "1", "toString": "1"}') as Query;
    expect(refusal(() => plan(query)).data.unknown_fields).toEqual(['constructor', '__proto__', 'toString']);
  });
});

describe('parameters of other kinds', () => {
  const declared = {
    title: { type: 'text', required: true, aliases: ['name'], maximumLength: 5, description: '' },
    min_score: { type: 'number', minimum: 0, maximum: 1, default: 0.5, description: '' },
  } as const;

  it('a required one that is missing is named', () => {
    const body = refusal(() =>
      readParameters({ originalUrl: '/api/titleconvert', params: {}, query: {} } as unknown as Request, declared, '/api/titleconvert?title=registered%20nurse'),
    );
    expect(body.data.problems).toEqual([{ parameter: 'title', message: 'title is required' }]);
    expect(body.suggestion).toBe('Add title, for example ?title=registered%20nurse.');
  });

  it('an alias satisfies it', () => {
    expect(read(declared, { name: 'RN' })).toEqual({ title: 'RN', min_score: 0.5 });
  });

  it('an empty one is empty, not missing', () => {
    expect(refusal(() => read(declared, { title: '' })).error).toBe('title is empty');
  });

  it('its own maximum length holds', () => {
    expect(refusal(() => read(declared, { title: 'nurses' })).error).toBe('title is longer than 5 characters');
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['.5', 0.5],
    ['1e-2', 0.01],
  ])('min_score=%s', (text, value) => {
    expect(read(declared, { title: 'RN', min_score: text }).min_score).toBe(value);
  });

  it.each(['1.1', '-0.1', 'NaN', 'Infinity', '0,5', 'high', '1e999'])('min_score=%s is refused', (text) => {
    expect(refusal(() => read(declared, { title: 'RN', min_score: text })).error).toBe('min_score must be a number from 0 to 1');
  });
});
