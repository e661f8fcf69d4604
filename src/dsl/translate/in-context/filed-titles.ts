import { textOf } from '../indexed.ts';
import { isRole, isTopic, skipped, type Item } from '../items.ts';

/** Reads questions about where a title belongs: "which code would you file it under", "what job is that". */
export const withFiledTitles = (items: readonly Item[]): Item[] => withWorkplaceOfTitle(withAskedJob(withFiled(items)));

const FILES =
  /^(?:file|files|filed|classify|categorize|put|slot|place|group|code|fall|falls|come|comes|go|goes|sit|sits|belong|belongs|land|lands|list|sort|bucket|book|assign|map|fit|fits)$/iu;
const UNDER = /^(?:under|in|into|to|with|as|beneath|at)$/iu;
const PRONOUN = /^(?:it|that|this|them|these|those|him|her|one|such a title)$/iu;
/** Words for what it is filed under, where a title is given: "which occupation". "Which occupations" are listed. */
const isAskedFor = (item: Item): boolean => isTopic(item, ['code', 'convert']) || (isTopic(item, ['jobs']) && /^(?:occupation|job)$/iu.test(item.text));
const isTitle = (item: Item): boolean => isRole(item) || item.means.kind === 'quoted' || item.means.kind === 'unknown';

/** "Scrum master at Deloitte, which code would you file it under", "under what code would a scrum master fall", "where would you classify it". */
function withFiled(items: readonly Item[]): Item[] {
  const verb = items.findIndex(({ text, means }) => means.kind !== 'entity' && (FILES.test(text) || FILED_UNDER.test(text)));
  const end = verb < 0 ? undefined : endOfFiling(items, verb);
  const asked = items.findIndex(
    (item, i) => i < verb && (isAskedFor(item) || (/^where$/iu.test(item.text) && items[verb] !== undefined && isTopic(items[verb], ['convert']))),
  );
  const isGiven = items.some((item, i) => i < verb && i !== asked && isTitle(item) && !isAskedFor(item));
  if (end === undefined || asked < 0 || !isGiven) return [...items];
  const isUnderAsked = /^under\b/iu.test(items[asked - 1]?.text ?? '') || /^under\b/iu.test(items[0]?.text ?? '');
  // "Which code would fit a welder" has no pronoun, and needs none of this.
  const isRest = items.slice(end + 1).every(({ means }) => means.kind === 'mark' || means.kind === 'skip');
  if (!isRest || !(isUnderAsked || end > verb || FILED_UNDER.test(items[verb]?.text ?? ''))) return [...items];
  return items.map((item, i): Item => {
    if (i === asked) return isTopic(item, ['where']) ? skipped(item) : isTopic(item, ['jobs']) ? { ...item, means: { kind: 'topic', topic: 'code' } } : item;
    return i >= verb && i <= end && !isTopic(item, ['code', 'convert']) ? skipped(item) : item;
  });
}
const FILED_UNDER = /^(?:fall|falls|come|comes|go|goes|file|filed|sit|sits|belong|belongs) (?:under|in|into|to)$/iu;

/** Where "file it under" ends. */
function endOfFiling(items: readonly Item[], verb: number): number {
  let end = verb;
  while (PRONOUN.test(items[end + 1]?.text ?? '') || UNDER.test(items[end + 1]?.text ?? '')) end++;
  return end;
}

/** "'Consultant', what job is that", "I was a deckhand, what is the official code": the title is given before. */
function withAskedJob(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isTopic(item, ['jobs']) && /^(?:job|occupation)$/iu.test(item.text) && ASKS_WHICH.test(items[i - 1]?.text ?? ''));
  const isPointed = IS_THAT.test(textOf(...items.slice(at + 1, at + 3))) || IS_THAT.test(items[at + 1]?.text ?? '');
  if (at < 0 || !isPointed || !items.slice(0, at).some(({ means }) => means.kind === 'quoted')) return [...items];
  // "… and in which cluster?"
  const cluster = items.findIndex((item, i) => i > at && isTopic(item, ['clusters']) && ASKS_WHICH.test(items[i - 1]?.text ?? ''));
  return items.map((item, i): Item => {
    if (i === at) return { ...item, means: { kind: 'topic', topic: 'code' } };
    return i === cluster ? { ...item, means: { kind: 'expand', word: 'CLUSTER' } } : item;
  });
}
const ASKS_WHICH = /(?:^|\s)(?:which|what)(?: \p{L}+)?$/iu;
const IS_THAT = /^(?:is|would|does|could|might)(?: (?:that|it|this|he|she))?(?: be| mean)?$/iu;

/** "'Analyst' could be anything, what is it at an insurance company": where the title is from, and no name of a company. */
function withWorkplaceOfTitle(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => item.means.kind === 'entity' && item.means.entity.kind === 'industry' && isWorkplace(items, i));
  const isAsked = /\bwhat (?:is|would|does|could)\b.*\b(?:it|that|this|be|mean)\b/iu.test(textOf(...items.slice(0, Math.max(at, 0))));
  const isOfTitle = items.some(({ means }, i) => i < at && means.kind === 'quoted' && means.entity?.kind !== 'company');
  if (at < 0 || !isAsked || !isOfTitle || items.some((item) => isTopic(item, ['code', 'convert', 'jobs', 'company_name']))) return [...items];
  return items.map((item, i): Item => (i === at + 1 ? { ...item, means: { kind: 'topic', topic: 'convert' } } : item));
}
const isWorkplace = (items: readonly Item[], i: number): boolean => {
  const next = items[i + 1];
  return (
    /^(?:at|in|for)(?: an?| the)?$/iu.test(textOf(...items.slice(Math.max(0, i - 2), i)).replace(/^.*\b(?=(?:at|in|for)\b)/iu, '')) &&
    next !== undefined &&
    isTopic(next, ['companies'])
  );
};
