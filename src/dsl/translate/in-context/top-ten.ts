import { isCompany, isTopic, isValueOf, numberOf, skipped, type Item } from '../items.ts';
import { TOP10 } from '../numbers/limits.ts';

/** "Have the role among their top 10", "outside its top 10", "one of the ten most common roles": a condition, and not how many rows. */
export function withTopTen(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isTop(item) && [items[i - 1], items[i + 1]].some((one) => numberOf(one) === TOP_TEN));
  const start = numberOf(items[at - 1]) === TOP_TEN ? at - 1 : at;
  const before = items.slice(Math.max(0, start - MOST_BEFORE_TOP), Math.max(0, start));
  const said = before.map(({ text }) => text).join(' ');
  const end = start + 2;
  const isOfJobs = items[end] !== undefined && isTopic(items[end], ['jobs']);
  // "One of the ten most common roles", where a role or a company says whose.
  const isMember = isOfJobs && MEMBER.test(said) && items.some(({ means }) => means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind));
  // "Roles at Walmart other than the top 10".
  const isLeftOut = LEFT_OUT.test(said) && items.some(isCompany) && items.some(isRoleOrJobs);
  // "Where welders are in the top 10".
  const isIn = IS_IN.test(said) && items.slice(0, start).some((item) => item.means.kind === 'entity' && item.means.entity.kind === 'role');
  // "Where the role is top-10 at the employer", "top-10 roles only".
  const after = textAfter(items, start + 2);
  // "Hospitals where nurses make the top ten", "retailers whose top ten roles include cashiers".
  const isOfEmployers = items.slice(0, Math.max(0, start)).some((item) => isTopic(item, ['companies', 'who']) || isIndustry(item));
  const isReached = isOfEmployers && ((REACHES.test(said) && items[end] === undefined) || (isOfJobs && WHOSE.test(said) && INCLUDE.test(after)));
  const isOfPairs = items.some((item) => isTopic(item, ['role_badges'])) || items.some(isCompany);
  const isBeing = isOfPairs && ((IS.test(said) && AT_EMPLOYER.test(after)) || (isOfJobs && /^\S+ (?:only|alone)\b/iu.test(after)));
  // "Top-10 roles with no entry-level postings": each employer has its own.
  const isOfTier =
    isOfJobs &&
    items.some((item) => isValueOf(item, 'ENTRY_POSTING_TIER') || isValueOf(item, 'TOTAL_POSTING_TIER')) &&
    !items.some((item, i) => i !== end && isRoleOrJobs(item));
  if (at < 0 || !(isOfTier || OF_COMPANY.test(said) || isMember || isLeftOut || isIn || isBeing || isReached)) return [...items];
  const place = before.findLastIndex(({ text }) => PLACES.test(text) || (isReached && (REACH.test(text) || WHOSE.test(text))));
  const from = place < 0 ? start : start - before.length + place;
  const ofJobs = isOfJobs && (isReached || items.some((item, i) => i !== end && isRoleOrJobs(item))) ? end : end - 1;
  const atEmployer = isBeing ? AT_EMPLOYER.exec(after)?.[0].trim() : undefined;
  const last = ofJobs + (atEmployer === undefined ? 0 : atEmployer.split(' ').length);
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'value', options: [{ ...TOP10, values: [...TOP10.values] }] } };
    if (i < from || i > last) return item;
    return item.means.kind === 'not' ? item : skipped(item);
  });
}
const textAfter = (items: readonly Item[], from: number): string =>
  items
    .slice(from, from + MOST_BEFORE_TOP)
    .map(({ text }) => text)
    .join(' ');
const IS = /(?:^|\s)(?:is|are|being|be|counts as|ranks?|its|it['’]s)(?: an?)?$/iu;
const AT_EMPLOYER = /^(?:(?:role|job|occupation|one) )?(?:at|for|of|with|in) (?:the|an?|their|its|that) (?:employer|company|firm)\b|^there\b/iu;
const REACH = /^(?:makes?|made|cracks?|hits?|reach(?:es)?|enters?|lands?|ranks?|falls?|features?|appears?|shows? up)$/iu;
const REACHES =
  /(?:^|\s)(?:makes?|made|cracks?|hits?|reach(?:es)?|enters?|(?:lands?|ranks?|falls?|features?|appears?|shows? up)(?: in| among| within))(?: the| their| its)?$/iu;
const WHOSE = /(?:^|\s)whose$/iu;
const INCLUDE = /^(?:\S+ )?(?:include|includes|contain|contains|feature|features|list|lists|cover|covers|count|have|has|are|is)\b/iu;
const isIndustry = (item: Item): boolean => item.means.kind === 'entity' && item.means.entity.kind === 'industry';
const TOP_TEN = 10;
const MOST_BEFORE_TOP = 4;
const isTop = ({ means, text }: Item): boolean =>
  means.kind === 'superlative' && /^(?:top|(?:most )?(?:common|frequent|prevalent|numerous)|biggest|largest|main)$/iu.test(text);
const isRoleOrJobs = (item: Item): boolean => isTopic(item, ['jobs', 'role_badges']) || (item.means.kind === 'entity' && item.means.entity.kind === 'role');
const PLACES = /(?:^|\s)(?:among|in|within|inside|outside|part of|belongs? to|one of)$/iu;
const OF_COMPANY =
  /(?:^|\s)(?:among|in|within|inside|outside|part of|belongs? to|one of) (?:of )?(?:their|its|the(?: company| employer)(?:['’]s)?|an? (?:company|employer|firm)(?:['’]s)?)$/iu;
const IS_IN = /(?:^|\s)(?:is|are|being) (?:in|among|within|part of)(?: the)?$/iu;
const LEFT_OUT =
  /(?:^|\s)(?:not (?:in|among|within|part of|one of)|other than|outside|except(?: for)?|excluding|besides|beyond|apart from|but not)(?: of)? the$/iu;
const MEMBER = /(?:^|\s)(?:among|one of|part of|belongs? to|(?:is|are)(?: \S+){0,2} an?|(?:is|are)(?: an?)?) ?(?:the|an?)?$/iu;
