import { wordsOf } from '../../../text/words.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { writtenOut } from '../normalize.ts';
import type { ParsedTitle } from '../parsed-title.ts';
import { PARTS, separated } from '../parsing/separators.ts';
import { headPhrase, type Naming } from './thing-named.ts';
import { viewOf, type WordView } from './word-views.ts';

/** Limits of the numbers of titles with a word, and of the shares in which it names the job. */
const USES = [1, 4, 20, 150, 1000];
const SHARES = [0.05, 0.3, 0.6];
const MEANS = [0.3, 0.7, 1.1, 1.5, 1.9, 2.3, 2.7, 3.1];
const PARTLY = [0.01, 0.26, 0.51, 0.76, 1];
const MOST = 4;
const MOST_WORDS = 9;

/** What a text has besides words. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  question: /\?/u,
  exclamation: /!/u,
  address: /\w@\w|\.(?:com|org|net|pdf|docx?|jpg|png|xlsx?|txt|zip|csv)\b/iu,
  money: /\$/u,
  number: /#/u,
  code: /[_[\]{}<>]/u,
  comma: /,/u,
  colon: /:/u,
  slash: /\//u,
  dash: /-/u,
  bracket: /\(/u,
  possessive: /['’]s/u,
  contraction: /n['’]t|['’](?:m|ll|re|ve|d)\b/iu,
  sentence: /[.]\s/u,
  digits: /\d/u,
  year: /\b(?:19|20)\d\d\b/u,
  the: /^the\s/iu,
};

/** What a text shows about whether it names a job, as names of clues that job-weights.json has weights for. */
export function jobClues({ knownTitles, employers }: Naming, parsed: ParsedTitle): string[] {
  const { text, key } = parsed.typed;
  // Titles have most words written out: "acct mgr".
  const words = key === '' ? [] : withLetters(writtenOut(key.split(' ')).split(' '));
  const views = words.map((word) => viewOf(knownTitles, word));
  const kind = (view: WordView): string => {
    if (!view.isContent) return view.meaning;
    const uses = levelOf(view.uses, USES);
    return `${uses}.${uses === 0 ? 0 : levelOf(view.asHead, SHARES)}`;
  };
  // Known titles are not judged.
  const how = parsed.doneBy === undefined ? 'unknown' : 'done';
  const kinds = views.map(kind);
  const clues = new Set<string>(['all', `how ${how}`, `how ${how} ${parsed.readAs.length > 0}`, `words ${Math.min(words.length, MOST_WORDS)}`]);
  addHead(clues, headOf(knownTitles, text), kind);
  addWords(clues, views, kinds);
  addCounts(clues, views);
  clues.add(`pairs ${pairsOf(knownTitles, words)}`).add(`employer ${beforeEmployer(employers, views)}`);
  for (const { label, isIgnored } of parsed.typed.parts) clues.add(`part ${label}${isIgnored ? ' ignored' : ''}`);
  clues.add(`ignored ${Math.min(parsed.typed.ignored.length, MOST)}`);
  if (parsed.readAs.length > 0) clues.add(`corrected ${parsed.readAs.length}`);
  for (const [name, sign] of Object.entries(SIGNS)) if (sign.test(text)) clues.add(`sign ${name}`).add(`sign ${name} ${how}`);
  return [...clues];
}

/** Words that have a letter behind them. */
const BEFORE_LETTER: ReadonlySet<string> = new Set(['class', 'grade', 'type', 'group', 'level', 'category', 'tier', 'cdl']);
/** A letter that is no word. */
const LETTER = 'b';

/** The words, with "a" as a letter where it is no article: "CDL class A driver" is as much a job as "CDL class B driver". */
const withLetters = (words: readonly string[]): string[] => words.map((word, i) => (word === 'a' && BEFORE_LETTER.has(words[i - 1] ?? '') ? LETTER : word));

/** How many of the limits a number has reached. */
const levelOf = (value: number, limits: readonly number[]): number => limits.filter((limit) => value >= limit).length;

