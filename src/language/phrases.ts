/** Phrases of everyday English, separated by |, in the singular. */
export type Phrases = string;

/** Phrases that are written on several lines. */
export const lines = (text: TemplateStringsArray): Phrases => (text[0] ?? '').trim().replaceAll(/\n\s*/gu, '');
