import { isTopic, type Item } from '../items.ts';

/** "Role badges by company": what "badges by company" means alone is no part of it. */
export function withRoleBadges(items: readonly Item[]): Item[] {
  return withPairs(items).flatMap((item, i): Item[] => {
    const isSplit = isTopic(item, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(item.text);
    const isJobs = (one: Item | undefined): boolean => one !== undefined && isTopic(one, ['jobs']) && /^(?:role|job|occupation)s?$/iu.test(one.text);
    if (isSplit && isJobs(items[i - 1]))
      return [
        { ...item, text: `${items[i - 1]?.text ?? ''} badges`, means: { kind: 'topic', topic: 'role_badges' } },
        { ...item, text: item.text.replace(/^badges? /iu, ''), means: { kind: 'group', name: 'COMPANY' } },
      ];
    const next = items[i + 1];
    return isJobs(item) && next !== undefined && isTopic(next, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(next.text) ? [] : [item];
  });
}

/** "Which employer/role pairs": badges of roles, one for each pair. */
function withPairs(items: readonly Item[]): Item[] {
  const isPairs = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['role_badges']) && /pairs?$/iu.test(item.text);
  const isPart = (item: Item): boolean => isTopic(item, ['companies', 'jobs']) || /^(?:[/&-]|and)$/iu.test(item.text);
  const pairs = items.findIndex(isPairs);
  const first = items.slice(0, Math.max(pairs, 0)).findLastIndex((item) => !isPart(item)) + 1;
  // "Across all pairs".
  const start = /^(?:across|over|of|for)? ?all$/iu.test(items[first - 1]?.text ?? '') ? first - 1 : first;
  return items.map((item, i) => (i >= start && i < pairs ? { ...item, means: { kind: 'skip' } } : item));
}

/** "Postings of any level", "by number of badges, any level": all of them, and no condition. */
export function withAnyLevel(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const before = items[i - 1];
    const isAny = item.means.kind === 'level' && /\b(?:any|either) (?:level|tier|colou?r)$/iu.test(item.text);
    const isOfPostings = isAny && before !== undefined && isTopic(before, ['postings', 'hiring', 'jobs']);
    // "By number of badges, any level".
    const [badges, count] = items
      .slice(0, i)
      .filter(({ means }) => means.kind !== 'mark' && means.kind !== 'skip')
      .slice(-2)
      .reverse();
    const isOfCount =
      isAny && badges !== undefined && isTopic(badges, ['badges']) && (count?.means.kind === 'by' || (count !== undefined && isTopic(count, ['count'])));
    // "A growth badge in Texas, either level".
    const isSaid =
      isAny &&
      items.slice(0, i).some((one) => one.means.kind === 'archetype' || isTopic(one, ['growth', 'beginners'])) &&
      items.slice(0, i).some((one) => isTopic(one, ['badges']));
    return isOfPostings || isOfCount || isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "With the AI flag Winners Pull Away" is a condition. Without a flag after it, the details are asked for. */
export function withNamedFlags(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isNamed = next?.means.kind === 'value' && next.means.options.some(({ field }) => field === 'AI_FLAG');
    return item.means.kind === 'expand' && item.means.word === 'AI_IMPACT' && /\bflag$/iu.test(item.text) && isNamed
      ? { ...item, means: { kind: 'skip' } }
      : item;
  });
}

/** "Clusters that have an AI flag": one of any kind. With a flag after it, that one is meant. */
export function withAnyFlag(items: readonly Item[]): Item[] {
  return items.map((item, i): Item => {
    const isFlag = /\bAI flag$/iu.test(item.text) && (isTopic(item, ['ai']) || item.means.kind === 'expand');
    const isOfList = items.slice(0, i).some((one) => isTopic(one, ['clusters', 'jobs']));
    const [next, later] = items.slice(i + 1);
    const isNamed = [next, next !== undefined && JOINS.test(next.text) ? later : undefined].some((one) => one !== undefined && NAMES.includes(one.means.kind));
    const isHad = HAS.test(
      items
        .slice(Math.max(i - MOST_BEFORE, 0), i)
        .map(({ text }) => text)
        .join(' '),
    );
    return isFlag && isHad && isOfList && !isNamed
      ? { ...item, means: { kind: 'value', options: [{ field: 'AI_FLAG', operator: 'null', values: [] }], isNegated: true } }
      : item;
  });
}
const HAS = /(?:^|\s)(?:with|have|has|having|got|carry|carries) (?:an?|any)$/iu;
const MOST_BEFORE = 2;
const JOINS = /^(?:of|is|are|as|called|named|like|[:=(])$/iu;
/** What may be the flag itself, or leave one out. */
const NAMES: readonly string[] = ['value', 'not', 'but', 'unknown', 'quoted'];
