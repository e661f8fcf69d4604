import { personsOf } from '../sentences/activities.ts';
import { RANKING } from '../tuning.ts';
import { MEMORY, type KnownTitles } from './known-titles.ts';
import { isPerson } from './person-words.ts';
import type { TitleTokens } from './tokens.ts';

/** The jobs of a field of work. */
export interface FieldOfWork {
  /** How often titles of the field were observed. */
  readonly observed: number;
  /** Whether a word for the person who does it is a known title ("plumber", of "plumbing"). */
  readonly isActivity: boolean;
  /** Whether most of its jobs are those of people who lead or teach others. */
  readonly isOfLeaders: boolean;
  /** Share of each 6-digit occupation, by its index. */
  readonly shares: ReadonlyMap<number, number>;
}

/**
 * Reads a text that names a field of work instead of a person who works in it ("plumbing", "customer service"): it means the jobs of that field, by how often they were
 * observed. Those are the titles of the person who does it ("plumber"), and the titles that begin with the text ("customer service representative"). Undefined for a known
 * title, for a text with a word for a person or for what the person is ("registered"), and for one that no observed title begins with.
 */
export function fieldOfWork(knownTitles: KnownTitles, { key, core }: Pick<TitleTokens, 'key' | 'core'>): FieldOfWork | undefined {
  if (knownTitles.isTitle(key) || knownTitles.isTitle(core)) return undefined;
  const words = core.split(' ');
  if (words.some((word) => isPerson(knownTitles, word)) || core.endsWith(QUALITY)) return undefined;
  const counts = new Map<number, number>();
  let isActivity = false;
  for (const { group, observed, isPersonOf } of titlesOfField(knownTitles, { key, core })) {
    counts.set(group, (counts.get(group) ?? 0) + observed);
    isActivity ||= isPersonOf;
  }
  const observed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (observed === 0) return undefined;
  const ofLeaders = Array.from(counts, ([group, count]) => (leads(knownTitles.groups[group] ?? '') ? count : 0)).reduce((sum, count) => sum + count, 0);
  return { observed, isActivity, isOfLeaders: 2 * ofLeaders > observed, shares: new Map(Array.from(counts, ([group, count]) => [group, count / observed])) };
}

/** For each occupation of a field of work, its most frequent title, and the share of the occupation, the largest first. */
export function workersOfField(knownTitles: KnownTitles, field: string): { readonly title: string; readonly share: number }[] {
  const workers = new Map<number, { title: string; most: number; observed: number }>();
  for (const { title, group, observed } of titlesOfField(knownTitles, { key: field, core: field })) {
    const known = workers.get(group) ?? { title, most: observed, observed: 0 };
    workers.set(group, { ...(observed > known.most ? { title, most: observed } : known), observed: known.observed + observed });
  }
  const all = [...workers.values()].reduce((sum, { observed }) => sum + observed, 0);
  return [...workers.values()]
    .filter(({ observed }) => observed > 0)
    .toSorted((one, other) => other.observed - one.observed)
    .map(({ title, observed }) => ({ title, share: observed / all }));
}

/** A title of a field, in an occupation. */
interface TitleOfField {
  readonly title: string;
  /** The index of the occupation. */
  readonly group: number;
  readonly observed: number;
  /** Whether it is the person who does it ("plumber", of "plumbing"). */
  readonly isPersonOf: boolean;
}

/** The titles of a field, each once: those of the person who does it, and those that begin with the field. */
function* titlesOfField(knownTitles: KnownTitles, { key, core }: Pick<TitleTokens, 'key' | 'core'>): Generator<TitleOfField> {
  const added = new Set<number>();
  function* read(title: string, { isPersonOf }: Pick<TitleOfField, 'isPersonOf'>): Generator<TitleOfField> {
    for (const index of knownTitles.byKey.get(title) ?? []) {
      if (knownTitles.titles.sources[index] === MEMORY || added.has(index)) continue;
      added.add(index);
      const group = knownTitles.titles.groups[index] ?? -1;
      const weight = isPersonOf ? RANKING.field.person : leads(knownTitles.groups[group] ?? '') ? RANKING.field.leads : 1;
      yield { title, group, observed: weight * (knownTitles.titles.counts[index] ?? 0), isPersonOf };
    }
  }
  for (const title of personsOf(core)) yield* read(title, { isPersonOf: true });
  // Titles have abbreviations as they are, or written out.
  for (const text of new Set([key, core]))
    for (const title of knownTitles.beginnings.keysFrom(`${text} `, `${text}!`)) yield* read(title, { isPersonOf: false });
}

/** The end of words for what somebody or something is, which name no field ("registered"). */
const QUALITY = 'ed';

/** Whether an occupation leads or teaches others who work in a field: managers, supervisors, and teachers after school. Of those who name a field, few do. */
const leads = (group: string): boolean => /^(?:11-|25-1|\d\d-10)/u.test(group);
