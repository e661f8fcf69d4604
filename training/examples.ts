import { foldOf, type LabelledTitle, type SetName } from './labelled-titles.ts';
import { consensusGroup } from '../src/conversion/titles/evidence/source-consensus.ts';
import { classifiedInContext, contextVotes, tiltsOf, type ContextVotes, type Tilt } from '../src/conversion/titles/evidence/context-evidence.ts';
import { employerKey } from '../src/conversion/titles/evidence/employers.ts';
import { frequenciesOf } from '../src/conversion/titles/evidence/frequencies.ts';
import { weigh, type Weighed } from '../src/conversion/titles/evidence/weigh.ts';
import { SOURCES, type KnownTitles } from '../src/conversion/titles/evidence/known-titles.ts';
import { knownTitlesOf } from '../src/conversion/titles/evidence/train-known-titles.ts';
import type { Observation, TitleFacts } from '../src/store/title-facts.ts';
import { normalizeTitle } from '../src/conversion/titles/normalize.ts';
import { parseTitle } from '../src/conversion/titles/parsed-title.ts';
import { RANKING } from '../src/conversion/titles/tuning.ts';
import { readSet } from '../test/titles/sets.ts';
import { fnv1a } from '../src/catalog/stable-ids.ts';
import { kindOf, type TitleKind } from '../src/conversion/titles/evidence/title-kind.ts';
import { askedTitle, titleKey } from '../src/conversion/titles/evidence/tokens.ts';

/** The titles of people, not of filings, by their authors. They are only calibrated with, never learned from. */
export const EVERYDAY = ['everyday', 'second-everyday'] as const;
export type Everyday = (typeof EVERYDAY)[number];
export const isEveryday = (set: string): set is Everyday => EVERYDAY.some((name) => name === set);

/** A title with a known occupation: from a labeled set, observed, observed and counted by its frequency, or of everyday speech. */
export interface Taught extends Omit<LabelledTitle, 'set'> {
  readonly set: SetName | 'observed' | 'sampled' | Everyday;
  /** Its weight within the set, 1 if missing. */
  readonly weight?: number;
}

/** A title with all evidence about its candidates. */
export interface WeighedTitle extends Weighed {
  readonly labelled: Taught;
  readonly fold: number;
  /** Position of the right candidate; -1 if it is not a candidate. */
  readonly right: number;
  /** Position of the candidate that all sources agree on; -1 if there is none. */
  readonly consensus: number;
  /** How much more frequent each candidate is in the observations than among the known titles. */
  readonly ratios: readonly number[];
  readonly kind: TitleKind;
  /** The 6-digit occupations, by index. */
  readonly groups: readonly string[];
}

export const FOLDS = 5;
/** Most observed titles of one occupation, so that frequent occupations do not dominate. */
const MOST_OF_GROUP = 8;
const SAMPLE_POWER = 0.75;

/**
 * Observed titles to learn from in addition to the labeled ones: each with the code of most of its observations, at most {@link MOST_OF_GROUP} per occupation,
 * without labeled titles. They are selected by a hash of the title, so that the selection does not depend on the rest of the observations.
 */
export function observedTitles(observations: readonly Observation[], labelled: readonly LabelledTitle[]): Taught[] {
  const known = new Set(labelled.map(({ title }) => titleKey(title)));
  const counts = new Map<string, { title: string; groups: Map<string, number>; all: number }>();
  for (const { title, occupation, count } of observations) {
    const key = titleKey(title);
    if (known.has(key)) continue;
    const entry = counts.get(key) ?? { title, groups: new Map<string, number>(), all: 0 };
    counts.set(key, entry);
    const group = occupation.slice(0, 7);
    entry.groups.set(group, (entry.groups.get(group) ?? 0) + count);
    entry.all += count;
  }
  const taken = new Map<string, number>();
  return [...counts]
    .map(([key, { title, groups, all }]) => ({ hash: fnv1a(key), title, most: [...groups].reduce((best, one) => (one[1] > best[1] ? one : best)), all }))
    .sort((a, b) => a.hash - b.hash)
    .flatMap(({ title, most: [group, count], all }, i) => {
      const before = taken.get(group) ?? 0;
      if (2 * count < all || before >= MOST_OF_GROUP) return [];
      taken.set(group, before + 1);
      return [{ set: 'observed' as const, id: `observed ${i}`, title, company: '', sector: '', state: '', group, also: [] }];
    });
}

