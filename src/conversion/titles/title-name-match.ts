import { edits } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../../text/words.ts';
import { LANGUAGES } from './parsing/read-title.ts';
import { squashed, type TitleVariants } from './title-variants.ts';

/** How a typed text matches a title, best tier first. */
export interface TitleNameMatch {
  readonly tier: 'exact' | 'alias' | 'prefix' | 'words' | 'synonym' | 'fuzzy';
  readonly edits: number;
  /** Words of the title that were not typed. */
  readonly extraWords: number;
  /** Set if the text is the title plus a level ("Nurse II"). */
  readonly withoutLevel?: true;
  /** Set if the text begins with the letter of a programming language and continues like the title ("c prog"). */
  readonly language?: true;
  /** Set if the text is the full title with typos only. */
  readonly onlyTypos?: true;
}

const FULL_TITLE = { tier: 'alias', edits: 0, extraWords: 0 } as const;

/** Whether the full title was typed, in one spelling or another. */
export const isFullTitle = (tier: TitleNameMatch['tier']): boolean => tier === 'exact' || tier === 'alias';

/**
 * Matches the beginning of a title except for its spaces. More spaces than the title has mean that its words were split ("mail m"). A missing space is a typo:
 * "enginer" begins "Engine Rebuilder" but means an engineer.
 */
function acrossSpaces(words: readonly string[], name: readonly string[]): TitleNameMatch {
  const typed = squashed(words).length;
  let begun = 0;
  for (let letters = 0; letters < typed; begun++) letters += name[begun]?.length ?? typed;
  const missing = Math.max(0, begun - words.length);
  return { tier: missing === 0 ? 'words' : 'fuzzy', edits: missing, extraWords: Math.max(0, name.length - words.length) };
}

/** Whether the typed words can be parts of the name's first word. A single letter of an acronym cannot ("r pr" of RPR), but all its letters can ("r p r"). */
function canBeSplit(words: readonly string[], [first = '']: readonly string[]): boolean {
  return words.length === 1 || first.length >= TUNING.shortestFuzzyWord || words[0]?.length !== 1 || words.every((word) => word.length === 1);
}

/** Of the key of a title, whose words have one space between them. */
function numberOfWords(key: string): number {
  let count = 1;
  for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) count++;
  return count;
}

/**
 * Matches typed words and their variants with titles, or with keys of titles (see wordKey). Undefined if a title has too little in common with them. What does not depend
 * on the title is computed once.
 */
export function titleMatcher(
  words: readonly string[],
  { rewritten, acronyms, withoutLevel }: TitleVariants,
  { areKeys = false }: { readonly areKeys?: boolean } = {},
): (title: string) => TitleNameMatch | undefined {
  const [text, typed] = [words.join(' '), squashed(words)];
  const spelled = new Set([...rewritten, ...acronyms].map(squashed));
  const unleveled = withoutLevel === undefined ? undefined : squashed(withoutLevel);
  const isLanguage = words.length > 1 && LANGUAGES.has(words[0] ?? '');
  // Nearly all titles that a search finds begin with the text, which then decides.
  const decides = spelled.size === 0 && unleveled === undefined && !isLanguage;
  return (title) => {
    if (areKeys && decides && title.startsWith(text))
      return title.length === text.length
        ? { tier: 'exact', edits: 0, extraWords: 0 }
        : { tier: 'prefix', edits: 0, extraWords: Math.max(0, numberOfWords(title) - words.length) };
    const name = areKeys ? title.split(' ') : wordsOf(title);
    const key = areKeys ? title : name.join(' ');
    const direct = matchName(words, name, text, key);
    if (direct?.tier === 'exact') return direct;
    // With more letters, it is no full title.
    if (decides && direct?.edits === 0 && key.length - name.length + 1 !== typed.length) return direct;

    const letters = squashed(name);
    const isSplit = canBeSplit(words, name);
    if (spelled.has(letters) || (isSplit && typed === letters)) return FULL_TITLE;
    if (unleveled === letters) return { ...FULL_TITLE, withoutLevel: true };

    if (direct?.tier === 'prefix' && isLanguage) return { ...direct, language: true };
    if (direct?.edits === 0) return direct;
    if (isSplit && letters.startsWith(typed)) return acrossSpaces(words, name);
    for (const variant of rewritten) {
      const match = matchName(variant, name);
      if (match?.edits === 0) return { tier: 'synonym', edits: 0, extraWords: match.extraWords };
    }
    if (direct === undefined) return undefined;
    const isNear = Math.abs(text.length - key.length) <= direct.edits && edits(text, key) <= direct.edits;
    return isNear ? { ...direct, onlyTypos: true } : direct;
  };
}
