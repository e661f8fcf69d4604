import { textOf } from '../indexed.ts';
import { isCompany, type Item } from '../items.ts';
import { DONE } from './change-verbs.ts';
import { ASKS_WHICH, BEGINS_QUESTION, firstOf } from './clause.ts';

/** "I'd like the alias taken off", "please have the role removed", "it would be great if the cluster were split". */
export function wishesChange(items: readonly Item[]): boolean {
  return (
    (WISH.test(textOf(...items.slice(0, MOST_WISHING))) && items.some(({ text }, i) => DONE.has(text.toLowerCase()) && !isShown(items, i))) || wishesThat(items)
  );
}

/** "Would be great if Walmart had a badge", and not "it would be great if you showed me". */
function wishesThat(items: readonly Item[]): boolean {
  const beginning = textOf(...items.slice(0, LONGEST_WISH));
  return WOULD_BE.test(beginning) && !SHOWS.test(beginning);
}
const MOST_WISHING = 2;
const LONGEST_WISH = 4;
const WISH = /^(?:please |kindly )?(?:(?:i|we) (?:would like|want|need|wish)|(?:i|we)['’]d like|(?:can|could) (?:i|we|you) (?:have|get)|have|get)\b/iu;
const WOULD_BE = /^(?:(?:it )?would be|it['’]d be|i['’]d be|i would be|(?:i|we) would|(?:i|we)['’]d) \w+ (?:it )?if\b/iu;
const SHOWS = / if (?:you|i|we)\b/iu;

/** "Google should be platinum", "Nike needs a gold badge", "the ZIP code 73102 should belong to Tulsa", "AI flag for paralegals: switch to …". */
export function saysWhatShouldBe(items: readonly Item[]): boolean {
  if (items.some((item, i) => SWITCHES.test(item.text) && (i === 0 || items[i - 1]?.means.kind === 'mark'))) return true;
  const asksWhich = ASKS_WHICH.test(items[firstOf(items)]?.text ?? '');
  const isZip = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'zip';
  if (!asksWhich && items.some((item, i) => isZip(item) && MUST.test(items[i + 1]?.text ?? ''))) return true;
  return items.some((item, i) => {
    const rest = textOf(...items.slice(i + 1, i + 4));
    return isCompany(item) && SHOULD.test(rest) && items.some(({ means }) => means.kind === 'level');
  });
}

const SWITCHES = /^(?:switch|change|set|turn|upgrade|downgrade)(?: it| them)? to$/iu;
const MUST = /^(?:should|must|ought to|ought|has to|needs to)$/iu;
const SHOULD = /^(?:should|must|ought to|has to|needs?|deserves?)\b(?: to)?(?: (?:be|get|have|receive|become|hold|a|an|the|some)\b)?/iu;

/** "The alias has to go", "please record that", "let the record show", "Walmart is now headquartered in Austin". */
export function declaresChange(items: readonly Item[]): boolean {
  const text = textOf(...items.filter(({ means }) => means.kind !== 'mark'));
  return (
    /\b(?:has|have|needs?|must|should|ought) (?:to )?go(?: away)?$/iu.test(text) ||
    /\bplease (?:record|note|log|register|enter) (?:that|this|it)\b/iu.test(text) ||
    /^(?:please |kindly )?(?:see (?:to it )?that|let the record)\b/iu.test(text) ||
    (isCompany(items[firstOf(items)]) && NEWS.test(text.slice(items[firstOf(items)]?.text.length ?? 0)))
  );
}

const NEWS = /^ (?:is|are|has|have|was|will be) (?:now|moved|become)\b/iu;

/** "The alias ought to be registered", "the cluster needs its flag switched", "my manager would like to see the badge reinstated", "get the alias struck". */
export function shouldBeDone(items: readonly Item[]): boolean {
  if (BEGINS_QUESTION.test(items[0]?.text ?? '')) return false;
  return items.some((item, i) => {
    if (!isDone(item) || isShown(items, i) || items.slice(0, i).some(({ text }) => ASKS_WHICH.test(text))) return false;
    const said = textOf(...items.slice(Math.max(0, i - MOST_BEFORE), i));
    if (MUST_BE.test(said)) return true;
    if (IS_SET.test(item.text) && items[i - 1]?.text.toLowerCase() === 'be' && /^(?:can|could|would|will|may)\b/iu.test(items[0]?.text ?? '')) return true;
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

/** The most items that say that something must be done. */
const MOST_BEFORE = 3;
const MUST_BE = /(?:^|\s)(?:ought to|should|must|needs? to|has to|have to|had better|deserves? to|(?:is|are) to) be$/iu;
const CAUSES = /(?:^|\s)(?:gets?|have|has|wants?|wanted|needs?|likes?|see|prefers?|wish|wishes)(?: to see)?(?: the| an?| its| their| his| her)?$/iu;

/** "The workforce split by cluster", "the pay set out by years": how an answer is shown. */
const isShown = (items: readonly Item[], at: number): boolean => SHOWN.test(textOf(...items.slice(at, at + 3)));
const SHOWN =
  /^(?:split|broken down|broken out|divided|grouped|sorted|ranked|ordered|listed|shown|set out|laid out)(?: up| out)? (?:by|per|in|according to)\b/iu;

/** "Switched to". */
const PREPOSITION = / (?:to|from|into|out|off|as|by)$/iu;

/** "Could its parent be set to …", "the cluster has to be called …". */
const IS_SET = /^(?:set|set to|called|named|labell?ed)$/iu;

/** Done to a title: a conversion. */
const CONVERTED = /^(?:clean|normali[sz]|standardi[sz]|cod|classifi|categori[sz]|match|mapp|resolv)ed$/iu;

/** What is done to something, in a word for a change or one that means nothing here. */
const isDone = ({ text, means }: Item): boolean =>
  DONE.has(text.toLowerCase().replace(PREPOSITION, '')) ||
  /^gone$/iu.test(text) ||
  IS_SET.test(text) ||
  (means.kind === 'unknown' && /^\p{Ll}{3,}ed$/u.test(text) && !CONVERTED.test(text));

/** "Occupations 11-1011.00 and 11-1021.00 should share one cluster", "Walmart ought to have its own entry". Conditions name no one: "they should have badges". */
export function entitiesShould(items: readonly Item[]): boolean {
  const at = items.findIndex(({ text }) => /^(?:should|must|ought|ought to|has to|have to|needs? to)(?: \w+)?$/iu.test(text));
  const before = items.slice(0, Math.max(0, at));
  if (BEGINS_QUESTION.test(items[0]?.text ?? '') || items.some(({ text }) => ASKS_WHICH.test(text))) return false;
  const isNamed = before.some(({ means, text }) => means.kind === 'entity' && (means.entity.kind === 'company' || /\d/u.test(text)));
  const isAlone = before.every(
    ({ means }) => ['entity', 'or', 'mark', 'skip', 'number'].includes(means.kind) || (means.kind === 'topic' && OF_NAMES.has(means.topic)),
  );
  return (
    isNamed &&
    isAlone &&
    /^(?:(?:should|must|ought to|(?:has|have|needs?) to) )(?:share|have|get|go|belong|sit|move|carry|show|fall|stay|use|keep|lose)\b/iu.test(
      textOf(...items.slice(at, at + 3)),
    )
  );
}
/** What only says what kind of name follows. */
const OF_NAMES: ReadonlySet<string> = new Set(['jobs', 'clusters', 'companies', 'code', 'industries', 'zip', 'metro']);

/** "The retention rate is to be 0.45", "the hospitals have to become platinum", "it's high time the badge was revoked". Not "who ought to". */
export function isToBe(items: readonly Item[]): boolean {
  if (BEGINS_QUESTION.test(items[0]?.text ?? '') || items.some(({ text }) => ASKS_WHICH.test(text))) return false;
  const text = textOf(...items);
  return /\b(?:(?:is|are) to be|(?:ought to|should|must|has to|have to|needs? to) (?:be(?: an?| the)?$|become|turn|read|say|count as)|ought to be|high time)\b/iu.test(
    text,
  );
}
