import { ARTICLE_RULE, PLURAL_RULES, SHORTEST_PLURAL, type ArticleRule, type PluralRule } from './parsing/form-rules.ts';

/**
 * The plainer forms of a title, the nearest first: without an article at the beginning, and with its last word, or every word, in the singular. Some are no words
 * ("nurs"); the caller takes the first that is a known title. `wordsOf` makes a possessive look like a plural.
 */
export function plainForms(words: readonly string[], rules: readonly (ArticleRule | PluralRule)[] = [ARTICLE_RULE, ...PLURAL_RULES]): string[] {
  const [first = ''] = words;
  const plurals = rules.filter((rule) => rule.label === 'plural');
  const isArticle = rules.some((rule) => rule.label === 'article' && rule.words.has(first));
  const rest = words.length > 1 && isArticle ? words.slice(1) : words;
  const forms = [rest];
  for (const last of singulars(rest.at(-1) ?? '', plurals)) forms.push(rest.with(-1, last));
  const all = rest.map((word) => singulars(word, plurals)[0] ?? word);
  for (const last of singulars(rest.at(-1) ?? '', plurals)) forms.push(all.with(-1, last));
  const asGiven = words.join(' ');
  return [...new Set(forms.map((form) => form.join(' ')))].filter((form) => form !== asGiven);
}

/** What the singular of a word may be. None for a word that is no plural. */
function singulars(word: string, rules: readonly PluralRule[]): string[] {
  if (word.length < SHORTEST_PLURAL) return [];
  const found = rules.flatMap(({ ending, unless, singular }) => (ending.test(word) && unless?.test(word) !== true ? [singular(word)] : []));
  return [...new Set(found)].filter((form) => form !== word);
}
