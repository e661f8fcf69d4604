import { normalizeTitle, type NormalizedTitle } from './normalize.ts';

/** Capitals, then the rest of the title in brackets: "FSM (food service manager)". */
const THEN_TITLE = /^\s*(\p{Lu}[\p{Lu}&/.]+)\s*\(([^()]+)\)\s*$/u;
/** A title, then capitals in brackets: "Enrolled Agent (EA)". */
const THEN_ABBREVIATION = /^([^()]+)\(\s*(\p{Lu}[\p{Lu}&/.]+)\s*\)\s*$/u;

/**
 * A title that stands next to its abbreviation, one of them in brackets, where it would be a remark otherwise. The abbreviation needs no list: its letters begin the
 * words of the title. Before the brackets, it may also be one that no known title has as a word (unlike "HR (manager)").
 */
export function writtenOut(
  { text }: NormalizedTitle,
  isTitle: (title: NormalizedTitle) => boolean,
  isWord: (word: string) => boolean,
): NormalizedTitle | undefined {
  const [, before = '', title = ''] = THEN_TITLE.exec(text) ?? [];
  const [, named = '', after = ''] = THEN_ABBREVIATION.exec(text) ?? [];
  const isBefore = title !== '' && (isInitialsOf(before, title) || !normalizeTitle(before).key.split(' ').some(isWord));
  const written = isBefore ? title : isInitialsOf(after, named) ? named : '';
  const found = written === '' ? undefined : normalizeTitle(written.trim());
  return found !== undefined && isTitle(found) ? found : undefined;
}

function isInitialsOf(abbreviation: string, words: string): boolean {
  const initials = words
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1))
    .join('');
  return initials !== '' && initials.toUpperCase() === abbreviation.replace(/\P{L}/gu, '');
}