/** The everyday titles that were written for the tests. `also` lists all occupations that are right. */
export function everydayTitles(): Taught[] {
  return EVERYDAY.flatMap((set) =>
    readSet(set).map(([title = '', codes = ''], i) => {
      const also = codes.split(',').map((code) => code.slice(0, GROUP));
      return { set, id: `${set} ${i}`, title, company: '', sector: '', state: '', group: also[0] ?? '', also };
    }),
  );
}

/** Of an O*NET code, the digits of its 6-digit occupation. */
const GROUP = 7;

/**
 * Each observed title once per occupation, without labeled titles. Frequent ones count more, but a hundred observations of one title say less than one observation
 * each of a hundred.
 */
export function sampledTitles(observations: readonly Observation[], labelled: readonly LabelledTitle[]): Taught[] {
  const known = new Set(labelled.map(({ title }) => titleKey(title)));
  const counts = new Map<string, { title: string; group: string; count: number }>();
  for (const { title, occupation, count } of observations) {
    const key = titleKey(title);
    if (known.has(key)) continue;
    const group = occupation.slice(0, 7);
    const entry = counts.get(`${group} ${key}`) ?? { title, group, count: 0 };
    counts.set(`${group} ${key}`, entry);
    entry.count += count;
  }
  return [...counts.values()].map(({ title, group, count }, i) => ({
    set: 'sampled',
    id: `sampled ${i}`,
    title,
    company: '',
    sector: '',
    state: '',
    group,
    also: [],
    weight: count ** SAMPLE_POWER,
  }));
}

/**
 * Collects the evidence for each labeled title. The titles of a fold are ranked without the observations of that fold, so that no title sees its own answer.
 * `take` receives each title with the known titles that were used.
 */
export async function weighAll(
  facts: TitleFacts,
  labelled: readonly Taught[],
  take: (title: WeighedTitle, knownTitles: KnownTitles) => void = () => undefined,
): Promise<WeighedTitle[]> {
  const result: WeighedTitle[] = [];
  const folds = facts.observations.length === 0 ? [undefined] : Array.from({ length: FOLDS }, (_, fold) => fold);
  for (const leftOut of folds) {
    const knownTitles = await knownTitlesOf(withoutFold(facts, leftOut));
    const { ratios } = frequenciesOf(knownTitles);
    for (const one of labelled) {
      const fold = foldOf(one.title, FOLDS);
      if (leftOut !== undefined && fold !== leftOut) continue;
      const tokens = askedTitle(parseTitle(knownTitles, normalizeTitle(one.title)).titles[0]);
      const weighed = weigh(knownTitles, tokens);
      const title = {
        ...weighed,
        labelled: one,
        fold,
        right: weighed.candidates.findIndex((group) => knownTitles.groups[group] === one.group),
        consensus: weighed.candidates.indexOf(consensusGroup(knownTitles, tokens) ?? -1),
        ratios: weighed.candidates.map((group) => ratios[group] ?? 1),
        kind: kindOf(knownTitles, tokens),
        groups: knownTitles.groups,
      };
      result.push(title);
      take(title, knownTitles);
    }
  }
  return result;
}

export function withoutFold(facts: TitleFacts, fold: number | undefined): TitleFacts {
  return fold === undefined ? facts : { ...facts, observations: facts.observations.filter(({ title }) => foldOf(title, FOLDS) !== fold) };
}

/** The evidence for a title's candidates from its employer, sector, and state. */
export interface InContext {
  readonly votes: readonly ContextVotes[];
  readonly tilts: readonly Tilt[];
}

export function inContext({ labelled, candidates }: WeighedTitle, knownTitles: KnownTitles): InContext {
  const employer = employerKey(labelled.company);
  const context = { employer, employerWords: employer, sector: labelled.sector, state: labelled.state };
  const tokens = askedTitle(parseTitle(knownTitles, normalizeTitle(labelled.title)).titles[0]);
  const ofEmployer = knownTitles.titlesOfEmployer.get(employer) ?? [];
  const { nearest, others } = knownTitles.neighbours.find(tokens, SOURCES.length, RANKING.evidence.neighbours, ofEmployer);
  const asked = ofEmployer.map((index, i) => ({ index, similarity: others[i] ?? 0 }));
  return {
    votes: contextVotes(knownTitles, candidates, nearest, asked, context),
    tilts: tiltsOf(classifiedInContext(knownTitles, tokens, context), candidates),
  };
}
