import { isCompany, isTopic, type Item } from '../items.ts';

/** "Companies acquired by Microsoft", "who bought Whole Foods": whom a company belongs to, and what belongs to it. No query says who merged with whom. */
export function withOwners(items: readonly Item[]): Item[] {
  const isLabel = (i: number): boolean => isCompany(items[i + 1]) && !/s$/iu.test(items[i]?.text ?? '');
  const isAsked = items.some((item, i) => isTopic(item, ['companies', 'who']) && !isLabel(i));
  if (!isAsked || items.filter(isCompany).length !== 1) return [...items];
  return items.map((item) => {
    if (isEvent(item, 'acquired')) return { ...item, means: { kind: 'topic', topic: 'relatives' } };
    return isEvent(item, 'merged') ? { ...item, means: { kind: 'unknown' } } : item;
  });
}
const isEvent = ({ means }: Item, event: string): boolean =>
  means.kind === 'value' && means.options.some(({ field, values }) => field === 'EVENT_TYPE' && values.includes(event));

/** "Companies with a parent": no condition says that, and all companies with their relationships would be others. */
export function withoutRelatives(items: readonly Item[]): Item[] {
  const companies = items.findIndex((item) => isTopic(item, ['companies']));
  if (companies < 0 || items.some(isCompany)) return [...items];
  const isHad = (item: Item, i: number): boolean => (isTopic(item, ['relatives']) && HAS.test(items[i - 1]?.text ?? '')) || HAS_SUBSIDIARIES.test(item.text);
  return items.map((item, i) => (i > companies && isHad(item, i) ? { ...item, means: { kind: 'elsewhere' } } : item));
}
const HAS_SUBSIDIARIES = /^with (?:a )?subsidiar(?:y|ies)$/iu;
const HAS = /^(?:(?:that |which |who )?(?:have|has)|having|with)(?: an?| no| any)?$/iu;

/** "Any other names, old names and tickers included", "what else is Meta known as": all names, so that the kinds that are among them do not narrow. */
export function withAllAliases(items: readonly Item[]): Item[] {
  const asks = items.findIndex((item, i) => isTopic(item, ['aliases']) || (/^what else$/iu.test(item.text) && items.slice(i).some(isKnownAs)));
  const isIncluded = items.some(({ text, means }, i) => i > asks && means.kind !== 'entity' && INCLUDES.test(text));
  if (asks < 0 || !items.some(isCompany)) return [...items];
  return items.map((item, i): Item => {
    if (i === asks) return { ...item, means: { kind: 'topic', topic: 'aliases' } };
    const isKind = i > asks && (isAliasKind(item) || /^(?:brands?|tickers?|ticker symbols?)$/iu.test(item.text));
    return (isIncluded && isKind) || (isKnownAs(item) && i > asks) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const isAliasKind = ({ means }: Item): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'ALIAS_TYPE');
const isKnownAs = ({ text }: Item): boolean => /^(?:known as|called|known|goes by|known by)$/iu.test(text);
const INCLUDES = /^(?:and |all |also )?(?:includ(?:ed|ing|e)|incl|too|as well|everything|whatever)\b/iu;

/** "Mickey D's, aka McDonald's": another name of the company, and no question about its names. */
export function withOtherName(items: readonly Item[]): Item[] {
  const said = items.findIndex((item, i) => isTopic(item, ['aliases']) && OTHER_NAME.test(item.text) && isName(items[i + 1]));
  const isNamed = said > 0 && !ASKED.test(items[said - 1]?.text ?? '') && ['skip', 'unknown', 'entity', 'mark'].includes(items[said - 1]?.means.kind ?? '');
  return items.map((item, i) => (isNamed && i === said ? { ...item, means: { kind: 'skip' } } : item));
}
/** A misspelled name is found later. */
const isName = (item: Item | undefined): boolean => isCompany(item) || item?.means.kind === 'unknown';
const OTHER_NAME = /^(?:aka|also known as|also called)$/iu;
const ASKED = /\b(?:is|are|was|what|whats|who|list|show|give|get)$/iu;
