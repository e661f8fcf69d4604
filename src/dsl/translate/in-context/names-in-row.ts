import { isCompany, isTopic, type Item } from '../items.ts';
import type { Lexicon } from '../lexicon.ts';
import { BADGES, HIRING } from '../senses.ts';

const JOINS = /^(?:vs|versus|v|and|or|&|,|\/|against|compared (?:to|with)|than|with|to|\.)$/iu;
const COMPARES = /^(?:compare|comparing|comparison|versus|vs|v|side by side|head to head|stack up|match up)\b/iu;

/** "Walmart vs target vs costco", "compare apple and oracle badges": a word in small letters is a company where other companies are in the same row. */
export function withNamesInRow(found: readonly Item[], names: Lexicon): Item[] {
  const items = withHirer(found, names);
  const isCompared = items.some(({ text }) => COMPARES.test(text));
  if (!isCompared && !items.some(isCompany)) return [...items];
  const called = items.map((item) => companyCalled(item, names));
  const isName = (i: number): boolean => isCompany(items[i]) || called[i] !== undefined;
  const isOfBadges = items.some((item) => isTopic(item, BADGES));
  return items.map((item, i) => {
    const name = called[i];
    if (name === undefined) return item;
    const others = [neighbor(items, i, -1), neighbor(items, i, 1)].filter((at) => at !== undefined && isName(at));
    const isInRow = others.some((at) => at !== undefined && (isCompany(items[at]) || (isCompared && isOfBadges)));
    return isInRow ? { ...item, means: { kind: 'entity', entity: { kind: 'company', name, score: 0.8 } } } : item;
  });
}

/** "Is ups hiring in louisville": who hires, in small letters. */
function withHirer(items: readonly Item[], names: Lexicon): Item[] {
  const verb = items.findIndex((item) => isTopic(item, HIRING));
  const at = verb - 1;
  const name = items[at] === undefined || items.some(isCompany) ? undefined : companyCalled(items[at], names);
  if (name === undefined || !ASKS_OF.test(items[at - 1]?.text ?? '') || items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  return items.map((item, i) => (i === at ? { ...item, means: { kind: 'entity', entity: { kind: 'company', name, score: 0.8 } } } : item));
}
const ASKS_OF = /(?:^|\s)(?:is|does|has|will|is there|where does|where is|what does|what is)$/iu;

/** Only words that mean nothing else here. */
function companyCalled({ means, text }: Item, names: Lexicon): string | undefined {
  if (means.kind !== 'unknown' || text !== text.toLowerCase()) return undefined;
  // "Ups" is a word, and here UPS.
  return [text, text.toUpperCase()].flatMap((written) => names.companiesCalled(text, written, { isAfterPreposition: true }))[0]?.company;
}

/** The next item on one side, over at least one word that joins names. */
function neighbor(items: readonly Item[], i: number, step: 1 | -1): number | undefined {
  let at = i + step;
  while (JOINS.test(items[at]?.text ?? '')) at += step;
  const between = items.slice(Math.min(at, i) + 1, Math.max(at, i));
  return between.every(({ text }) => text === '.') || items[at] === undefined ? undefined : at;
}
