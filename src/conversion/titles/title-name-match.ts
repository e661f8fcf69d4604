import { edits } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../words.ts';
import { LANGUAGES } from './normalize.ts';
import { squashed, type Readings } from './readings.ts';

/** How a typed text matches a title, best tier first. */
export interface TitleNameMatch {
  readonly tier: 'exact' | 'alias' | 'prefix' | 'words' | 'synonym' | 'fuzzy';
  readonly edits: number;
  /** Words of the title that were not typed. */
  readonly extraWords: number;
  /** Set where it is the title but for a level ("Nurse II"). */
  readonly withoutLevel?: true;
  /** Set where it begins with the letter of a programming language, and goes on as typed ("c prog"). */
  readonly language?: true;
  /** Set where nothing but typos tells it from the title. */
  readonly wholeButTypos?: true;
}

const WHOLE = { tier: 'alias', edits: 0, extraWords: 0 } as const;

/** Whether the whole title was typed, in one way or another. */
export const isWhole = (tier: TitleNameMatch['tier']): boolean => tier === 'exact' || tier === 'alias';

/**
 * The beginning of a title but for its blanks. More of them than it has are its words written apart ("mail m"); one that is missing is a typo: "enginer" begins
 * "Engine Rebuilder", but it is an engineer that is meant.
 */
function acrossBlanks(words: readonly string[], name: readonly string[]): TitleNameMatch {
  const typed = squashed(words).length;
  let begun = 0;
  for (let letters = 0; letters < typed; begun++) letters += name[begun]?.length ?? typed;
  const missing = Math.max(0, begun - words.length);
  return { tier: missing === 0 ? 'words' : 'fuzzy', edits: missing, extraWords: Math.max(0, name.length - words.length) };
}

/** Whether typed words may be halves of the name's first one: a letter is no half of an acronym ("r pr" of RPR), but all of its letters are ("r p r"). */
function mayBeApart(words: readonly string[], [first = '']: readonly string[]): boolean {
  return words.length === 1 || first.length >= TUNING.shortestFuzzyWord || words[0]?.length !== 1 || words.every((word) => word.length === 1);
}

/** Matches typed words, and what else they may stand for, with a title. Undefined when they have too little in common. */
export function matchTitle(words: readonly string[], { written, acronyms, withoutLevel }: Readings, title: string): TitleNameMatch | undefined {
  const name = wordsOf(title);
  const asTyped = matchName(words, name);
  if (asTyped?.tier === 'exact') return asTyped;

  const letters = squashed(name);
  const apart = mayBeApart(words, name);
  if ([...(apart ? [words] : []), ...written, ...acronyms].some((reading) => squashed(reading) === letters)) return WHOLE;
  if (withoutLevel !== undefined && squashed(withoutLevel) === letters) return { ...WHOLE, withoutLevel: true };

  if (asTyped?.tier === 'prefix' && words.length > 1 && LANGUAGES.has(words[0] ?? '')) return { ...asTyped, language: true };
  if (asTyped?.edits === 0) return asTyped;
  if (apart && letters.startsWith(squashed(words))) return acrossBlanks(words, name);
  for (const reading of written) {
    const match = matchName(reading, name);
    if (match?.edits === 0) return { tier: 'synonym', edits: 0, extraWords: match.extraWords };
  }
  if (asTyped === undefined) return undefined;
  const [text, key] = [words.join(' '), name.join(' ')];
  const isNear = Math.abs(text.length - key.length) <= asTyped.edits && edits(text, key) <= asTyped.edits;
  return isNear ? { ...asTyped, wholeButTypos: true } : asTyped;
}
