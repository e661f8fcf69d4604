import { textOf } from '../indexed.ts';
import { isCompany, type Item } from '../items.ts';

/** The first item that means something. */
export const firstOf = (items: readonly Item[]): number => items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');

export const isSomebody = (item: Item | undefined): boolean =>
  item?.means.kind === 'entity' || (item?.means.kind === 'topic' && ['companies', 'each', 'jobs', 'clusters'].includes(item.means.topic));

/** A text that begins like this asks whether something is so. */
export const BEGINS_QUESTION = /^(?:is|are|was|were|do|does|did)\b/iu;
/** Asks for data, also after a request: "I need to know which …". */
export const ASKS_WHICH = /(?:^|\s)(?:which|what|whats|who|whose|where|when|why|how)\b/iu;

/** Said before a verb: "could you", "and after that". "That" alone begins a condition: "employers that award …". */
export const ASKS =
  /(?:^|\s)(?:please|pls|plz|kindly|you|u|ya|somebody|someone|anybody|anyone|we|just|now|then|next|and|also|finally|afterwards?|(?:after|done|with) (?:that|this|which)|to|let|lets|let['’]s)$/iu;
/** Words that begin the object of a verb. */
export const OBJECT =
  /^(?:the|an?|all(?! (?:over|across|around))|every|each|any|my|our|their|its|his|her|your|this|these|those|both|them|it|that|some|everything|anything|everyone|nothing|whatever)\b/iu;
/** "IT support people", unlike "it". */
const isDepartment = ({ means, text }: Item): boolean => means.kind === 'entity' && /^IT\b/u.test(text);
const PARTICLE = /^(?:out|up|off|down|away|back)$/iu;

/** The most items before a verb that say that it begins a clause. */
const MOST_ASKING = 3;

/** Whether a verb begins a clause: it is the first word, or "please" or "and then" is before it. */
export function beginsClause(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (before === undefined || before.means.kind === 'mark') return true;
  const said = textOf(...items.slice(Math.max(0, at - MOST_ASKING), at));
  return ['skip', 'or'].includes(before.means.kind) && ASKS.test(said);
}

/** Whether a verb is followed by what it is done to: "the …", "them", a company, or an amount. */
export function hasObject(items: readonly Item[], at: number): boolean {
  const next = items[PARTICLE.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1];
  return (
    next !== undefined &&
    ((OBJECT.test(next.text) && !isDepartment(next)) || isCompany(next) || isAmount(next) || isNumbered(next, items[items.indexOf(next) + 1]))
  );
}

/** "Cluster 75". */
const isNumbered = ({ means }: Item, next: Item | undefined): boolean =>
  means.kind === 'topic' && ['clusters', 'zip'].includes(means.topic) && ['number', 'entity'].includes(next?.means.kind ?? '');

const isAmount = ({ means }: Item): boolean => means.kind === 'number' && means.unit !== 'plain';
