import { textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';

/** Gives words around a text in quotes their meaning: who has written it, in which file, and whether it names an employer. */
export const withGivenTexts = (items: readonly Item[]): Item[] => withGuessedEmployer(withFileNames(withWriters(withCalledNames(items))));

/** "We call it Ma Bell around here, how is it listed in your system": all words of the name, whatever they mean elsewhere. */
function withCalledNames(items: readonly Item[]): Item[] {
  const called = items.findIndex(({ means, text }) => means.kind === 'skip' && /\bcalls? it$/iu.test(text));
  const end = items.findIndex(({ means, text }, i) => i > called && (means.kind === 'mark' || /^(?:around here|here|now)$/iu.test(text)));
  const name = items.slice(called + 1, end);
  const [first, last] = [name[0], name.at(-1)];
  const isAsked = items.slice(Math.max(0, end)).some((item) => isTopic(item, ['company_name']));
  if (called < 0 || end < 0 || !isAsked || first === undefined || last === undefined || name.length < 2 || name.length > LONGEST_NAME) return [...items];
  return [...items.slice(0, called + 1), { from: first.from, to: last.to, text: textOf(...name), means: { kind: 'quoted' } }, ...items.slice(end)];
}
const LONGEST_NAME = 5;

/** "A candidate writes 'barista trainer' on her CV": what somebody else has written, and no order. */
const withWriters = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const isOfOthers = item.means.kind === 'write' && /(?:s|ed|wrote|written|put)$/iu.test(item.text);
    return isOfOthers && i > 0 && items[i - 1]?.means.kind !== 'mark' && items[i + 1]?.means.kind === 'quoted' ? { ...item, means: { kind: 'skip' } } : item;
  });

/** "The import file says 'Merk'": where a text is from. */
const withFileNames = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const isFile = item.means.kind === 'unknown' && FILE.test(item.text) && items.some(({ means }) => means.kind === 'quoted');
    const isOfFile = item.means.kind === 'write' && ARTICLE.test(before?.text ?? '') && FILE.test(next?.text ?? '');
    return isFile || isOfFile ? { ...item, means: { kind: 'skip' } } : item;
  });
const FILE = /^(?:files?|sheet|feed|table|log|column|extract|export|dump|ledger|record|row|cell|register|form)$/iu;
const ARTICLE = /^(?:the|an?|my|our|this|their)$/iu;

/** "It must be a drug company, match it", "convert 'Acme' to a company": the text names an employer. A known title is one of a job there. */
function withGuessedEmployer(items: readonly Item[]): Item[] {
  const hasName = items.some(({ means }) => means.kind === 'quoted' && means.entity?.kind !== 'role');
  const isOfJobs = items.some((item) => isTopic(item, ['code', 'jobs', 'clusters', 'company_name']) || isRole(item));
  if (!hasName || isOfJobs) return [...items];
  const guessed = items.findIndex((item, i) => {
    const before = textOf(...items.slice(Math.max(0, i - 3), i));
    const isIndustry = item.means.kind === 'entity' && item.means.entity.kind === 'industry';
    return isIndustry ? IS_ONE.test(before) : isTopic(item, ['companies']) && INTO.test(before);
  });
  if (guessed < 0) return [...items];
  return items.map((item, i) => {
    if (isTopic(item, ['convert'])) return { ...item, means: { kind: 'topic', topic: 'company_name' } };
    return isTopic(item, ['probability']) && i < guessed ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const IS_ONE = /\b(?:must|should|is|it|its|it['’]s|probably|likely|surely|guess|think)\b.*(?:^| )an?$/iu;
const INTO = /(?:^| )(?:in)?to (?:an?|its|the)$/iu;
