import { SEARCH_RANKING_DEFAULTS } from '../../conversion/titles/search-ranking.ts';
import { edits } from '../../conversion/edits.ts';
import type { TitleAnswer } from '../../conversion/titles/title-answer.ts';
import type { Services } from '../../operations/services.ts';
import { zipLocation } from '../../reads/locations.ts';
import { wordKey, wordsOf } from '../../text/words.ts';
import { lemmaOf } from './words/word.ts';
import { isTopic, type Entity, type Item } from './items.ts';
import { withLeftOutEmployers } from './left-out-employers.ts';
import { withMetrosOfZips } from './metros-of-zips.ts';
import type { Lexicon } from './lexicon.ts';
import { isBeforePlace } from './places.ts';
import { LISTED } from './senses.ts';

/** Lowest probability of an occupation for words that are not a known title, and lowest score of a company for words that are not its name. */
const LEAST_PROBABILITY = 0.6;
/** A known title in short ("lab techs") is a job, although its occupation may be uncertain. */
const LEAST_OF_SHORT = 0.15;
const LEAST_COMPANY = 0.8;
const SHORTEST_FORM = 3;
const MOST_RUNS = 2;
const MOST_TITLES = 3;
const WORKER = /^workers?$/iu;
const BEFORE_COMPANY = new Set(['at', 'of', 'does', 'do', 'by', 'from', 'is', 'about', 'on', 'has', 'have']);

/** Resolves what the names alone cannot: titles to occupations, and misspelled names, with the same conversions as TITLECONVERT and COMPANYCONVERT. */
export async function resolveNames(services: Pick<Services, 'database' | 'titles' | 'companies'>, items: readonly Item[], names: Lexicon): Promise<Item[]> {
  const located = await withMetrosOfZips(items, (zip) => zipLocation(services.database, zip));
  const joined = await withUnknownRuns(services, await withLeftOutEmployers(services.companies, located, names), names);
  let asked = 0;
  return Promise.all(
    joined.map(async (item): Promise<Item> => {
      const { means } = item;
      const role = means.kind === 'entity' || means.kind === 'quoted' ? means.entity : undefined;
      if (role?.kind !== 'role' || role.code !== undefined || role.title === undefined) return item;
      const entity = ++asked > MOST_TITLES ? undefined : await occupationOf(services, role.title, names, 0);
      if (means.kind === 'quoted') return { ...item, means: { kind: 'quoted', ...(entity === undefined ? {} : { entity }) } };
      return { ...item, means: entity === undefined ? { kind: 'unknown' } : { kind: 'entity', entity } };
    }),
  );
}

const converted = ({ titles }: Pick<Services, 'titles'>, title: string): Promise<TitleAnswer> =>
  titles.convert({
    title,
    limit: 2,
    minScore: 0,
    fast: false,
    withCluster: false,
    ambiguityThreshold: 0.3,
    searchRanking: SEARCH_RANKING_DEFAULTS,
    bypass: true,
  });

/** The probability of the occupation that a text most likely names; 0 if it names no job. */
export async function probabilityOfJob(services: Pick<Services, 'titles'>, text: string): Promise<number> {
  const { matches } = await converted(services, text);
  return matches[0]?.probability ?? 0;
}

/** The occupation of a title, with its probability as score. */
async function occupationOf(
  services: Pick<Services, 'titles'>,
  title: string,
  names: Lexicon,
  least: number,
  { isAsWritten = false }: { readonly isAsWritten?: boolean } = {},
): Promise<Extract<Entity, { kind: 'role' }> | undefined> {
  const { matches, ignored = [], read_as: corrected = [] } = await converted(services, title);
  const [best] = matches;
  // What the conversion leaves out as noise would be left out silently.
  const isSlip = isMisspelled(title, best?.matched_title ?? '');
  if (isAsWritten && (isSlip || corrected.length > 0)) return undefined;
  if (least > 0 && !isSlip && (ignored.length > 0 || wordsLeft(title, best?.matched_title ?? '', corrected).length > 0)) return undefined;
  if (
    best === undefined ||
    best.probability < (isInShort(title, best.matched_title) || isSlip || isInOtherOrder(title, best.matched_title) ? Math.min(least, LEAST_OF_SHORT) : least)
  )
    return undefined;
  const role = names.occupation(best.onet_code);
  if (role === undefined) return undefined;
  const left = isSlip ? [] : wordsLeft(title, `${best.matched_title} ${best.onet_title}`, corrected).filter((word) => names.isEnglish(word));
  const isPart = left.length < wordsOf(title).length;
  const unsaid = [...ignored, ...(isPart ? left : [])];
  return { kind: 'role', ...role, ...(unsaid.length === 0 ? {} : { unsaid: [...new Set(unsaid)] }), score: best.probability };
}

