import NounInflector from 'natural/lib/natural/inflectors/noun_inflector.js';

const inflector = new NounInflector();
const ARTICLES = new Set(['a', 'an', 'the']);

/**
 * The plainer forms of a title, the nearest first: without an article at the beginning, and with its last word, or every word, in the singular. Some are no words
 * ("nurs"); the caller takes the first that is a known title.
 */
export function plainForms(words: readonly string[]): string[] {
  const [first = ''] = words;
  const rest = words.length > 1 && ARTICLES.has(first) ? words.slice(1) : words;
  const forms = [rest];
  for (const last of singulars(rest.at(-1) ?? '')) forms.push(rest.with(-1, last));
  const all = rest.map((word) => singulars(word)[0] ?? word);
  for (const last of singulars(rest.at(-1) ?? '')) forms.push(all.with(-1, last));
  const asGiven = words.join(' ');
  return [...new Set(forms.map((form) => form.join(' ')))].filter((form) => form !== asGiven);
}

/** What the singular of a word may be: by its ending, and as natural inflects it ("people"). None for a word that is no plural. */
function singulars(word: string): string[] {
  if (word.length < 3 || !/(?:s|men|people)$/u.test(word) || word.endsWith('ss')) return [];
  const found = word.endsWith('s') ? [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])] : [];
  return [...new Set([...found, inflector.singularize(word)])].filter((form) => form !== word);
}
