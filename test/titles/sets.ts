import { readSoundTable } from '../../src/tables/read-table.ts';

/** The rows of a set, without its header. The sets were written by hand for these tests; docs/title-accuracy.md describes them. */
export const readSet = (name: string): string[][] => readSoundTable(new URL(`${name}.tsv`, import.meta.url), 'all').map((row) => row.cells());

/** Whether a code is one of those of a set, by 6-digit occupation. */
export const isOneOf = (code: string | undefined, codes: string): boolean =>
  code !== undefined && codes.split(',').some((one) => one.slice(0, 7) === code.slice(0, 7));

const plural = (title: string): string => {
  if (/[^aeiou]y$/u.test(title)) return `${title.slice(0, -1)}ies`;
  if (title.endsWith('man')) return `${title.slice(0, -2)}en`;
  return /(?:s|x|[^e]ch|sh)$/u.test(title) && !title.endsWith('tech') ? `${title}es` : `${title}s`;
};

/** Omits, swaps, or doubles a letter inside the longest word; the same one each time. */
function misspelled(title: string): string {
  const words = title.split(' ');
  const at = words.reduce((longest, word, i) => (word.length > (words[longest]?.length ?? 0) ? i : longest), 0);
  const word = words[at] ?? '';
  if (word.length < 4) return title;
  const seed = Array.from(title).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const i = 1 + (seed % (word.length - 2));
  const [letter = '', next = ''] = [word[i], word[i + 1]];
  const typed = [word.slice(0, i) + word.slice(i + 1), word.slice(0, i) + next + letter + word.slice(i + 2), word.slice(0, i) + letter + word.slice(i)];
  return words.with(at, typed[seed % 3] ?? word).join(' ');
}

/** Ways in which people write one title. */
export const VARIANTS: Readonly<Record<string, (title: string) => string>> = {
  plain: (title) => title,
  article: (title) => `${/^[aeiou]/u.test(title) ? 'an' : 'a'} ${title}`,
  plural,
  senior: (title) => `Senior ${title}`,
  'sr.': (title) => `Sr. ${title}`,
  lead: (title) => `Lead ${title}`,
  misspelled,
  shift: (title) => `${title} - night shift`,
  capitals: (title) => title.toUpperCase(),
  pay: (title) => `${title} $20/hr`,
  level: (title) => `${title} II`,
};
