import { setImmediate as nextTurn } from 'node:timers/promises';
import { packLists, startsOf } from '../../../packed/lists.ts';
import { packStrings } from '../../../packed/string-table.ts';
import type { TitleFacts } from '../../../store/title-facts.ts';
import { englishNames, englishWords } from '../../english-words.ts';
import { wordSenses } from '../../word-senses.ts';
import { TUNING } from '../../tuning.ts';
import { packBayes, type PackedBayes } from './bayes.ts';
import { packBeginnings } from './beginnings.ts';
import { TitleClassifier, type Lesson, type TrainingProgress } from './classifier.ts';
import { employerKey } from './employers.ts';
import {
  CORPUS,
  KnownTitles,
  MEMORY,
  NO_ID,
  REFERENCE,
  slotsOfIds,
  type PackedKnownTitles,
  type PackedSightings,
  type PackedTitles,
  type Sighting,
} from './known-titles.ts';
import { packNeighbours } from './neighbours.ts';
import { packSpelling, type WordUse } from './packed-spelling.ts';
import { packTexts } from './texts.ts';
import { titleId } from '../title-id.ts';
import { RANKING } from '../tuning.ts';
import { stemOf, stemsOfText, titleKey, tokensOf, type TitleTokens } from './tokens.ts';

/** A title with another name in brackets: "Horticultural Technician (Horticultural Tech)" counts as two titles. */
const BRACKETED = /^(.*\S)\s*\(([^()]*)\)\s*$/u;
/** Titles that are processed before other work gets its turn. */
const CHUNK = 500;

/** A title of one occupation and source, while the indexes are built. */
interface TrainedTitle {
  readonly title: string;
  readonly tokens: TitleTokens;
  readonly group: number;
  readonly code: number;
  readonly source: number;
  readonly count: number;
  readonly sightings: readonly Sighting[];
}

/**
 * Computes everything that ranks titles from the data. Takes minutes of processor time with O*NET and observations, so the indexer does it once for each state of the data.
 * Works in small steps, so that other work gets its turn. Deterministic. `progress` follows the classifier, which takes most of the time.
 */
export async function trainKnownTitles(facts: TitleFacts, progress?: TrainingProgress): Promise<PackedKnownTitles> {
  const { codes, groups, groupOf } = codesOf(facts);
  const { smoothing } = RANKING.evidence;
  const titles = await titlesOf(facts, codes, groupOf);
  const inTurn = async <T>(make: () => T): Promise<T> => {
    await nextTurn();
    return make();
  };
  const bayes = (tokens: (of: TitleTokens) => readonly string[], weight: number): Promise<PackedBayes> =>
    packBayes(
      titles.map((title) => ({ group: title.group, tokens: tokens(title.tokens) })),
      groups.length,
      weight,
    );
  const { keys, before } = await inTurn(() =>
    packBeginnings(titles.filter(({ source }) => source !== MEMORY).map(({ tokens: { key }, count }) => ({ key, count }))),
  );
  const otherWords = [...(await englishWords()).values()].filter((word) => word.length >= TUNING.shortestFuzzyWord);
  return {
    codes,
    groups,
    isOther: groups.map((_, group) => facts.occupations.some(({ code, title }) => groupOf(code) === group && title.includes('All Other'))),
    titles: await inTurn(() => packTitles(titles, composedTitles(facts.reference, codes), codes, keys)),
    isRepresentative: facts.isRepresentative && titles.some(({ source }) => source === MEMORY),
    sightings: await inTurn(() => packSightings(titles)),
    neighbours: await packNeighbours(titles, groups.length),
    official: await packNeighbours(
      facts.occupations.map(({ code, title }) => ({ tokens: tokensOf(title), group: groupOf(code), source: CORPUS })),
      groups.length,
    ),
    beginnings: { before },
    classifier: await TitleClassifier.learn(lessonsOf(titles), groups.length, progress),
    words: await bayes(({ stems }) => stems, smoothing.words),
    letters: await bayes(({ letters }) => letters, smoothing.letters),
    heads: await bayes(({ head }) => (head === '' ? [] : [head]), smoothing.head),
    descriptions: packTexts(facts.descriptions.map(({ code, text }) => ({ group: groupOf(code), stems: [...new Set(stemsOfText(text))] }))),
    tools: packTexts(toolTexts(facts, groupOf)),
    spelling: packSpelling(await usesOf(titles), { words: otherWords, names: await englishNames(), senses: await wordSenses() }),
  };
}

/** Trains and reads the result at once, for tests and for cross-validation. */
export const knownTitlesOf = async (facts: TitleFacts): Promise<KnownTitles> => new KnownTitles(await trainKnownTitles(facts));

