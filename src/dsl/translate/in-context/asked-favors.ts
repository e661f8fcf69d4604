import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';

/** Marks what nobody can look up: a job that somebody wants to be given, and where people in a job come from. */
export const withFavors = (items: readonly Item[]): Item[] => withAccepted(withSources(withGivenJobs(items)));

const elsewhere = (item: Item): Item => ({ ...item, means: { kind: 'elsewhere' } });

/** "Can you get me a job at Starbucks": something to do, and no list of jobs. */
function withGivenJobs(items: readonly Item[]): Item[] {
  const verb = items.findIndex((_, i) => GIVES.test(textOf(...items.slice(i, i + 4))));
  const isAsked = verb >= 0 && items.slice(0, verb).every(({ means, text }) => ['skip', 'mark'].includes(means.kind) || ASKS.test(text));
  return items.map((item, i) => (isAsked && i >= verb && i < verb + 4 && WANTED.test(item.text) ? elsewhere(item) : item));
}
const GIVES =
  /^(?:get|land|score|give|hook|set|find|secure)(?: me| us| my \p{L}+)(?: up with)? (?:(?:a|an|the|this|that|any|some) )?(?:job|jobs|position|gig|hired|employed|work|interview)\b/iu;
const ASKS = /^(?:can|could|will|would|please|help|u|ya|you)$/iu;
const WANTED = /(?:^|\s)(?:job|position|gig|hired|employed|interview)$/iu;

/** "From which jobs do people move into nursing", "what feeds into accounting": the data has where people go, and not where they come from. */
function withSources(items: readonly Item[]): Item[] {
  const role = items.findLastIndex(isRole);
  if (role < 0) return [...items];
  const said = textOf(...items.slice(0, role));
  const verb = items.findLastIndex(({ text }, i) => i < role && MOVES.test(text));
  const isAsked = FROM.some((says) => says.test(said)) && verb >= 0;
  const feeds = items.findIndex(({ text }, i) => i < role && /^feeds?$/iu.test(text) && /^(?:into|to)$/iu.test(items[i + 1]?.text ?? ''));
  const comes = items.findIndex(({ text }, i) => COMES.test(textOf(items[i], items[i + 1])) && !/^comes? from home/iu.test(text));
  const isOfJobs = /\b(?:where|which|what)\b/iu.test(textOf(...items)) && !items.some((item) => isTopic(item, ['wages', 'companies', 'hiring']));
  return items.map((item, i) => ((isAsked && i === verb) || (feeds >= 0 && i === feeds) || (comes >= 0 && isOfJobs && i === comes) ? elsewhere(item) : item));
}
const FROM = [
  /(?:^|\s)from (?:which|what)\b/iu,
  /\b(?:which|what) (?:jobs?|occupations?|roles?|careers?|fields?|clusters?|backgrounds?)\b.*\bfrom\b/iu,
  /\b(?:do|did) (?:people|most|they|you)\b.*\bbefore\b/iu,
  /^(?:which|what) \w+ (?:do|did|have) (?:people|most people|most|they|folks|workers)\b.*\b(?:leave|left|quit|give up)\b/iu,
];
const MOVES = wordLists('workers.tsv').whole('moves into');
const COMES = /^comes? from$|^come(?:s)?\s+from$/iu;

/** "I'd take anything with a gold badge", "I'll settle for whatever has one": what is good enough, and no order. */
function withAccepted(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isWilling = WILLING.test(items[i - 1]?.text ?? '') || /^(?:i['’](?:d|ll)|i (?:would|will|can|could)) /iu.test(item.text);
    const isAny = ANYTHING.test(items.slice(i + 1).find(({ text }) => !/^(?:for|with|of)$/iu.test(text))?.text ?? '');
    return ['write', 'unknown'].includes(item.means.kind) && TAKES.test(item.text) && isWilling && isAny ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const WILLING = /(?:^|\s)(?:i['’](?:d|ll)|i (?:would|will|can|could|might)|would|will|happy to|willing to|glad to)$/iu;
const TAKES = /^(?:i['’](?:d|ll) )?(?:take|accept|settle|consider|go|do|pick|join)$/iu;
const ANYTHING = /^(?:anything|anyone|anybody|any|whatever|whoever|whichever|all|everything|either)\b/iu;
