import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isTopic, type Item } from '../items.ts';

const WORDS = wordLists('background.tsv');

/** What somebody works on, or sends, as the last word before a colon. */
const WORK = new RegExp(String.raw`(?:^|\s)${WORDS.any('work')}(?: (?:no |# ?)?\d+)?$`, 'iu');
const ASKS = /^(?:the |our |my )?(?:[\p{L}&]+ ){1,3}(?:asks|asked|is asking|wants to know|wonders|says|writes|wrote|pinged)$/iu;
const HERE = /^(?:[\p{L}&]+ ){1,4}here$/iu;
/** "Reporter on deadline: …", "student with a project. …": who asks, and why. */
export const BUSY =
  /^(?:an? |the )?(?:[\p{L}&]+ ){1,3}(?:on (?:an? )?(?:tight )?deadline|in (?:an? )?(?:hurry|rush)|with (?:an?|one|another) (?:quick )?(?:question|request|project|assignment|deadline|story))\b/iu;
/** "Testing the API: …". */
export const TESTS = /^(?:(?:just|only|still) )*(?:testing|trying|smoke[- ]testing|demoing)(?: out)? (?:the|this|your|our|an?|it)\b/iu;
/** "Per my editor: …". */
const PER = /^(?:per|via|as per) (?:an?|my|our|the) (?:[\p{L}&]+ ?){1,3}$/iu;
const IS_FOR = /^(?:for|re|regarding|context|background) (?:an?|my|our|the|this|some)\b/iu;
const SENT = new RegExp(`^${WORDS.any('sent')} `, 'iu');
const FOR_WHAT = /^(?:for|ahead of|before|in prep for|preparing) (?:\p{L}+['’]s|my|our|the|a|an|this|next week['’]?s?) /iu;
const LONGEST = 9;
const ARTICLE = /^(?:an?|the|my|our|this|me|up)$/iu;

/**
 * "Exec deck prep: every industry", "for a brief on middle-skill work: clusters", "question from finance: which companies": what the answer is for, and who asks, are no
 * part of the question. Names of companies and places before a colon are: "Boeing report: badges".
 */
export function withoutWorkLabels(found: readonly Item[]): Item[] {
  const items = withoutUse(found);
  const colon = items.findIndex(({ means, text }) => means.kind === 'mark' && /[:]/u.test(text));
  const comma = items.findIndex(({ means }) => means.kind === 'mark');
  // "For tomorrow's panel, which …".
  const isUse = comma > 0 && items[comma]?.text === ',' && FOR_WHAT.test(textOf(...items.slice(0, comma)));
  const end = isUse ? comma : colon;
  const label = items.slice(0, Math.max(0, end));
  const rest = items.slice(end + 1);
  const hasQuestion = rest.some(({ means }) => means.kind === 'topic' || means.kind === 'entity');
  // "Draft a report: …" orders something.
  const isOrder = label[0]?.means.kind === 'write' && ARTICLE.test(label[1]?.text ?? '');
  if (label.length === 0 || label.length > LONGEST || !hasQuestion || isOrder) return [...items];
  const text = textOf(...label);
  // "From the cashiers cluster: …" says whose neighbors are asked for.
  const isOfCluster = /^from\b/iu.test(text) && label.some((item) => isTopic(item, ['clusters', 'jobs']));
  const isSent = (SENT.test(text) && !isOfCluster) || ASKS.test(text) || HERE.test(text) || BUSY.test(text) || TESTS.test(text) || PER.test(text);
  const isNamed = label
    .slice(0, WORK.test(text) && /\d$/u.test(text) ? -1 : undefined)
    .some(({ means }) => NAMES.has(means.kind) && !(isSent && means.kind === 'entity' && ['industry', 'role'].includes(means.entity.kind)));
  // "For the board: …".
  const isForUnknown = IS_FOR.test(text) && label.every(({ means }) => means.kind === 'skip' || means.kind === 'unknown');
  const isWork = isForUnknown || WORK.test(text) || (IS_FOR.test(text) && label.some((item) => WORK.test(item.text)));
  if (isNamed || !(isSent || isWork)) return [...items];
  return items.map((item, i) => (i < end && item.means.kind !== 'mark' && item.means.kind !== 'skip' ? { ...item, means: { kind: 'background' } } : item));
}
const NAMES: ReadonlySet<Item['means']['kind']> = new Set(['entity', 'value', 'quoted', 'number', 'not', 'level']);

/** "Number of firms, for a footnote", "… for our Q3 board deck": what the answer is for, at the end. */
function withoutUse(items: readonly Item[]): Item[] {
  const start = items.findLastIndex(({ text, means }) => /^for(?: (?:an?|my|our|the|this))?$/iu.test(text) && means.kind === 'skip');
  const length = items.slice(start).findIndex(({ means }) => means.kind === 'mark');
  const use = items.slice(start, length < 0 ? undefined : start + length);
  const isUse = start > 0 && use.length <= LONGEST_USE && WORK.test(textOf(...use)) && /^for (?:an?|my|our|the|this) /iu.test(textOf(...use));
  if (!isUse || use.some(({ means }) => NAMES.has(means.kind)) || !items.slice(0, start).some(({ means }) => means.kind === 'topic')) return [...items];
  return items.map((item) => (use.includes(item) && item.means.kind !== 'skip' ? { ...item, means: { kind: 'background' } } : item));
}
const LONGEST_USE = 6;
