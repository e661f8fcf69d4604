import { normalizeTitle, type NormalizedTitle } from './normalize.ts';

/** Capitals, then the rest of the title in brackets: "FSM (food service manager)". */
const IN_BRACKETS = /^\s*(\p{Lu}[\p{Lu}&/.]+)\s*\(([^()]+)\)\s*$/u;

/**
 * A title that stands in brackets after its abbreviation, in which it would be a remark otherwise. The abbreviation needs no list: its letters begin the words
 * in brackets, or no known title has it as a word ("HR (manager)").
 */
export function writtenOut(
  { text }: NormalizedTitle,
  isTitle: (title: NormalizedTitle) => boolean,
  isWord: (word: string) => boolean,
): NormalizedTitle | undefined {
  const [, abbreviation = '', inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (inside === '') return undefined;
  const title = normalizeTitle(inside);
  return isTitle(title) && (isInitialsOf(abbreviation, inside) || !normalizeTitle(abbreviation).key.split(' ').some(isWord)) ? title : undefined;
}

function isInitialsOf(abbreviation: string, words: string): boolean {
  const initials = words
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');
  return initials.toUpperCase() === abbreviation.replace(/\P{L}/gu, '');
}
