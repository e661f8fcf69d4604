import { textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';
import { BADGES } from '../senses.ts';

const TABLE = /(?:^|\s)(?:matrix|grid|table|cross ?tab|heat ?map|tally|counts?)$/iu;
/** "3x3", "three by three". */
const SQUARE = /^(?:3|three) ?(?:x|×|by|\*) ?(?:3|three)$/iu;
const LONGEST = 3;
const TIMES = /^(?:x|×|by|\*|vs|versus|against|and)$/iu;
const OF_EACH = /^(?:at|in|on|of|for|per|each|every|the|at each|in each|of each)$/iu;
const LEVEL = /^(?:badge )?(?:tiers?|levels?|colors?|colours?|metals?|badges?|badge levels?)$/iu;

/** "3x3 badge matrix", "archetype x tier table": how many of each level there are of each kind of badge. */
export function withBadgeTables(items: readonly Item[]): Item[] {
  const hasTable = items.some(({ text }) => TABLE.test(text));
  const isOfBadges = items.some(
    (item) => isTopic(item, BADGES) || /badges?/iu.test(item.text) || (item.means.kind === 'group' && item.means.name === 'ARCHETYPE'),
  );
  if (!hasTable || !isOfBadges) return [...items];
  return withLevels(withKindsByLevel(withSquare(items)));
}

function withSquare(items: readonly Item[]): Item[] {
  for (let start = 0; start < items.length; start++)
    for (let end = Math.min(items.length, start + LONGEST); end > start; end--) {
      const square = items.slice(start, end);
      const [first, last] = [square[0], square.at(-1)];
      if (first === undefined || last === undefined || !SQUARE.test(textOf(...square))) continue;
      const group: Item = { from: first.from, to: last.to, text: textOf(...square), means: { kind: 'group', name: 'ARCHETYPE' } };
      return [...items.slice(0, start), group, ...items.slice(end)];
    }
  return [...items];
}

/** "Archetype x tier": the answer has both levels anyway. */
function withLevels(items: readonly Item[]): Item[] {
  const group = items.findIndex(({ means }) => means.kind === 'group' && means.name === 'ARCHETYPE');
  const level = items.findIndex(({ text }, i) => i > group && LEVEL.test(text));
  const isTimes = group >= 0 && level > group && items.slice(group + 1, level).every(({ text }) => TIMES.test(text) || OF_EACH.test(text));
  return items.map((item, i) => {
    if (isTimes && i > group && i <= level) return { ...item, means: { kind: 'skip' } };
    return group >= 0 && TABLE.test(item.text) && item.means.kind === 'unknown' ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const KIND = /^(?:badge )?(?:kinds?|types?|categor(?:y|ies)|dimensions?|archetypes?)(?: of badges?)?$/iu;

/** "Kind by level", "badge type and level": one row of each kind, whose columns are the levels. */
function withKindsByLevel(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    ({ text }, i) =>
      TIMES.test(items[i + 1]?.text ?? '') &&
      ((KIND.test(text) && LEVEL.test(items[i + 2]?.text ?? '')) || (LEVEL.test(text) && KIND.test(items[i + 2]?.text ?? ''))),
  );
  if (at < 0) return [...items];
  const isOfRoles = items.some(isRole);
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: { kind: 'group', name: 'ARCHETYPE' } };
    if (i === at + 1 || i === at + 2) return { ...item, means: { kind: 'skip' } };
    return isTopic(item, ['statistics']) && TABLE.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: isOfRoles ? 'role_badges' : 'company_badges' } }
      : item;
  });
}