/** The titles of all sources, each once per occupation and source. */
async function titlesOf(facts: TitleFacts, codes: readonly string[], groupOf: (occupation: string) => number): Promise<TrainedTitle[]> {
  const codeIndex = new Map(codes.map((code, i) => [code, i]));
  const collector = new TitleCollector(groupOf, codeIndex);
  for (const { title, code } of facts.occupations) collector.add(title, code, CORPUS, 1);
  await inTurns(facts.corpus, ({ title, code, count }) => {
    collector.add(title, code, CORPUS, count);
  });
  if (facts.reference.length > 0) for (const { title, code } of facts.occupations) collector.add(title, code, REFERENCE, RANKING.evidence.officialTitle);
  await inTurns(facts.reference, ({ title, code }) => {
    const [, outside, inside] = BRACKETED.exec(title) ?? [];
    for (const name of outside === undefined || inside === undefined ? [title] : [outside, inside]) collector.add(name, code, REFERENCE, 1);
  });
  await inTurns(facts.observations, ({ title, occupation, count, employer, sector, state }) => {
    collector.add(title, occupation, MEMORY, count, { employer: employer === null ? null : employerKey(employer), sector, state, count });
  });
  const titles: TrainedTitle[] = [];
  for (const collected of collector.collected()) {
    titles.push({ ...collected, tokens: tokensOf(collected.title) });
    if (titles.length % CHUNK === 0) await nextTurn();
  }
  return titles;
}

interface Collected {
  readonly title: string;
  readonly group: number;
  readonly code: number;
  readonly source: number;
  count: number;
  readonly sightings: Sighting[];
}

/** Merges equal titles of the same occupation and source. */
class TitleCollector {
  private readonly all = new Map<string, Collected>();

  constructor(
    private readonly groupOf: (occupation: string) => number,
    private readonly codeIndex: ReadonlyMap<string, number>,
  ) {}

  /** Ignores occupations that are not in the dataset. */
  add(title: string, occupation: string, source: number, count: number, sighting?: Sighting): void {
    const group = this.groupOf(occupation);
    const key = titleKey(title);
    if (group < 0 || key === '') return;
    const id = `${source}|${occupation}|${key}`;
    let known = this.all.get(id);
    if (known === undefined) {
      known = { title, group, code: this.codeIndex.get(occupation) ?? -1, source, count: 0, sightings: [] };
      this.all.set(id, known);
    }
    known.count += count;
    if (sighting !== undefined) known.sightings.push(sighting);
  }

  collected(): Iterable<Collected> {
    return this.all.values();
  }
}

/** Processes each element, and lets other work run in between. */
async function inTurns<T>(all: readonly T[], take: (one: T) => void): Promise<void> {
  for (const [i, one] of all.entries()) {
    take(one);
    if (i % CHUNK === 0) await nextTurn();
  }
}

interface ComposedTitle {
  readonly title: string;
  readonly code: string;
}

/** The titles of the O*NET database that the search index has as they are, and that are read here as the names outside and inside of their brackets. */
const composedTitles = (reference: TitleFacts['reference'], codes: readonly string[]): ComposedTitle[] => {
  const known = new Set(codes);
  return reference.filter(({ title, code }) => BRACKETED.test(title) && known.has(code));
};

/** The texts begin with `first`, in this order. */
function packTitles(titles: readonly TrainedTitle[], composed: readonly ComposedTitle[], codes: readonly string[], first: readonly string[]): PackedTitles {
  const texts = new Numbering();
  for (const text of first) texts.numberOf(text);
  const by = (keyOf: (tokens: TitleTokens) => string): number[][] => {
    const lists: number[][] = [];
    for (const [i, { tokens }] of titles.entries()) (lists[texts.numberOf(keyOf(tokens))] ??= []).push(i);
    return lists;
  };
  const [byKey, byCore, bySorted] = [by(({ key }) => key), by(({ core }) => core), by(({ sorted }) => sorted)];
  const all = (lists: readonly (number[] | undefined)[]): number[][] => Array.from({ length: texts.size }, (_, i) => lists[i] ?? []);
  const codeIndex = new Map(codes.map((code, i) => [code, i]));
  const ids = Float64Array.from([
    ...titles.map(({ source, code, tokens: { key } }) => (source === MEMORY || code < 0 ? NO_ID : titleId(codes[code] ?? '', key))),
    ...composed.map(({ title, code }) => titleId(code, titleKey(title))),
  ]);
  return {
    titles: packStrings(
      titles.map(({ title }) => title),
      { lookup: false },
    ),
    texts: packStrings([...texts.names()]),
    keys: Int32Array.from(titles, ({ tokens }) => texts.numberOf(tokens.key)),
    groups: Uint16Array.from(titles, ({ group }) => group),
    codes: Int16Array.from(titles, ({ code }) => code),
    sources: Uint8Array.from(titles, ({ source }) => source),
    counts: Uint32Array.from(titles, ({ count }) => count),
    composed: packStrings(
      composed.map(({ title }) => title),
      { lookup: false },
    ),
    composedCodes: Int16Array.from(composed, ({ code }) => codeIndex.get(code) ?? -1),
    ids,
    idSlots: slotsOfIds(ids),
    byKey: packLists(all(byKey)),
    byCore: packLists(all(byCore)),
    bySorted: packLists(all(bySorted)),
  };
}

