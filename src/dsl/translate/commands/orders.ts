import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isCompany, type Item } from '../items.ts';
import { DOING } from './change-verbs.ts';
import { ASKS, beginsClause, firstOf, hasObject, isSomebody, OBJECT } from './clause.ts';

const WORDS = wordLists('commands.tsv');

/** "Delete …", "make Google …". Not "what is the correct name", "before I print it". */
export function beginsWithOrder(items: readonly Item[]): boolean {
  const first = firstOf(items);
  const [item, before] = [items[first], items[first - 1]];
  if (item === undefined || (item.means.kind !== 'write' && !ORDERS.test(item.text))) return false;
  return !NO_ORDER.test(before?.text ?? '') && !appliesOneself(items, first) && !arranges(items, first) && !asksAbout(items, first);
}

const ORDERS = /^(?:make|hire|award|apply|merge|rename|rebrand)$/iu;
const NO_ORDER = /(?:^|\s)(?:the|a|an|this|that|these|my|your|our|its|their|i|we|he|she|they|anyone|anybody|who|does|is|are|was|were)$/iu;

/** "Remind me what Sysco does", "update me on which banks were sold", "put a figure on what welders earn". */
const asksAbout = (items: readonly Item[], at: number): boolean => ASKS_ABOUT.test(textOf(...items.slice(at, at + MOST_ASKING_ABOUT)));
const MOST_ASKING_ABOUT = 5;
const ASKS_ABOUT = new RegExp(String.raw`^${WORDS.any('asks about')} (?:what|which|who|where|how)\b`, 'iu');

/** "Put companies in Maine in alphabetical order", "set the limit to 10", "set the badges of Pfizer and Merck side by side", "add the state to the list of airlines". */
export function arranges(items: readonly Item[], at: number): boolean {
  const verb = items[at]?.text ?? '';
  const rest = items.slice(at + 1);
  const said = textOf(...rest);
  if (/^(?:put|set)$/iu.test(verb))
    return rest.some(({ means }) => means.kind === 'order' || means.kind === 'limit') || SHOWN_AS.test(said) || RANKED_ROWS.test(said);
  return /^add$/iu.test(verb) && TO_A_LIST.test(said);
}

const SHOWN_AS =
  /\b(?:in order of|in (?:a|one) (?:list|table)|side by side|next to (?:each other|one another)|out by|on (?:one|a) (?:page|screen|card)|together)\b/iu;
/** "Put those with the most postings at the top". */
const RANKED_ROWS =
  /^(?:the )?(?:ones?|those|largest|biggest|highest|lowest|smallest|best|most|newest|whichever|whoever)\b.*\b(?:(?:at|on) the (?:very )?(?:top|bottom)|on top|first|last)\b/iu;
const TO_A_LIST = /\bto the (?:list|table) of\b/iu;

/** "I want to apply to companies …" asks which; "apply to Nike for me" is an order. */
const appliesOneself = (items: readonly Item[], at: number): boolean =>
  /^apply$/iu.test(items[at]?.text ?? '') && items.slice(0, at).some(({ text }) => /^(?:i|we)\b/iu.test(text));

/** "Give Walmart a badge", "give every bank in Texas a badge": somebody, and what to give, with no word between them. "Give the banks with a badge" asks for them. */
export function givesSomething(items: readonly Item[]): boolean {
  const given = items.findIndex(({ text }, i) => /^(?:give|grant|award|hand)$/iu.test(text) && i > 0 && /[.;!?]/u.test(items[i - 1]?.text ?? ''));
  const first = given < 0 ? firstOf(items) : given + 1;
  const isGiven = /\b(?:give|get|grant|award|hand)$/iu.test(items.slice(0, first).findLast(({ text }) => !/^(?:all|the|of)$/iu.test(text))?.text ?? '');
  return isGiven && items.some(({ text, means }, i) => i > first && means.kind === 'skip' && /^(?:a|an|the)$/iu.test(text) && isSomebody(items[i - 1]));
}

/** "I'd like Trader Joe's to get a platinum badge", "ask FedEx to send me an offer". */
export function asksSomebody(items: readonly Item[]): boolean {
  const first = firstOf(items);
  return (
    isCompany(items[first]) &&
    /\b(?:like|want|need|wish|ask|tell|remind|get|have)$/iu.test(items[first - 1]?.text ?? '') &&
    /^to\b/iu.test(items[first + 1]?.text ?? '')
  );
}

/** "Move software developers into cluster 75", "shift Walmart to the banking industry". Not "move from nursing to cluster 75". */
export const movesMember = (items: readonly Item[]): boolean => [MOVES, JOINS].some((says) => says.test(textOf(...items.slice(firstOf(items)))));
/** "Pair cluster 45 with cluster 46". */
const JOINS =
  /^(?:pair|combine|join|bundle|lump|group|unite|blend|link|connect)\s(?:together )?(?:the )?(?:clusters?|occupations?|industr(?:y|ies)) .*\b(?:with|and|into|to)\b/iu;
