import { matchName } from '../name-match.ts';
import { wordsOf } from '../words.ts';
import { squashed, type Readings } from './readings.ts';

/** How a typed text matches a title, best tier first. */
export interface TitleNameMatch {
  readonly tier: 'exact' | 'alias' | 'prefix' | 'words' | 'synonym' | 'fuzzy';
  readonly edits: number;
  /** Words of the title that were not typed. */
  readonly extraWords: number;
  /** Whether it is the title but for a level ("Nurse II"). */
  readonly withoutLevel: boolean;
}

/** Whether the whole title was typed, in one way or another. */
export const isWhole = (tier: TitleNameMatch['tier']): boolean => tier === 'exact' || tier === 'alias';

/** Matches typed words, and what else they may stand for, with a title. Undefined when they have too little in common. */
export function matchTitle(words: readonly string[], { written, acronyms, withoutLevel }: Readings, title: string): TitleNameMatch | undefined {
  const name = wordsOf(title);
  const asTyped = matchName(words, name);
  if (asTyped?.tier === 'exact') return { ...asTyped, withoutLevel: false };

  const whole = { tier: 'alias', edits: 0, extraWords: 0 } as const;
  const letters = squashed(name);
  if ([words, ...written, ...acronyms].some((reading) => squashed(reading) === letters)) return { ...whole, withoutLevel: false };
  if (withoutLevel !== undefined && squashed(withoutLevel) === letters) return { ...whole, withoutLevel: true };

  if (asTyped !== undefined && asTyped.tier !== 'fuzzy') return { ...asTyped, withoutLevel: false };
  if (letters.startsWith(squashed(words))) return { tier: 'words', edits: 0, extraWords: Math.max(0, name.length - words.length), withoutLevel: false };
  for (const reading of written) {
    const match = matchName(reading, name);
    if (match?.edits === 0) return { tier: 'synonym', edits: 0, extraWords: match.extraWords, withoutLevel: false };
  }
  return asTyped === undefined ? undefined : { ...asTyped, withoutLevel: false };
}