function packSightings(titles: readonly TrainedTitle[]): PackedSightings {
  const names = new Numbering();
  const numberOf = (name: string | null): number => (name === null || name === '' ? -1 : names.numberOf(name));
  const starts = startsOf(titles.map(({ sightings }) => sightings.length));
  const all = titles.flatMap(({ sightings }) => sightings);
  const employers = Int32Array.from(all, ({ employer }) => numberOf(employer));
  const sectors = Int32Array.from(all, ({ sector }) => numberOf(sector));
  const states = Int32Array.from(all, ({ state }) => numberOf(state));
  const titlesOfEmployer = Array.from({ length: names.size }, (): number[] => []);
  for (let i = 0; i < titles.length; i++) {
    for (const employer of new Set(employers.subarray(starts[i], starts[i + 1]))) titlesOfEmployer[employer]?.push(i);
  }
  return {
    names: packStrings([...names.names()]),
    starts,
    employers,
    sectors,
    states,
    counts: Uint32Array.from(all, ({ count }) => count),
    titlesOfEmployer: packLists(titlesOfEmployer),
  };
}

/** Numbers texts in the order in which they are first seen. */
class Numbering {
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.numbers.size;
  }

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.numbers.size);
    return this.numbers.size - 1;
  }

  names(): Iterable<string> {
    return this.numbers.keys();
  }
}

/** In how many known titles each word occurs. A word of a single observed title is left out: it may be a misspelling. */
async function usesOf(titles: readonly TrainedTitle[]): Promise<Map<string, WordUse>> {
  const uses = new Map<string, { last: number; elsewhere: number; head: number; count: number; observed: number }>();
  await inTurns(titles, ({ tokens, source, count }) => {
    const words = tokens.key.split(' ');
    for (const [i, word] of words.entries()) {
      const use = uses.get(word) ?? { last: 0, elsewhere: 0, head: 0, count: 0, observed: 0 };
      uses.set(word, use);
      use[i === words.length - 1 ? 'last' : 'elsewhere']++;
      if (stemOf(word) === tokens.head) use.head++;
      if (source === MEMORY) use.observed++;
      else use.count += count;
    }
  });
  for (const [word, { last, elsewhere, observed }] of uses) if (last + elsewhere === 1 && observed === 1) uses.delete(word);
  return uses;
}

/** Training examples. Weights grow slowly with the count: a thousand observations of one title say hardly more than a hundred. */
function lessonsOf(titles: readonly TrainedTitle[]): Lesson[] {
  return titles.map(({ group, tokens, source, count, sightings }) => ({
    group,
    tokens,
    weight: source === MEMORY ? 1 + Math.log2(count) : 1,
    sightings: sightings.map((sighting) => ({ ...sighting, weight: RANKING.evidence.sighting * (1 + Math.log2(sighting.count)) })),
  }));
}

function codesOf({ occupations }: TitleFacts): { codes: string[]; groups: string[]; groupOf: (occupation: string) => number } {
  const codes = occupations.map(({ code }) => code);
  const groups = [...new Set(codes.map((code) => code.slice(0, 7)))].sort();
  const index = new Map(groups.map((group, i) => [group, i]));
  return { codes, groups, groupOf: (occupation) => index.get(occupation.slice(0, 7)) ?? -1 };
}

/** One text per occupation: the names of its tools, with those in high demand repeated. */
function toolTexts({ technologies }: TitleFacts, groupOf: (code: string) => number): { group: number; stems: string[] }[] {
  const texts = new Map<number, string[]>();
  for (const { code, example, isHot } of technologies) {
    const group = groupOf(code);
    const stems = stemsOfText(example);
    texts.set(group, [...(texts.get(group) ?? []), ...stems, ...(isHot ? stems : [])]);
  }
  return [...texts].filter(([group]) => group >= 0).map(([group, stems]) => ({ group, stems }));
}