/** Words of a text that are not in a title, except those that were read as something else. */
function wordsLeft(text: string, title: string, corrected: TitleAnswer['read_as'] = []): string[] {
  const words = new Set([title, ...corrected.map((one) => one.text)].flatMap(wordsOf).map(workOf));
  // "Rep" is short for "representative".
  const isShort = (word: string): boolean => word.length >= SHORTEST_FORM && [...words].some((other) => other.startsWith(lemmaOf(word)));
  return wordsOf(text).filter((word) => !words.has(workOf(word)) && !isShort(word));
}

/** Whether a text has the words of a title, in order, some of them shortened: "sales reps". */
function isInShort(text: string, title: string): boolean {
  const [short, full] = [wordsOf(text).map(lemmaOf), wordsOf(title).map(lemmaOf)];
  return short.length > 1 && short.length === full.length && short.every((word, i) => word.length >= SHORTEST_FORM && full[i]?.startsWith(word) === true);
}

/** "Care home worker" for a home care worker. */
function isInOtherOrder(text: string, title: string): boolean {
  const [given, full] = [text, title].map((one) => wordsOf(one).map(lemmaOf).sort().join(' '));
  return given === full && given?.includes(' ') === true;
}

/** "Flight attendent": a title of several words, one of them with a slip. */
function isMisspelled(text: string, title: string): boolean {
  const [given, full] = [text, title].map((one) => wordsOf(one).map(lemmaOf));
  const others = (given ?? []).filter((word, i) => word !== full?.[i]);
  const [slip, ...more] = others;
  const meant = full?.[given?.indexOf(slip ?? '') ?? -1];
  return (
    given !== undefined &&
    given.length > 1 &&
    given.length === full?.length &&
    more.length === 0 &&
    slip !== undefined &&
    meant !== undefined &&
    edits(slip, meant) === 1
  );
}

/** The same for a job and for what people in it do: "driver" and "driving", "therapist" and "therapy". */
const workOf = (word: string): string => lemmaOf(word).replace(/(?<=.{3})(?:er|or|ist|ant|ing|ment|ian|y|e)$/u, '');

/** Tries runs of unknown words as a misspelled company or title. A neighboring industry or title may be a part of it: "dental hygenist". */
async function withUnknownRuns(services: Pick<Services, 'titles' | 'companies'>, items: readonly Item[], names: Lexicon): Promise<Item[]> {
  const result: Item[] = [];
  let tried = 0;
  for (let i = 0; i < items.length;) {
    const item = items[i];
    if (item === undefined) break;
    const run = runAt(items, i);
    const start = misspelledAt(run, names);
    if (run.length === 0 || ++tried > MOST_RUNS) {
      result.push(item);
      i++;
      continue;
    }
    const after = items[i + run.length];
    let named: readonly Item[] = run;
    const isPlaceExpected = expectsPlace(result, run);
    let entity = await entityOf(services, run, { before: items[i - 1], after, isPlaceExpected }, names);
    // "Hurt plumers": a word of the language before a misspelled title.
    if (entity === undefined && start > 0) {
      named = run.slice(start);
      entity = await entityOf(services, named, { before: run[start - 1], after, isPlaceExpected }, names);
    }
    if (entity === undefined) result.push(...run);
    else {
      const [first, last] = [named[0] ?? item, named.at(-1) ?? item];
      result.push(...run.slice(0, run.length - named.length), {
        from: first.from,
        to: last.to,
        text: named.map(({ text }) => text).join(' '),
        means: { kind: 'entity', entity },
      });
    }
    i += run.length;
  }
  return result;
}

/** "Companies in Seatel", "near Seatel": a place that nobody knows, and no misspelled job, as in "jobs in weldng". */
function expectsPlace(before: readonly Item[], run: readonly Item[]): boolean {
  const [earlier, preposition] = before.slice(-2);
  const said = (before.length === 1 ? earlier : preposition)?.text ?? '';
  if (!isBeforePlace(said)) return false;
  if (!/(?:^|\s)in$/iu.test(said)) return true;
  const isOfEmployers =
    earlier !== undefined && (isListedEmployers(earlier) || (earlier.means.kind === 'entity' && ['role', 'industry'].includes(earlier.means.entity.kind)));
  return isOfEmployers || /^\p{Lu}/u.test(run[0]?.text ?? '');
}
const isListedEmployers = (item: Item): boolean => isTopic(item, ['companies', 'industries', 'who']);

