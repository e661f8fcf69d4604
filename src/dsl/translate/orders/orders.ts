import { indexesOf, type Indexed } from '../indexed.ts';
import { coveredBy, type Facet } from '../reading.ts';
import { readKey } from './keys.ts';
import { directionOf, isBadges, isEmployers, isEntryLevel, isFigure, isOfEmployers, isPostings, LARGEST, namesOf, orderedOf, type Ordered } from './ordered.ts';
import { readSuperlative } from './superlatives.ts';

/** "By share of graduates, lowest first": the direction is said apart from the order. */
const NAMES_ORDER = /^(?:by|sort|order|share|rank)/iu;

/** Interprets superlatives, "by …", and "per …". */
export function readOrders(items: readonly Indexed[], taken: ReadonlySet<number>): Facet[] {
  const ordered = orderedOf(items, taken);
  const facets: Facet[] = [];
  for (const item of items) if (!taken.has(item.index) && !coveredBy(facets).has(item.index)) facets.push(...readItem(ordered, item));
  const hasOrder = facets.some(({ kind }) => kind === 'order' || kind === 'best');
  return withFirst(ordered, onlyOne(hasOrder ? facets : [...facets, ...readDirection(ordered)]));
}

function readItem(ordered: Ordered, item: Indexed): Facet[] {
  const { items, subjects, directions } = ordered;
  const { means, text, index: at } = item;
  const shared = { text, at, covers: [at] };
  if (isByEntryLevel(ordered, item)) return [{ kind: 'order', ...shared, names: ['ENTRY_POSTING_COUNT'], direction: 'desc' }];
  if (isWanted(ordered, item)) return [{ kind: 'best', ...shared, archetype: 'stability' }];
  switch (means.kind) {
    case 'group':
      // "Top 10 by overall badge" is ranked by it; only counts are grouped by it.
      return means.name === 'OVERALL_BADGE' && items.some((one) => one.means.kind === 'superlative')
        ? [{ kind: 'order', ...shared, names: ['PLATINUM'], direction: 'desc' }]
        : [{ kind: 'group', ...shared, name: means.name }];
    case 'order': {
      // "Well paid" is an order of a list, and a question about the pay of a single job.
      const isOfSubject = isEmployers(items[items.indexOf(item) + 1]);
      if (means.topic !== undefined && subjects.size === 0 && !isOfSubject) return [];
      const direction = directionOf(ordered, item);
      const said = NAMES_ORDER.test(text) ? (direction ?? means.direction) : (means.direction ?? direction);
      return [
        {
          kind: 'order',
          ...shared,
          covers: indexesOf(item, ...directions),
          names: means.names,
          direction: said ?? 'asc',
          ...(isOfSubject ? { isOfEmployers: true } : {}),
        },
      ];
    }
    case 'by':
      return readKey(ordered, item, { isGroup: false });
    case 'per':
      return readKey(ordered, item, { isGroup: true });
    case 'superlative':
      return [readSuperlative(ordered, item, means.of)];
    case 'topic':
      // "How many badges each industry has".
      return means.topic === 'each' && ordered.isCount ? readKey(ordered, item, { isGroup: true }) : [];
    case 'diagram':
      return [{ kind: 'diagram', ...shared }];
    default:
      return [];
  }
}

/** "Who hires entry-level nurses": most first, unless the question has another order. */
function isByEntryLevel(ordered: Ordered, item: Indexed): boolean {
  const { items, topics } = ordered;
  // "Top 15" is how many, not in which order.
  const isTopNumber = (one: Indexed): boolean => /^top$/iu.test(one.text) && items[items.indexOf(one) + 1]?.means.kind === 'number';
  const hasOther = items.some((one) => one.means.kind === 'by' || (one.means.kind === 'superlative' && !isTopNumber(one)));
  return isEntryLevel(item) && (topics.includes('hiring') || topics.includes('postings')) && isOfEmployers(ordered) && !hasOther;
}

/** "… as a civil engineer if I want stability": what a list of employers for a job should be best at. */
function isWanted({ items, topics, subjects }: Ordered, { means }: Indexed): boolean {
  const hasRole = items.some((one) => one.means.kind === 'entity' && one.means.entity.kind === 'role');
  const isBadge = topics.includes('badges') || items.some((one) => one.means.kind === 'level' || one.means.kind === 'superlative');
  return means.kind === 'archetype' && means.archetype === 'stability' && hasRole && (subjects.has('companies') || topics.includes('hiring')) && !isBadge;
}

/** "From lowest to highest pay", "pay, lowest first": a direction without another order. */
function readDirection({ items, taken, directions, direction }: Ordered): Facet[] {
  const [first] = directions;
  if (first === undefined) return [];
  const place = items.indexOf(first);
  const key = [items[place + 1], items[place - 1]].find((one) => one !== undefined && !taken.has(one.index) && (isFigure(one) || isBadges(one)));
  return [
    {
      kind: 'order',
      text: [first, key].flatMap((one) => one?.text ?? []).join(' '),
      at: first.index,
      covers: indexesOf(...directions, key),
      // "Entry posting counts at Target, highest first": what is counted for each row.
      names: (key === undefined ? entryCountsOf(items) : namesOf(key)) ?? LARGEST,
      direction: direction ?? 'desc',
      isOptional: true,
    },
  ];
}

const entryCountsOf = (items: readonly Indexed[]): readonly string[] | undefined =>
  items.some(({ means }) => means.kind === 'topic' && means.topic === 'entry_postings') ? ['ENTRY_POSTING_COUNT', 'TOTAL_POSTING_COUNT'] : undefined;

/** "Top 10" says no order where the question has another one. */
function onlyOne(facets: readonly Facet[]): Facet[] {
  const hasOrder = facets.some((facet) => facet.kind === 'best' || (facet.kind === 'order' && facet.isOptional !== true && facet.names.length > 0));
  return facets.map((facet) => (hasOrder && facet.kind === 'order' && facet.isOptional === true ? { ...facet, names: [], isDefault: true } : facet));
}

/** "Most postings first". */
const withFirst = ({ items, taken }: Ordered, facets: readonly Facet[]): Facet[] =>
  facets.map((facet) => {
    const last = items.findLast(({ index }) => facet.covers.includes(index));
    const [key, later] = last === undefined ? [] : items.slice(items.indexOf(last) + 1);
    // "Hospitals that hire nurses, most postings first": what is posted is still the topic.
    const next = key !== undefined && isPostings(key) ? later : key;
    const isFirst = facet.kind === 'order' && next?.means.kind === 'limit' && /^first$/iu.test(next.text) && !taken.has(next.index);
    return isFirst ? { ...facet, covers: [...facet.covers, next.index] } : facet;
  });
