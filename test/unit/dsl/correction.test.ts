import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { differences } from '../../../src/dsl/correction/differences.ts';
import { piecesOf } from '../../../src/dsl/correction/pieces.ts';
import { readLoosely } from '../../../src/dsl/correction/read-loosely.ts';
import { MISTAKES } from '../../mistakes/mistakes.ts';
import { mutate } from '../../queries/mutate.ts';
import { Random } from '../../queries/random.ts';

describe('the steps from a query to the corrected one', () => {
  it.each([
    ['LIST JOBS', 'LIST OCCUPATIONS', ['Write OCCUPATIONS instead of JOBS.']],
    ['LIST OCCUPATIONS FOR "Walmart"', 'LIST OCCUPATIONS FOR COMPANY "Walmart"', ['Add COMPANY before "Walmart".']],
    ['LIST ALL CLUSTERS', 'LIST CLUSTERS', ['Remove ALL.']],
    ['LIST CLUSTERS WHERE PAY > 9', 'LIST CLUSTERS WHERE PAY > 9 LIMIT 5', ['Add LIMIT 5 at the end.']],
    ['list companies where state = "ohio"', 'LIST COMPANIES WHERE STATE IS "Ohio"', []],
    ['LIST COMPANIES WHERE GROWTH_BADGE IS NA', 'LIST COMPANIES WHERE BADGE_GROWTH IS NA', ['Write BADGE_GROWTH instead of GROWTH_BADGE.']],
  ])('%s', (given, used, steps) => {
    expect(differences(piecesOf(given)!, piecesOf(used)!)).toEqual(steps);
  });
});

describe('a query that is read without its grammar', () => {
  it.each([
    'LIST COMPANIES FOR CLUSTER 75 AND 76',
    'COMPARE "Walmart" AND "Target"',
    'DELETE COMPANY "x"',
    'SELECT AVG(wage) FROM wages',
    '',
    'weather in Seattle',
  ])('%j is not understood, and nothing of it is dropped', (query) => {
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
