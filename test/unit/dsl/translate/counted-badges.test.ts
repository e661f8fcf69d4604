import { COMPANIES } from '../../../../src/catalog/companies.ts';
import type { Condition } from '../../../../src/dsl/syntax-tree.ts';
import { countedBadges } from '../../../../src/dsl/translate/counted-badges.ts';
import { queryFor } from './pure-translation.ts';

const FIELDS = ['OVERALL_BADGE', 'BADGE_EARLY_CAREER', 'BADGE_GROWTH', 'BADGE_STABILITY'];
const LEVEL = { kind: 'text', text: 'Gold', quote: 'double', at: { start: 0, end: 0 } } as const;
const ANY_BADGE = Object.values(COMPANIES.fields).find(({ dsl }) => dsl.includes('ANY_BADGE'))!;

/** Whether a company with gold badges in these fields meets a condition. */
function meets(gold: readonly string[], condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.every((one) => meets(gold, one));
    case 'or':
      return condition.of.some((one) => meets(gold, one));
    case 'not':
      return !meets(gold, condition.of);
    default:
      return condition.field.text === 'ANY_BADGE' ? gold.length > 0 : gold.includes(condition.field.text);
  }
}

describe('the condition that so many badges have a level', () => {
  const all = Array.from({ length: 2 ** FIELDS.length }, (_, bits) => FIELDS.filter((_field, i) => ((bits >> i) & 1) === 1));

  it.each([0, 1, 2, 3, 4].flatMap((least) => [0, 1, 2, 3, 4].map((most) => [least, most] as const)))('holds for %i to %i of them', (least, most) => {
    const condition = countedBadges(ANY_BADGE, { least, most }, LEVEL);
    const isNothing = least > most || (least === 0 && most === FIELDS.length);
    expect(condition === undefined).toBe(isNothing);
    if (condition === undefined) return;
    for (const gold of all) expect(meets(gold, condition)).toBe(gold.length >= least && gold.length <= most);
  });
});

/** A query for at least two gold badges. */
const TWO = (level: string): string =>
  FIELDS.flatMap((field, i) => FIELDS.slice(i + 1).map((other) => `(${field} IS "${level}" AND ${other} IS "${level}")`)).join(' OR ');

/** The same for three. */
const THREE = (level: string): string =>
  FIELDS.toReversed()
    .map(
      (left) =>
        `(${FIELDS.filter((field) => field !== left)
          .map((field) => `${field} IS "${level}"`)
          .join(' AND ')})`,
    )
    .join(' OR ');

it.each([
  ['companies with at least 2 gold badges', `LIST COMPANIES WHERE ${TWO('Gold')}`],
  ['companies that have more than one gold badge', `LIST COMPANIES WHERE ${TWO('Gold')}`],
  ['companies with several platinum badges', `LIST COMPANIES WHERE ${TWO('Platinum')}`],
  ['companies with two or more platinum badges', `LIST COMPANIES WHERE ${TWO('Platinum')}`],
  ['companies with at least two platinum badges', `LIST COMPANIES WHERE ${TWO('Platinum')}`],
  ['companies with more than one platinum badge', `LIST COMPANIES WHERE ${TWO('Platinum')}`],
  ['companies with platinum in two of the four badges', `LIST COMPANIES WHERE (${TWO('Platinum')}) AND NOT (${THREE('Platinum')})`],
  ['companies with gold in at least two of the four badges', `LIST COMPANIES WHERE ${TWO('Gold')}`],
  ['companies with fewer than 2 gold badges in Seattle', `LIST COMPANIES WHERE NOT (${TWO('Gold')}) AND CITY IS "Seattle"`],
  ['companies with no more than one gold badge', `LIST COMPANIES WHERE NOT (${TWO('Gold')})`],
  ['how many companies have fewer than two platinum badges', `COUNT COMPANIES WHERE NOT (${TWO('Platinum')})`],
  ['companies with at least one gold badge', 'LIST COMPANIES WHERE ANY_BADGE IS "Gold"'],
  ['companies with four gold badges', 'LIST COMPANIES WHERE ALL_BADGES IS "Gold"'],
  ['companies with fewer than 3 gold or platinum badges', 'LIST COMPANIES WHERE BADGE_COUNT <= 2'],
  ['companies with at least 2 gold growth badges', 'LIST COMPANIES WHERE BADGE_GROWTH IS "Gold"'],
  ['companies with more gold badges than platinum ones', undefined],
  [
    'roles at Target with at least 2 gold badges',
    'LIST OCCUPATIONS FOR COMPANY "Target" WHERE (BADGE_EARLY_CAREER IS "Gold" AND BADGE_GROWTH IS "Gold") OR (BADGE_EARLY_CAREER IS "Gold" AND BADGE_STABILITY IS "Gold") OR (BADGE_GROWTH IS "Gold" AND BADGE_STABILITY IS "Gold")',
  ],
])('%s', async (question, query) => {
  expect(await queryFor(question)).toBe(query);
});