const MOVES = /^(?:move|shift|place|sort|relocate)\s+(?!from|to|into|up|on|out|after|around)\S.*?\b(?:in)?to\b(?=.*\b(?:cluster|industry|sector|group)\b)/iu;

/** "New employer for your list: Sunrise Bakery, Boise". */
export const offersEntry = (items: readonly Item[]): boolean => OFFERS.test(textOf(...items));
const OFFERS = new RegExp(String.raw`^(?:${WORDS.any('offer begins')} )*${WORDS.any('offer')}\b`, 'iu');

/** "Please add "Big Blue" as another name for IBM", where "please add" alone begins a wish: "please add the wages". */
export function addsName(items: readonly Item[]): boolean {
  return items.some(({ text, means }, i) => /(?:^| )add$/iu.test(text) && items[i + 1]?.means.kind === 'quoted' && means.kind === 'skip');
}

/** "Would you mind deleting the role". */
export function mindsDoing(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => /\bmind$/iu.test(text) && DOING.has(items[i + 1]?.text.toLowerCase() ?? ''));
}

/** "Raise nurse wages to $100,000", "lower the pay of accountants by 10%". */
export function changesAmount(items: readonly Item[]): boolean {
  const change = items.findIndex(({ text }) => AMOUNTS.test(text));
  if (change < 0 || !items.slice(0, change).every(({ text, means }) => means.kind === 'skip' && ASKS.test(text))) return false;
  if (MULTIPLIES.test(items[change]?.text ?? '') && hasObject(items, change)) return true;
  return items.some(({ means }, i) => i > change && means.kind === 'number' && /^(?:to|by)$/iu.test(items[i - 1]?.text ?? ''));
}

const AMOUNTS = WORDS.whole('amounts');
const MULTIPLIES = WORDS.whole('multiplies');

/** "Which banks are gold? Make them platinum", "list the hospitals and give each a platinum badge". */
export function givesThem(items: readonly Item[]): boolean {
  const isGiven = items.some((_, i) => beginsClause(items, i) && GIVES.test(textOf(...items.slice(i, i + MOST_GIVING))));
  return isGiven && items.some(({ means }) => means.kind === 'level' || means.kind === 'topic');
}

const MOST_GIVING = 4;
const GIVES =
  /^(?:make (?:them|it|those|these|each|both)(?! (?:alphabetical|sorted|ordered|ascending|descending|short|brief|a (?:list|table|chart|diagram)))|(?:give|grant|hand|get) (?:them|it|each|both|those|these|everyone|everybody|all of them) (?:an?|one|some|another|more))\b/iu;

/** "Let all Nebraska employers be platinum", "let Walmart have a badge", and not "let's compare" or "let me see". */
export function letsBe(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => {
    const rest = items.slice(i + 1);
    const end = rest.findIndex(({ means }) => means.kind === 'mark');
    const clause = end < 0 ? rest : rest.slice(0, end);
    return (
      /^let$/iu.test(text) &&
      beginsClause(items, i) &&
      isNamed(rest[0]) &&
      clause.length > 1 &&
      !clause.some((item) => /^(?:list|results?|answer|output|query)$/iu.test(item.text))
    );
  });
}

const isNamed = (item: Item | undefined): boolean => item !== undefined && (item.means.kind === 'topic' || isSomebody(item) || OBJECT.test(item.text));

/** "Flag welders as Shrinking Fields", "treat Costco as a bank". */
export function marksAs(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => {
    if (!/^(?:flag|label|treat|designate|brand|declare|class|log|record|enter|code)$/iu.test(text) || !beginsClause(items, i)) return false;
    const as = items.findIndex((item, at) => at > i + 1 && /^as(?: an?| the)?$/iu.test(item.text));
    const end = items.findIndex(({ means }, at) => at > i && means.kind === 'mark');
    return (
      as > 0 &&
      (end < 0 || as < end) &&
      items
        .slice(as + 1, as + 3)
        .some(({ means }) => means.kind === 'value' || means.kind === 'level' || (means.kind === 'entity' && means.entity.kind === 'industry'))
    );
  });
}

/** "Zap the gold badges", "could somebody clean up the aliases of IBM": a word that is no way to ask for data, with its object. */
export function beginsWithUnknownVerb(items: readonly Item[]): boolean {
  return items.some(
    ({ means, text }, i) =>
      means.kind === 'unknown' && VERB.test(text) && !ANALYZES.test(text) && !narrows(items, i) && beginsClause(items, i) && hasObject(items, i),
  );
}

/** "To pin it down", unlike "pin a badge on Costco". */
const narrows = (items: readonly Item[], at: number): boolean => NARROWS.test(textOf(...items.slice(at, at + 3)));
const NARROWS = /^(?:pin|nail|narrow|tie) (?:it|this|that|them|these|those|things) down\b/iu;

const VERB = /^\p{L}{3,}(?<!..ing|ly|ed|[^s]s)$/iu;

/** Asks for something that no query does, and that changes no data: the word is reported instead. */
const ANALYZES = WORDS.whole('analyzes');