/** The noun that says what the text is: the last word of its first phrase. */
function headOf(knownTitles: KnownTitles, text: string): WordView | undefined {
  const [first = ''] = separated(text, PARTS);
  const head = headPhrase(wordsOf(first)).at(-1);
  return head === undefined ? undefined : viewOf(knownTitles, head);
}

function addHead(clues: Set<string>, head: WordView | undefined, kind: (view: WordView) => string): void {
  if (head === undefined) return void clues.add('head none');
  clues
    .add(`head ${kind(head)}`)
    .add(`head person ${head.isPerson}`)
    .add(`head is ${head.meaning}`)
    .add(`head is ${head.meaning} ${head.isPerson}`);
}

/** Each word, what it means, how titles use it, and which kinds of words stand together. */
function addWords(clues: Set<string>, views: readonly WordView[], kinds: readonly string[]): void {
  const [first, last] = [views[0], views.at(-1)];
  if (first === undefined || last === undefined) return;
  clues.add(`first ${kinds[0] ?? ''}`).add(`first is ${first.meaning}`);
  clues
    .add(`last ${kinds.at(-1) ?? ''}`)
    .add(`last is ${last.meaning}`)
    .add(`last person ${last.isPerson}`);
  for (const [i, view] of views.entries()) {
    const [before, next] = [views[i - 1], views[i + 1]];
    clues
      .add(`word ${view.word}`)
      .add(`kind ${kinds[i] ?? ''}`)
      .add(`is ${view.meaning}`);
    clues.add(`${kinds[i - 1] ?? '^'} + ${kinds[i] ?? ''}`);
    if (next === undefined) clues.add(`${kinds[i] ?? ''} + $`);
    if (view.isContent) continue;
    clues.add(`${before?.meaning ?? '^'} & ${view.meaning}`);
    if (next?.isContent !== false) clues.add(`${view.meaning} & ${next?.meaning ?? '$'}`);
  }
}

/** How many words titles have, and where those for persons stand. */
function addCounts(clues: Set<string>, views: readonly WordView[]): void {
  const content = views.filter(({ isContent }) => isContent);
  const uses = content.map((view) => view.uses);
  const unknown = uses.filter((count) => count < 1).length;
  clues.add(`unknown ${Math.min(MOST, unknown)}`).add(`others ${Math.min(MOST, views.length - content.length)}`);
  if (content.length > 0) {
    const mean = uses.reduce((sum, count) => sum + Math.log10(1 + count), 0) / content.length;
    clues
      .add(`share unknown ${levelOf(unknown / content.length, PARTLY)}`)
      .add(`least ${levelOf(Math.min(...uses), USES)}`)
      .add(`mean ${levelOf(mean, MEANS)}`);
  }
  const [from, to] = [views.findIndex(({ isPerson }) => isPerson), views.findLastIndex(({ isPerson }) => isPerson)];
  clues.add(`persons ${Math.min(MOST, views.filter(({ isPerson }) => isPerson).length)}`);
  if (from >= 0) clues.add(`first person ${Math.min(MOST, from)}`).add(`after person ${Math.min(MOST, views.length - 1 - to)}`);
}

/** The share of the pairs of words that begin known titles, and whether the last one does. */
function pairsOf({ beginnings }: KnownTitles, words: readonly string[]): string {
  if (words.length < 2) return 'none';
  const known = words.slice(1).map((word, i) => beginnings.countOfBeginning(`${words[i] ?? ''} ${word}`) > 0);
  return `${levelOf(known.filter(Boolean).length / known.length, PARTLY)} ${known.at(-1) ?? false}`;
}

/** Whether the text ends with an employer, and whether a person stands before it. */
function beforeEmployer(employers: ReadonlySet<string>, views: readonly WordView[]): string {
  const at = views.findIndex((_, i) =>
    employers.has(
      views
        .slice(i)
        .map(({ word }) => word)
        .join(' '),
    ),
  );
  if (at <= 0) return at === 0 ? 'alone' : 'none';
  return `after person ${views[at - 1]?.isPerson ?? false}`;
}
