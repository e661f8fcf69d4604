/** Phrases of everyday English, separated by |, in the singular. */
export type Phrases = string;

/** Each of some texts before each of others. */
export const joined = (before: Phrases, after: Phrases): Phrases =>
  before
    .split('|')
    .flatMap((first) => after.split('|').map((second) => `${first} ${second}`))
    .join('|');

/** Phrases that are written on several lines. */
export const lines = (text: TemplateStringsArray): Phrases => (text[0] ?? '').trim().replaceAll(/\n\s*/gu, '');
