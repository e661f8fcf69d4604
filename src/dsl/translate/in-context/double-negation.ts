import { isTopic, skipped, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';

/** What removes rows from a list, as in "leave out those with no badge". */
const REMOVES =
  /^(?:leave|leaving|drop|dropping|skip|skipping|exclude|excluding|omit|omitting|ignore|ignoring|hide|hiding|cut|cutting|filter|filtering|weed|throw|toss|ditch|lose)(?: out| off| away)?(?: (?:the one|those|anything|all|any|the|that|which|who))?$/iu;
const OUT = /^(?:out|off|away)$/iu;
/** What it is said of: "those", "companies that have". */
const OF_ROWS =
  /^(?:the|those|ones?|any|anything|all|that|which|who|with|have|has|are|is|employers?|compan(?:y|ies)|firms?|everyone|anyone|whoever|where|there|is|having|got)$/iu;
const LACKS =
  /^(?:no|without|without (?:a|an|any)|with no|lack|lacks|lacking|have no|has no|not have|that have no|who have no|do not have|does not have|dont have|doesnt have|don't have|doesn't have|with none|none)$/iu;
const MOST_BETWEEN = 4;

/** "Leave out the ones with no overall badge", "drop those without a growth badge": two negations ask for what has one. */
export function withDoubleNegation(all: readonly Item[]): Item[] {
  const items = withNotLeft(all);
  const pair = pairIn(items);
  if (pair === undefined) return [...items];
  const { start, lack } = pair;
  return items.map((item, i) => {
    if (i === lack) return { ...item, means: { kind: 'quantifier', quantifier: 'any' } };
    return i >= start && i < lack ? skipped(item) : item;
  });
}

/** "I'd rather not leave Pennsylvania": there, and nowhere else. */
function withNotLeft(items: readonly Item[]): Item[] {
  const isPlace = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'place';
  const verb = items.findIndex(({ text }, i) => LEAVES.test(text) && isPlace(items[i + 1]));
  const not = items.slice(0, Math.max(verb, 0)).findLastIndex(({ means }) => means.kind !== 'skip');
  if (verb < 0 || items[not]?.means.kind !== 'not') return [...items];
  return items.map((item, i) => (i === not || i === verb ? skipped(item) : item));
}
const LEAVES = /^(?:to )?(?:leave|leaving|move from|move away from|moving away from|move out of|get out of|quit|relocate from)$/iu;

function pairIn(items: readonly Item[]): { readonly start: number; readonly lack: number } | undefined {
  for (const [lack, item] of items.entries()) {
    if (!LACKS.test(item.text) || !items.slice(lack + 1, lack + MOST_BETWEEN).some(isOfBadge)) continue;
    let start = lack - 1;
    while (start >= 0 && lack - start <= MOST_BETWEEN && words(items[start]).every((word) => OF_ROWS.test(word))) start--;
    if (OUT.test(items[start]?.text ?? '')) start--;
    if (REMOVES.test(items[start]?.text ?? '')) return { start, lack };
  }
  return undefined;
}

const words = (item: Item | undefined): readonly string[] => item?.text.split(' ') ?? ['.'];
const isOfBadge = (item: Item): boolean => isTopic(item, BADGES) || item.means.kind === 'level' || item.means.kind === 'archetype';

/** What says that there is nothing of a kind, as in "no platinum badges". "Not platinum" is about one badge. */
export const LACKS_ANY = /\b(?:no|any|zero|without|none|lack|lacking)$/iu;

/** "Gold but not platinum for growth": gold says that it is not platinum, and both are for growth. */
export function withOneLevel(items: readonly Item[]): Item[] {
  const start = items.findIndex((item, i) => isExactLevel(item) && leftOutAfter(items, i) !== undefined);
  const end = leftOutAfter(items, start);
  return items.map((item, i) => (end !== undefined && i > start && i <= end ? skipped(item) : item));
}

/** Where another level is that "but not" leaves out, right after a level. */
function leftOutAfter(items: readonly Item[], start: number): number | undefined {
  const next = items.findIndex(({ means }, i) => i > start && !['not', 'but', 'mark', 'skip'].includes(means.kind));
  const [level, other] = [items[start], items[next]];
  const isOther =
    other !== undefined && isExactLevel(other) && level?.means.kind === 'level' && other.means.kind === 'level' && other.means.level !== level.means.level;
  const not = items.slice(start, next).find(({ means }) => means.kind === 'not');
  return isOther && not !== undefined && !LACKS_ANY.test(not.text) ? next : undefined;
}

const isExactLevel = ({ means }: Item): boolean => means.kind === 'level' && ['Platinum', 'Gold'].includes(means.level);
