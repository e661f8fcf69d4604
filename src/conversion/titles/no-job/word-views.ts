import { LRUCache } from 'lru-cache';
import { UNKNOWN_SENSE, type Sense } from '../../word-senses.ts';
import { gazetteer } from '../../../gazetteer/current-gazetteer.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { isPerson } from '../evidence/person-words.ts';
import { CLOSED_WORDS } from '../parsing/closed-words.ts';
import { isPersonWord } from '../parsing/word-kinds.ts';
import { RANKING } from '../tuning.ts';

/** What is known about a word, wherever it stands. */
export interface WordView {
  readonly word: string;
  /** Whether it says something by itself: no function word, and no number. */
  readonly isContent: boolean;
  readonly isPerson: boolean;
  /** In how many known titles it is, among as many as the limits are for. */
  readonly uses: number;
  /** The share of them in which it names the job. */
  readonly asHead: number;
  /** What it means, or what it looks like if that is unknown. */
  readonly meaning: string;
}

const UNKNOWN = '?';
const LIKE_PERSON = 'person?';
/** The meanings of words that nothing knows. */
export const UNKNOWN_MEANINGS: ReadonlySet<string> = new Set([UNKNOWN, LIKE_PERSON]);

/** Words that are remembered for each model. */
const REMEMBERED = 10_000;
const NUMBER = /^\d+$/u;
const remembered = new WeakMap<KnownTitles, LRUCache<string, WordView>>();

/** What is known about a word. */
export function viewOf(knownTitles: KnownTitles, word: string): WordView {
  let views = remembered.get(knownTitles);
  if (views === undefined) remembered.set(knownTitles, (views = new LRUCache({ max: REMEMBERED })));
  let view = views.get(word);
  if (view === undefined) views.set(word, (view = makeView(knownTitles, word)));
  return view;
}

function makeView(knownTitles: KnownTitles, word: string): WordView {
  const { spelling, titles } = knownTitles;
  if (CLOSED_WORDS.has(word) || /\d/u.test(word))
    return { word, isContent: false, isPerson: false, uses: 0, asHead: 0, meaning: CLOSED_WORDS.has(word) ? word : NUMBER.test(word) ? '#' : '#x' };
  const forms = word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  const [form = word] = [...forms].sort((a, b) => spelling.usesOf(b) - spelling.usesOf(a));
  return {
    word,
    isContent: true,
    isPerson: isPerson(knownTitles, word),
    uses: (spelling.usesOf(form) * RANKING.fittedTitles) / titles.length,
    asHead: Math.max(...forms.map((one) => spelling.shareAsHead(one))),
    meaning: meaningOf(knownTitles, forms),
  };
}

function meaningOf({ spelling }: KnownTitles, forms: readonly string[]): string {
  const sense: Sense = forms.map((form) => spelling.senseOf(form)).find((one) => one !== UNKNOWN_SENSE) ?? UNKNOWN_SENSE;
  if (sense !== UNKNOWN_SENSE) return String(sense);
  const [word = ''] = forms;
  if (spelling.isWord(word)) return 'word';
  if (gazetteer().names.has(word)) return 'place';
  return isPersonWord(word) ? LIKE_PERSON : UNKNOWN;
}
