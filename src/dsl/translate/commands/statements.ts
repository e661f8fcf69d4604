import { isCompany, isRole, type Item } from '../items.ts';
import { ASKS_WHICH, BEGINS_QUESTION, firstOf } from './clause.ts';

/** "Nurses should earn more", "nurses are underpaid", "I work at Walmart": one sentence that says something, and asks nothing. */
export function isStatement(items: readonly Item[]): boolean {
  const all = items.filter(({ text }) => !/^[.!]+$/u.test(text));
  const said = all.slice(0, MOST_BEFORE_OPINION).findLastIndex(({ text }) => OPINION.test(text));
  const words = all.slice(said + 1);
  const isAsking = words.some(({ means, text }) => means.kind === 'mark' || ASKS_WHICH.test(text)) || BEGINS_QUESTION.test(words[0]?.text ?? '');
  return !isAsking && (isAboutNamed(words) || isAboutOneself(words));
}

const MOST_BEFORE_OPINION = 6;
/** "Honestly, I think teachers are underpaid". */
const OPINION =
  /^(?:(?:i|we) (?:really |do |just )?(?:think|believe|feel|guess|find|say)(?: that)?|in my (?:humble )?opinion|imo|imho|to be honest|tbh|honestly|frankly|think|believe|feel)$/iu;

/** "Welders deserve better pay", "nurses are underpaid", "Walmart belongs in retail". */
function isAboutNamed(words: readonly Item[]): boolean {
  const first = firstOf(words);
  const subject = words[first];
  if (subject === undefined || words.slice(0, first).some(({ text }) => !ARTICLE.test(text))) return false;
  const verb = words[first + 1]?.text ?? '';
  const isMore = words.length > first + 2;
  return (
    (isRole(subject) && (OUGHT.test(verb) || IS.test(verb))) ||
    (isMore && (BELONGS.test(verb) || (isCompany(subject) && /^pays$/iu.test(verb))) && isNamed(subject))
  );
}
const ARTICLE = /^(?:the|all|most|some|many)$/iu;
const OUGHT = /^(?:should|must|ought|ought to|deserves?)\b/iu;
const BELONGS = /^belongs?(?: (?:in|to|with|under))?$/iu;
const isNamed = (item: Item): boolean => isRole(item) || isCompany(item);
const IS = /^(?:is|are|was|were)$/iu;

/** "I work at Walmart", "my brother is a welder". */
function isAboutOneself(words: readonly Item[]): boolean {
  const said = words
    .filter(({ means }) => means.kind === 'skip')
    .map(({ text }) => text)
    .join(' ');
  const isOnlyNames = words.every((item) => item.means.kind === 'skip' || isCompany(item) || isRole(item));
  return isOnlyNames && words.some(({ means }) => means.kind === 'entity') && ONESELF.test(said);
}
const ONESELF =
  /^(?:(?:i|we) (?:currently |also |used to )?work(?:ed)?\b|(?:i|we) (?:hate|love|like)\b|my (?!job|title|role|occupation)\w+ (?:is|was|works)\b)/iu;