/** Where the misspelled words of a run begin, if only words of the language are before them. */
const misspelledAt = (run: readonly Item[], names: Lexicon): number =>
  run.findIndex(({ means, text }) => means.kind === 'unknown' && /^\p{Ll}+$/u.test(text) && !names.isEnglish(text));

/** The unknown words from here on, with a job or industry next to them. Empty if none of them is unknown. */
function runAt(items: readonly Item[], start: number): Item[] {
  // "€" is no part of a name.
  const isPart = ({ text, means }: Item): boolean =>
    (means.kind === 'unknown' && /[\p{L}\p{N}]/u.test(text)) || (means.kind === 'entity' && ['role', 'industry', 'place'].includes(means.entity.kind));
  const isFirst = (item: Item, i: number): boolean => i === start && item.means.kind === 'elsewhere' && items[i + 1]?.means.kind === 'unknown';
  // "Socal workers".
  const isWorker = ({ text }: Item, i: number): boolean =>
    i > start && WORKER.test(text) && items.slice(start, i).every(({ means }) => means.kind === 'unknown');
  const end = items.findIndex((item, i) => i >= start && !isPart(item) && !isFirst(item, i) && !isWorker(item, i));
  const run = items.slice(start, end < 0 ? items.length : end);
  return run.some(({ means }) => means.kind === 'unknown') ? run : [];
}

async function entityOf(
  services: Pick<Services, 'titles' | 'companies'>,
  run: readonly Item[],
  { before, after, isPlaceExpected }: Readonly<Record<'before' | 'after', Item | undefined>> & { readonly isPlaceExpected: boolean },
  names: Lexicon,
): Promise<Entity | undefined> {
  const name = run.map(({ text }) => (WORKER.test(text) ? 'worker' : text)).join(' ');
  if (name.length < 3) return undefined;
  // "In New York like": the place is known, and the other word is no name.
  const unknown = run.filter(({ means }) => means.kind === 'unknown');
  const isAllEnglish = unknown.every(({ text }) => names.isEnglish(text) && !/^\p{Lu}/u.test(text));
  // "CVs" are no CVS Health.
  const isPlural = /^\p{Lu}{2,}s$/u.test(name);
  const company = isAllEnglish || isPlural ? undefined : (await services.companies.employerNamed(name)).employer;
  const isCompany = company !== undefined && run.every(({ means }) => means.kind !== 'elsewhere') && company.match_score >= LEAST_COMPANY;
  const isLikelyCompany = before === undefined || BEFORE_COMPANY.has(before.text.toLowerCase());
  if (isCompany && (isLikelyCompany || company.confidence === 'high')) return { kind: 'company', name: company.company_name, score: company.match_score };
  // "Weighted" and "loaded" are no weighers and loaders.
  const isParticiple = run.length === 1 && isAllEnglish && /ed$/iu.test(name);
  // "Cool companies", "clean jobs" are not of cooks and cleaners.
  const isAdjective = run.length === 1 && isAllEnglish && after !== undefined && isListed(after);
  const role = isParticiple || isAdjective ? undefined : await occupationOf(services, name, names, LEAST_PROBABILITY, { isAsWritten: isPlaceExpected });
  if (role !== undefined) return withUnusedWords(services, role, run, names);
  return isCompany ? { kind: 'company', name: company.company_name, score: company.match_score } : undefined;
}

/**
 * "Local accountants" are found with a title such as "State and Local Tax Accountant", and are the accountants that the role next to the unknown words names alone, so
 * that these words say nothing. In a title that people have, they belong to it: "bilingual cashier".
 */
async function withUnusedWords(
  services: Pick<Services, 'titles'>,
  role: Extract<Entity, { kind: 'role' }>,
  run: readonly Item[],
  names: Lexicon,
): Promise<Entity> {
  const named = run.flatMap(({ means }) => (means.kind === 'entity' && means.entity.kind === 'role' ? [means.entity] : []));
  const [alone] = named;
  if (alone === undefined || named.length > 1 || isKnownTitle(run, names)) return role;
  const code = alone.code ?? (alone.title === undefined ? undefined : (await occupationOf(services, alone.title, names, 0))?.code);
  if (code !== role.code) return role;
  // "Regsitered nurse" is a slip.
  const unused = run.filter(({ means, text }) => means.kind === 'unknown' && names.isEnglish(text)).map(({ text }) => text);
  return { ...role, unsaid: [...new Set([...(role.unsaid ?? []), ...unused])] };
}

const isKnownTitle = (run: readonly Item[], { isTitle }: Lexicon): boolean => {
  const key = wordKey(run.map(({ text }) => text).join(' '));
  return isTitle(key) || isTitle(key.split(' ').map(lemmaOf).join(' '));
};

const isListed = (item: Item): boolean => isTopic(item, LISTED) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
