import { DESTROYS, DOING, DONE } from './change-verbs.ts';
import { isCompany, type Item } from './items.ts';

/** Whether a text asks for a change, or for something to be done, and not for data. No query answers that. */
export const isCommand = (items: readonly Item[]): boolean => COMMANDS.some((matches) => matches(items)) || items.some((_, i) => isNextCommand(items, i));

const COMMANDS: readonly ((items: readonly Item[]) => boolean)[] = [
  beginsWithOrder,
  givesSomething,
  asksSomebody,
  wishesChange,
  saysWhatShouldBe,
  declaresChange,
  addsName,
  mindsDoing,
  changesAmount,
  beginsWithUnknownVerb,
  givesThem,
  letsBe,
  shouldBeDone,
  isToBe,
  marksAs,
];

/** The first item that means something. */
const firstOf = (items: readonly Item[]): number => items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');

/** "Delete …", "make Google …". Not "what is the correct name", "before I print it". */
function beginsWithOrder(items: readonly Item[]): boolean {
  const first = firstOf(items);
  const [item, before] = [items[first], items[first - 1]];
  if (item === undefined || (item.means.kind !== 'write' && !ORDERS.test(item.text))) return false;
  return !NO_ORDER.test(before?.text ?? '') && !appliesOneself(items, first);
}

const ORDERS = /^(?:make|hire|award|apply|merge|rename|rebrand)$/iu;
const NO_ORDER = /(?:^|\s)(?:the|a|an|this|that|these|my|your|our|its|their|i|we|he|she|they|is|are|was|were)$/iu;

/** "I want to apply to companies …" asks which; "apply to Nike for me" is an order. */
const appliesOneself = (items: readonly Item[], at: number): boolean =>
  /^apply$/iu.test(items[at]?.text ?? '') && items.slice(0, at).some(({ text }) => /^(?:i|we)\b/iu.test(text));

/** "Give Walmart a badge", "give every bank in Texas a badge": somebody, and what to give, with no word between them. "Give the banks with a badge" asks for them. */
function givesSomething(items: readonly Item[]): boolean {
  const first = firstOf(items);
  const isGiven = /\b(?:give|get)$/iu.test(items.slice(0, first).findLast(({ text }) => !/^(?:all|the|of)$/iu.test(text))?.text ?? '');
  return isGiven && items.some(({ text, means }, i) => i > first && means.kind === 'skip' && /^(?:a|an|the)$/iu.test(text) && isSomebody(items[i - 1]));
}

const isSomebody = (item: Item | undefined): boolean =>
  item?.means.kind === 'entity' || (item?.means.kind === 'topic' && ['companies', 'each', 'jobs', 'clusters'].includes(item.means.topic));

/** "I'd like Trader Joe's to get a platinum badge", "ask FedEx to send me an offer". */
function asksSomebody(items: readonly Item[]): boolean {
  const first = firstOf(items);
  return (
    isCompany(items[first]) &&
    /\b(?:like|want|need|wish|ask|tell|remind|get|have)$/iu.test(items[first - 1]?.text ?? '') &&
    /^to\b/iu.test(items[first + 1]?.text ?? '')
  );
}

/** "I'd like the alias taken off", "please have the role removed", "it would be great if the cluster were split". */
function wishesChange(items: readonly Item[]): boolean {
  const beginning = items.slice(0, MOST_WISHING).map(({ text }) => text);
  return (WISH.test(beginning.join(' ')) && items.some(({ text }) => DONE.has(text.toLowerCase()))) || wishesThat(items);
}

/** "Would be great if Walmart had a badge", and not "it would be great if you showed me". */
function wishesThat(items: readonly Item[]): boolean {
  const beginning = items
    .slice(0, LONGEST_WISH)
    .map(({ text }) => text)
    .join(' ');
  return WOULD_BE.test(beginning) && !SHOWS.test(beginning);
}

