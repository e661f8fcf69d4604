import type { Indexed } from './indexed.ts';
import { isTopic } from './items.ts';
import type { Mention } from './reading.ts';
import { LISTED } from './senses.ts';

const LEADS = /^(?:with|with an?|offering|that offer|who offer|which offer|providing|that provide|with the|that allow|allowing|that let|letting)$/iu;
/** Words between "with" and what is unclear. */
const BETWEEN = /^(?:an?|the|some|any|good|great|on|off|in|their|its|own|for)$/iu;
/** Ends a word for what somebody likes, bears, or lacks: "felony friendly", "nut free". */
const OF_KIND = /[\s-](?:friendly|accessible|free|certified|compliant|owned|approved|sponsored)$/iu;
/** "The greenest": in an order that the data does not have. */
const MOST = /\p{L}{3,}est$/iu;
/** "With offices in Seattle" says where they are. */
const SITES = /^(?:offices?|locations?|sites?|facilit(?:y|ies)|plants?|operations?|presence|headquarters|stores?|branch(?:es)?|campus(?:es)?|bases?|roots)$/iu;
const SEVERAL = 2;
/** "Family run hospitals". */
const IS_DONE = /^(?:run|led|operated|managed)$/iu;

const isIndustry = (item: Indexed | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'industry';
const isEmployers = (item: Indexed): boolean => isTopic(item, ['companies']) || isIndustry(item);
/** Employers of an industry are listed, too: "banks". */
const isListed = (item: Indexed): boolean => isTopic(item, LISTED) || (isIndustry(item) && /s$/iu.test(item.text));

/**
 * The words that nothing explains and that say which employers or jobs are meant: "vegan friendly employers", "companies with sabbaticals". Without them, a query would list others.
 * One unknown adjective of jobs or clusters is only reported.
 */
export function unclearOf(all: readonly Indexed[], unknown: readonly Mention[]): number[] {
  const isUnknown = (item: Indexed | undefined): boolean => item !== undefined && unknown.some(({ at }) => at === item.index);
  return all.flatMap((item, i) => {
    if (!isListed(item)) return [];
    // "Veteran owned construction firms".
    const end = isIndustry(all[i - 1]) ? i - 1 : i;
    const first = all.slice(0, end).findLastIndex((one) => !isUnknown(one) && !IS_DONE.test(one.text)) + 1;
    // "Most sued companies".
    const start = first < end && /^(?:most|least)$/iu.test(all[first - 1]?.text ?? '') ? first - 1 : first;
    const before = all.slice(start, end);
    const kind = before.map(({ text }) => text).join(' ');
    const isKind = before.some(isUnknown) && (before.length >= SEVERAL || OF_KIND.test(kind) || MOST.test(kind) || isAdjective(all, end, isUnknown));
    return [...(isKind ? before : []), ...withAfter(all, i, isUnknown)].map(({ index }) => index);
  });
}

/** "Famous banks", "haunted companies": one word right before the only employers of the question. */
function isAdjective(all: readonly Indexed[], end: number, isUnknown: (item: Indexed | undefined) => boolean): boolean {
  const at = IS_DONE.test(all[end - 1]?.text ?? '') ? end - 2 : end - 1;
  const [before, item, subject] = [all[at - 1], all[at], all[end]];
  if (item === undefined || subject === undefined || !isEmployers(subject) || !isUnknown(item)) return false;
  // "Platinum-heavy utilities".
  const isOfBadge = before?.means.kind === 'level' || before?.means.kind === 'archetype';
  // "For a story on regional employers I need the Georgia companies".
  const isRepeated = all.slice(end + 2).some((one) => isTopic(one, ['companies']));
  return ['unknown', 'elsewhere'].includes(item.means.kind) && !NO_ADJECTIVE.test(item.text) && !isOfBadge && !isRepeated;
}
const NO_ADJECTIVE = /^(?:only|just|even|also|looking|searching|seeking|please|pls)$/iu;

/** "With sabbaticals": what follows, up to the next words that are understood. */
function withAfter(all: readonly Indexed[], subject: number, isUnknown: (item: Indexed | undefined) => boolean): Indexed[] {
  if (!LEADS.test(all[subject + 1]?.text ?? '')) return [];
  const start = all.findIndex(({ text }, i) => i > subject + 1 && !BETWEEN.test(text));
  const end = all.findIndex((item, i) => i >= start && !isUnknown(item));
  const run = start < 0 ? [] : all.slice(start, end < 0 ? all.length : end);
  const next = all[start + run.length];
  const isWhole = next === undefined || next.means.kind === 'mark' || /^(?:in|near|around|at|for|from|and|or)$/iu.test(next.text);
  return isWhole && !run.some(({ text }) => SITES.test(text)) ? run : [];
}
