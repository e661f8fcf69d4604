/**
 * A text without the s of a plural, for comparisons where the other text has none: a beginning or a name that is the same otherwise. Other places need more:
 * words of questions and of the vocabulary (`lemmaOf` in src/dsl/translate/words/word.ts) must be words of English again, names of the data that must be found surely
 * (src/dsl/sure-name.ts) keep short words and "ss", and titles have rules with reasons (src/conversion/titles/parsing/form-rules.ts).
 */
export const withoutPluralS = (text: string): string => text.replace(/s$/u, '');