const MOST_WISHING = 2;
const LONGEST_WISH = 4;
const WISH = /^(?:please |kindly )?(?:(?:i|we) (?:would like|want|need|wish)|(?:i|we)['’]d like|(?:can|could) (?:i|we|you) (?:have|get)|have|get)\b/iu;
const WOULD_BE = /^(?:(?:it )?would be|it['’]d be|i['’]d be|i would be|(?:i|we) would|(?:i|we)['’]d) \w+ (?:it )?if\b/iu;
const SHOWS = / if (?:you|i|we)\b/iu;

/** "Google should be platinum", "Nike needs a gold badge", "the ZIP code 73102 should belong to Tulsa", "AI flag for paralegals: switch to …". */
function saysWhatShouldBe(items: readonly Item[]): boolean {
  if (items.some((item, i) => SWITCHES.test(item.text) && (i === 0 || items[i - 1]?.means.kind === 'mark'))) return true;
  const first = items[firstOf(items)];
  if (
    items.some(
      (item, i) =>
        item.means.kind === 'entity' && item.means.entity.kind === 'zip' && MUST.test(items[i + 1]?.text ?? '') && !ASKS_WHICH.test(first?.text ?? ''),
    )
  )
    return true;
  return items.some((item, i) => {
    const rest = items
      .slice(i + 1, i + 4)
      .map(({ text }) => text)
      .join(' ');
    return isCompany(item) && SHOULD.test(rest) && items.some(({ means }) => means.kind === 'level');
  });
}

const SWITCHES = /^(?:switch|change|set|turn|upgrade|downgrade)(?: it| them)? to$/iu;
const MUST = /^(?:should|must|ought to|ought|has to|needs to)$/iu;
const SHOULD = /^(?:should|must|ought to|has to|needs?|deserves?)\b(?: to)?(?: (?:be|get|have|receive|become|hold|a|an|the|some)\b)?/iu;

/** "The alias has to go", "please record that", "let the record show", "Walmart is now headquartered in Austin". */
function declaresChange(items: readonly Item[]): boolean {
  const text = items
    .filter(({ means }) => means.kind !== 'mark')
    .map((item) => item.text)
    .join(' ');
  return (
    /\b(?:has|have|needs?|must|should|ought) (?:to )?go(?: away)?$/iu.test(text) ||
    /\bplease (?:record|note|log|register|enter) (?:that|this|it)\b/iu.test(text) ||
    /^(?:please |kindly )?(?:see (?:to it )?that|let the record)\b/iu.test(text) ||
    (isCompany(items[firstOf(items)]) && NEWS.test(text.slice(items[firstOf(items)]?.text.length ?? 0)))
  );
}

const NEWS = /^ (?:is|are|has|have|was|will be) (?:now|moved|become)\b/iu;

/** "Please add "Big Blue" as another name for IBM", where "please add" alone begins a wish: "please add the wages". */
function addsName(items: readonly Item[]): boolean {
  return items.some(({ text, means }, i) => /(?:^| )add$/iu.test(text) && items[i + 1]?.means.kind === 'quoted' && means.kind === 'skip');
}

/** "Would you mind deleting the role". */
function mindsDoing(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => /\bmind$/iu.test(text) && DOING.has(items[i + 1]?.text.toLowerCase() ?? ''));
}

/** "Raise nurse wages to $100,000", "lower the pay of accountants by 10%". */
function changesAmount(items: readonly Item[]): boolean {
  const change = items.findIndex(({ text }) => AMOUNTS.test(text));
  if (change < 0 || !items.slice(0, change).every(({ text, means }) => means.kind === 'skip' && ASKS.test(text))) return false;
  if (MULTIPLIES.test(items[change]?.text ?? '') && hasObject(items, change)) return true;
  return items.some(({ means }, i) => i > change && means.kind === 'number' && /^(?:to|by)$/iu.test(items[i - 1]?.text ?? ''));
}
const MULTIPLIES = /^(?:double|triple|quadruple|halve|slash|boost|inflate|deflate)$/iu;

const AMOUNTS =
  /^(?:raise|increase|lower|decrease|reduce|cut|boost|adjust|double|triple|quadruple|halve|inflate|deflate|slash|bump|bring|move)(?: up| down)?$/iu;

/** "Which banks are gold? Make them platinum", "list the hospitals and give each a platinum badge", "let Walmart have a badge". */
function givesThem(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => {
    if (!beginsClause(items, i)) return false;
    if (/^let$/iu.test(text) && isCompany(items[i + 1])) return true;
    const rest = items
      .slice(i, i + MOST_GIVING)
      .map((item) => item.text)
      .join(' ');
    return GIVES.test(rest) && items.some(({ means }) => means.kind === 'level' || means.kind === 'topic');
  });
}

const MOST_GIVING = 4;
const GIVES =
  /^(?:make (?:them|it|those|these|each|both)|(?:give|grant|hand|get) (?:them|it|each|both|those|these|everyone|everybody|all of them) (?:an?|one|some|another|more))\b/iu;

/** "Let all Nebraska employers be platinum", and not "let's compare" or "let me see". */
function letsBe(items: readonly Item[]): boolean {
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

/** "The alias ought to be registered", "the cluster needs its flag switched", "my manager would like to see the badge reinstated", "get the alias struck". */
function shouldBeDone(items: readonly Item[]): boolean {
  if (BEGINS_QUESTION.test(items[0]?.text ?? '')) return false;
  return items.some((item, i) => {
    if (!isDone(item) || items.slice(0, i).some(({ text }) => ASKS_WHICH.test(text))) return false;
    const said = items
      .slice(Math.max(0, i - MOST_ASKING), i)
      .map(({ text }) => text)
      .join(' ');
    if (MUST_BE.test(said)) return true;
    const before = items[i - 1];
    const after = items[i + 1];
    const isLast =
      after === undefined ||
      PREPOSITION.test(item.text) ||
      after.means.kind === 'mark' ||
      /^(?:from|to|out|off|into|as|with|before|again|back|for|in|on|and|so|please|today|now|until|asap|immediately)\b/iu.test(after.text);
    return isLast && before !== undefined && before.means.kind !== 'skip' && items.slice(0, i - 1).some(({ text }) => CAUSES.test(text));
  });
}

/** "The retention rate is to be 0.45", "the hospitals have to become platinum", "it's high time the badge was revoked". Not "who ought to". */
function isToBe(items: readonly Item[]): boolean {
  if (BEGINS_QUESTION.test(items[0]?.text ?? '') || items.some(({ text }) => ASKS_WHICH.test(text))) return false;
  const text = items.map((item) => item.text).join(' ');
  return /\b(?:(?:is|are) to be|(?:ought to|should|must|has to|have to|needs? to) (?:be(?: an?| the)?$|become|turn|read|say|count as)|ought to be|high time)\b/iu.test(
    text,
  );
}

/** "Flag welders as Shrinking Fields", "treat Costco as a bank". */
function marksAs(items: readonly Item[]): boolean {
  return items.some(({ text }, i) => {
    if (!/^(?:flag|label|treat|designate|brand|declare|class|log|record|enter|code|list|show)$/iu.test(text) || !beginsClause(items, i)) return false;
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

const BEGINS_QUESTION = /^(?:is|are|was|were|do|does|did)\b/iu;
const ASKS_WHICH = /(?:^|\s)(?:which|what|whats|who|whose|where|when|why|how)\b/iu;
const MUST_BE = /(?:^|\s)(?:ought to|should|must|needs? to|has to|have to|had better|deserves? to|(?:is|are) to) be$/iu;
const CAUSES = /(?:^|\s)(?:gets?|have|has|wants?|wanted|needs?|likes?|see|prefers?|wish|wishes)(?: to see)?(?: the| an?| its| their| his| her)?$/iu;
/** "Switched to". */
const PREPOSITION = / (?:to|from|into|out|off|as|by)$/iu;
/** Done to a title: a conversion. */
const CONVERTED = /^(?:clean|normali[sz]|standardi[sz]|cod|classifi|categori[sz]|match|mapp|resolv)ed$/iu;
/** What is done to something, in a word for a change or one that means nothing here. */
const isDone = ({ text, means }: Item): boolean =>
  DONE.has(text.toLowerCase().replace(PREPOSITION, '')) || (means.kind === 'unknown' && /^\p{Ll}{3,}ed$/u.test(text) && !CONVERTED.test(text));

/** "Zap the gold badges", "could somebody clean up the aliases of IBM": a word that is no way to ask for data, with its object. */
function beginsWithUnknownVerb(items: readonly Item[]): boolean {
  return items.some(
    ({ means, text }, i) => means.kind === 'unknown' && VERB.test(text) && !ANALYZES.test(text) && beginsClause(items, i) && hasObject(items, i),
  );
}

const VERB = /^\p{L}{3,}(?<!..ing|ly|ed|[^s]s)$/iu;
/** Asks for something that no query does, but for nothing that changes the data: the word is reported instead. */
const ANALYZES =
  /^(?:analy[sz]e|annotate|average|benchmark|break|bucket|categori[sz]e|chart|clarify|classify|cluster|contextuali[sz]e|decode|differentiate|discuss|distinguish|divide|elaborate|expand|follow|graph|grade|group|index|interpret|like|limit|love|map|match|measure|monitor|number|order|organi[sz]e|pair|plot|predict|prioriti[sz]e|probe|project|quantify|rank|rate|recap|sample|score|segment|separate|sort|split|summari[sz]e|synthesi[sz]e|tabulate|total|track|understand|unpack|visuali[sz]e|weigh)$/iu;
/** Said before a verb: "could you", "and after that". "That" alone begins a condition: "employers that award …". */
const ASKS =
  /(?:^|\s)(?:please|pls|plz|kindly|you|u|ya|somebody|someone|anybody|anyone|we|just|now|then|next|and|also|finally|afterwards?|(?:after|done|with) (?:that|this|which)|to|let|lets|let['’]s)$/iu;
const OBJECT =
  /^(?:the|an?|all(?! (?:over|across|around))|every|each|any|my|our|their|its|his|her|your|this|these|those|both|them|it|that|some|everything|anything|everyone|nothing|whatever)\b/iu;
const PARTICLE = /^(?:out|up|off|down|away|back)$/iu;

/** The most items before a verb that say that it begins a clause. */
const MOST_ASKING = 3;

function beginsClause(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  if (before === undefined || before.means.kind === 'mark') return true;
  const said = items
    .slice(Math.max(0, at - MOST_ASKING), at)
    .map(({ text }) => text)
    .join(' ');
  return ['skip', 'or'].includes(before.means.kind) && ASKS.test(said);
}

function hasObject(items: readonly Item[], at: number): boolean {
  const next = items[PARTICLE.test(items[at + 1]?.text ?? '') ? at + 2 : at + 1];
  return next !== undefined && (OBJECT.test(next.text) || isCompany(next) || isAmount(next));
}

const isAmount = ({ means }: Item): boolean => means.kind === 'number' && means.unit !== 'plain';

/** "Companies in Ohio; delete them", "list the banks and then remove them", "Which banks are gold? After that, wipe them". */
function isNextCommand(items: readonly Item[], at: number): boolean {
  const [item, before] = [items[at], items[at - 1]];
  if (item?.means.kind !== 'write' || before === undefined) return false;
  if (/^[;'"]/u.test(before.text) || /^(?:and )?then$/iu.test(before.text) || (beginsClause(items, at) && hasObject(items, at))) return true;
  // "So that I can delete them".
  if (DESTROYS.has(item.text.toLowerCase()) && /^(?:them|it|those|these|everything|everyone)\b/iu.test(items[at + 1]?.text ?? '')) return true;
  const start = items.slice(0, at).findLast(({ means }) => means.kind !== 'skip');
  return DESTROYS.has(item.text.toLowerCase()) && start?.means.kind === 'mark';
}
