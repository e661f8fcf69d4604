import { TUNING } from '../../conversion/tuning.ts';
import { US_STATES } from '../../catalog/states.ts';
import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import type { Services } from '../../operations/services.ts';
import { wordKey } from '../../text/words.ts';
import { leavesOutPlace } from './in-context/excepted-values.ts';
import { textOf } from './indexed.ts';
import { isCompany, isTopic, type Entity, type Item, type Place } from './items.ts';
import type { Lexicon } from './lexicon.ts';

/** What leaves out places: "outside Columbus", "except in Huntington". */
const OF_PLACES = /(?:^|\s)(?:in|from|at|near|around|outside(?: of)?|anywhere but|everywhere but)$/iu;
/** "All banks but": without such a word, "but" only joins. */
const ALL = /^(?:all|any|every|each)\b/iu;
/** Between names that are left out. */
const JOINS = /^(?:and|or|nor|,|the|&)$/iu;
/** Employers whose names begin alike. More of them are no clear answer. */
const MOST_NAMED = 4;

type Companies = Pick<Services['companies'], 'convert'>;

/**
 * "Banks in Ohio except Huntington": what is left out of employers is an employer, also if a place has the name, and if it is only how the name of the employer begins. It stays a
 * place if the question is about places around it: "banks in Ohio except Columbus". Words that say so ("outside", "except in") are no exception of this kind.
 */
export async function withLeftOutEmployers(companies: Companies, items: readonly Item[], names: Lexicon): Promise<Item[]> {
  const first = items.findIndex((_, i) => isLeftOut(items, i));
  if (first < 0 || !items.some(saysEmployers)) return [...items];
  const read: Item[] = [];
  for (let i = 0; i < items.length;) {
    const run = isLeftOut(items, i) ? runAt(items, i) : [];
    const entity = run.length === 0 ? undefined : await employerOf(companies, run, items, names);
    const item = items[i];
    if (item === undefined) break;
    // What was only a joining "but" leaves out the employer.
    const but = read.findLastIndex(({ text }) => !JOINS.test(text));
    if (entity !== undefined && read[but]?.means.kind === 'but') read[but] = { ...read[but], means: { kind: 'not' } };
    read.push(entity === undefined ? item : { from: item.from, to: run.at(-1)?.to ?? item.to, text: textOf(...run), means: { kind: 'entity', entity } });
    i += entity === undefined ? 1 : run.length;
  }
  return read;
}

const saysEmployers = (item: Item): boolean => isTopic(item, ['companies', 'who', 'hiring']) || industriesOf(item).length > 0;
const industriesOf = ({ means }: Item): readonly string[] => (means.kind === 'entity' && means.entity.kind === 'industry' ? means.entity.names : []);
const placeOf = (item: Item | undefined): Place | undefined =>
  item?.means.kind === 'entity' && item.means.entity.kind === 'place' ? item.means.entity : undefined;

/** Whether an item begins what is left out, or is a further name of the same list. */
function isLeftOut(items: readonly Item[], i: number): boolean {
  const before = items.slice(0, i).findLast(({ text }) => !JOINS.test(text));
  if (before === undefined || !mayBeName(items[i])) return false;
  if (isExcept(before) || isBut(items, before)) return !OF_PLACES.test(before.text) && !leavesOutPlace(before.text);
  const isFurther = items[i - 1] !== before && (isCompany(before) || mayBeName(before));
  return isFurther && isLeftOut(items, items.indexOf(before));
}

const isExcept = ({ means }: Item): boolean => means.kind === 'not' || means.kind === 'skip_rows';
const isBut = (items: readonly Item[], item: Item): boolean =>
  item.means.kind === 'but' && /^but$/iu.test(item.text) && items.slice(0, items.indexOf(item)).some(({ text }) => ALL.test(text));

/** A city, or a word that is written as a name and that nothing else explains. */
const mayBeName = (item: Item | undefined): boolean =>
  item !== undefined &&
  (isCompany(item) ||
    (placeOf(item)?.city !== undefined && placeOf(item)?.state === undefined) ||
    (/^\p{Lu}/u.test(item.text) && ['unknown', 'topic', 'skip'].includes(item.means.kind)));

/** The words of one name, as they are written: "Huntington Bancshares". */
function runAt(items: readonly Item[], start: number): readonly Item[] {
  if (isCompany(items[start])) return [];
  const end = items.findIndex((item, i) => i > start && !(item.means.kind === 'unknown' && /^\p{Lu}/u.test(item.text)));
  return items.slice(start, end < 0 ? items.length : end);
}

async function employerOf(companies: Companies, run: readonly Item[], items: readonly Item[], names: Lexicon): Promise<Entity | undefined> {
  const text = textOf(...run);
  const [first] = run;
  if (run.length === 1 && isInAskedState(placeOf(first), items)) return undefined;
  const [called, ...others] = names.companiesCalled(wordKey(text), text, { isAfterPreposition: true });
  if (called !== undefined)
    return { kind: 'company', name: called.company, ...(others.length === 0 ? {} : { others: others.map(({ company }) => company) }), score: 1 };
  // A word of the language is no beginning of a name.
  if (first !== undefined && ['topic', 'skip'].includes(first.means.kind)) return undefined;
  const industries = [...new Set(items.flatMap(industriesOf))];
  const { matches } = await companies.convert({
    name: text,
    ...(industries.length === 0 ? {} : { industries }),
    minScore: TUNING.company.near,
    limit: MOST_NAMED,
  });
  const begun = matches.filter(({ company_name, matched_name }) =>
    [company_name, matched_name].some((name) => `${wordKey(name)} `.startsWith(`${wordKey(text)} `)),
  );
  const [best, ...more] = begun;
  if (best === undefined || begun.length === MOST_NAMED) return undefined;
  return {
    kind: 'company',
    name: best.company_name,
    ...(more.length === 0 ? {} : { others: more.map(({ company_name }) => company_name) }),
    score: best.match_score,
  };
}

/** Whether the question names the state of a city, so that leaving it out says something. */
function isInAskedState(place: Place | undefined, items: readonly Item[]): boolean {
  const states = items.flatMap((item) => placeOf(item)?.state ?? []);
  const letters = Object.entries(US_STATES).flatMap(([code, name]) => (states.includes(name) ? [code] : []));
  return place?.city !== undefined && letters.some((code) => gazetteer().hasCity(place.city ?? '', code));
}
