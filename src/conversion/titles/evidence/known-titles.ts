import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TitleFacts } from '../../../store/title-facts.ts';
import { employerKey } from './employers.ts';
import { TokenBayes } from './bayes.ts';
import { Beginnings } from './beginnings.ts';
import { TitleClassifier, type Lesson } from './classifier.ts';
import { englishWords } from '../../english-words.ts';
import { TUNING } from '../../tuning.ts';
import { NeighbourIndex, type KnownTitle } from './neighbours.ts';
import { Spelling, type WordUse } from './spelling.ts';
import { OccupationTexts } from './texts.ts';
import { stemsOfText, titleKey, tokensOf, type TitleTokens } from './tokens.ts';

/** The sources of known titles. `memory` is the imported observations. */
export const SOURCES = ['corpus', 'reference', 'memory'] as const;
export const [CORPUS, REFERENCE, MEMORY] = [0, 1, 2] as const;

/** One observation of a known title at an employer, in a sector, in a state. */
export interface Sighting {
  readonly employer: string | null;
  readonly sector: string | null;
  readonly state: string | null;
  readonly count: number;
}

/** A title with another name in brackets: "Horticultural Technician (Horticultural Tech)" counts as two titles. */
const BRACKETED = /^(.*\S)\s*\(([^()]*)\)\s*$/u;
const OFFICIAL_COUNT = 3;
/** Titles that are processed before other work gets its turn. */
const CHUNK = 500;
const WORD_SMOOTHING = 5;
const LETTER_SMOOTHING = 50;
const HEAD_SMOOTHING = 2;
/** Training weight of a title in an observed context; the title alone has 1. */
const SIGHTING_WEIGHT = 0.5;

/** The parts that take long to build. */
type Indices = Pick<
  KnownTitles,
  'beginnings' | 'classifier' | 'knownWords' | 'spelling' | 'byKey' | 'byCore' | 'bySorted' | 'neighbours' | 'official' | 'words' | 'letters' | 'heads'
>;

/** All known titles with their indexes. Immutable. */
export class KnownTitles {
  /** 6-digit occupations, in order of their codes. */
  readonly groups: readonly string[];
  readonly groupIndex: ReadonlyMap<string, number>;
  readonly codes: readonly string[];
  /** Indices of the O*NET codes of each 6-digit occupation. */
  readonly codesOfGroup: readonly (readonly number[])[];
  /** Where each known title was observed, by the index of the title. Only observed titles have sightings. */
  readonly sightings: ReadonlyMap<number, readonly Sighting[]>;
  /** Known titles observed at an employer, by the employer's key. */
  readonly titlesOfEmployer: ReadonlyMap<string, readonly number[]>;
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  readonly byCore: ReadonlyMap<string, readonly number[]>;
  readonly bySorted: ReadonlyMap<string, readonly number[]>;
  readonly neighbours: NeighbourIndex;
  readonly official: NeighbourIndex;
  readonly beginnings: Beginnings;
  readonly classifier: TitleClassifier;
  readonly words: TokenBayes;
  readonly letters: TokenBayes;
  readonly heads: TokenBayes;
  readonly descriptions: OccupationTexts;
  readonly tools: OccupationTexts;
  readonly isOther: readonly boolean[];
  /** Every word of the known titles. */
  readonly knownWords: ReadonlySet<string>;
  readonly spelling: Spelling;

  private constructor(
    facts: TitleFacts,
    readonly titles: readonly KnownTitle[],
    sightings: ReadonlyMap<number, readonly Sighting[]>,
    indices: Indices,
  ) {
    const { codes, groups, groupOf } = codesOf(facts);
    this.codes = codes;
    this.groups = groups;
    this.groupIndex = new Map(groups.map((group, i) => [group, i]));
    this.codesOfGroup = groups.map((group) => codes.flatMap((code, i) => (code.startsWith(group) ? [i] : [])));
    const size = groups.length;
    this.isOther = groups.map((_, group) => facts.occupations.some(({ code, title }) => groupOf(code) === group && title.includes('All Other')));
    this.sightings = sightings;
    this.titlesOfEmployer = employersOf(sightings);
    this.beginnings = indices.beginnings;
    this.classifier = indices.classifier;
    this.knownWords = indices.knownWords;
    this.spelling = indices.spelling;
    this.byKey = indices.byKey;
    this.byCore = indices.byCore;
    this.bySorted = indices.bySorted;
    this.neighbours = indices.neighbours;
    this.words = indices.words;
    this.letters = indices.letters;
    this.heads = indices.heads;
    this.official = indices.official;
    this.descriptions = new OccupationTexts(
      facts.descriptions.map(({ code, text }) => ({ group: groupOf(code), stems: [...new Set(stemsOfText(text))] })),
      size,
    );
    this.tools = new OccupationTexts(toolTexts(facts, groupOf), size);
  }

  /** Builds the indexes in small steps, so that other requests are answered meanwhile. `learn` may cache its result. */
  static async build(facts: TitleFacts, learn: typeof TitleClassifier.learn = (lessons, size) => TitleClassifier.learn(lessons, size)): Promise<KnownTitles> {
    const { codes, groups, groupOf } = codesOf(facts);
    const codeIndex = new Map(codes.map((code, i) => [code, i]));
    const collector = new TitleCollector(groupOf, codeIndex);
    for (const { title, code } of facts.occupations) collector.add(title, code, CORPUS, 1);
    await inTurns(facts.corpus, ({ title, code, count }) => {
      collector.add(title, code, CORPUS, count);
    });
    if (facts.reference.length > 0) for (const { title, code } of facts.occupations) collector.add(title, code, REFERENCE, OFFICIAL_COUNT);
    await inTurns(facts.reference, ({ title, code }) => {
      const [, outside, inside] = BRACKETED.exec(title) ?? [];
      for (const name of outside === undefined || inside === undefined ? [title] : [outside, inside]) collector.add(name, code, REFERENCE, 1);
    });
    await inTurns(facts.observations, ({ title, occupation, count, employer, sector, state }) => {
      collector.add(title, occupation, MEMORY, count, { employer: employer === null ? null : employerKey(employer), sector, state, count });
    });
    const titles: KnownTitle[] = [];
    const sightings = new Map<number, readonly Sighting[]>();
    for (const { sightings: seen, ...rest } of collector.collected()) {
      if (seen.length > 0) sightings.set(titles.length, seen);
      titles.push({ ...rest, tokens: tokensOf(rest.title) });
      if (titles.length % CHUNK === 0) await nextTurn();
    }
    const official = facts.occupations.map(({ code, title }, i) => ({ title, tokens: tokensOf(title), group: groupOf(code), code: i, source: 0, count: 1 }));
    const classifier = await learn(lessonsOf(titles, sightings), groups.length);
    return new KnownTitles(facts, titles, sightings, await indicesOf(titles, official, classifier, groups.length));
  }

  /** Whether observations were imported. The ranking has different weights with and without. */
  get hasMemory(): boolean {
    return this.sightings.size > 0;
  }
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

/** Builds one index after the other, and lets other work run in between. */
async function indicesOf(titles: readonly KnownTitle[], official: readonly KnownTitle[], classifier: TitleClassifier, size: number): Promise<Indices> {
  const inTurn = async <T>(make: () => T): Promise<T> => {
    await nextTurn();
    return make();
  };
  const bayes = (tokens: (of: TitleTokens) => readonly string[], smoothing: number): Promise<TokenBayes> => {
    const examples = titles.map((title) => ({ group: title.group, tokens: tokens(title.tokens) }));
    return TokenBayes.build(examples, size, smoothing);
  };
  const uses = await usesOf(titles);
  return {
    classifier,
    beginnings: await inTurn(() => new Beginnings(titles.filter(({ source }) => source !== MEMORY).map(({ tokens: { key }, count }) => ({ key, count })))),
    knownWords: new Set(uses.keys()),
    spelling: new Spelling(uses, new Set([...(await englishWords())].filter((word) => word.length >= TUNING.shortestFuzzyWord))),
    byKey: await inTurn(() => indexBy(titles, ({ tokens }) => tokens.key)),
    byCore: await inTurn(() => indexBy(titles, ({ tokens }) => tokens.core)),
    bySorted: await inTurn(() => indexBy(titles, ({ tokens }) => tokens.sorted)),
    neighbours: await NeighbourIndex.build(titles, size),
    official: await NeighbourIndex.build(official, size),
    words: await bayes(({ stems }) => stems, WORD_SMOOTHING),
    letters: await bayes(({ letters }) => letters, LETTER_SMOOTHING),
    heads: await bayes(({ head }) => (head === '' ? [] : [head]), HEAD_SMOOTHING),
  };
}

/** In how many known titles each word occurs. A word of a single observed title is left out: it may be a misspelling. */
async function usesOf(titles: readonly KnownTitle[]): Promise<Map<string, WordUse>> {
  const uses = new Map<string, { last: number; elsewhere: number; count: number; observed: number }>();
  await inTurns(titles, ({ tokens, source, count }) => {
    const words = tokens.key.split(' ');
    for (const [i, word] of words.entries()) {
      const use = uses.get(word) ?? { last: 0, elsewhere: 0, count: 0, observed: 0 };
      uses.set(word, use);
      use[i === words.length - 1 ? 'last' : 'elsewhere']++;
      if (source === MEMORY) use.observed++;
      else use.count += count;
    }
  });
  for (const [word, { last, elsewhere, observed }] of uses) if (last + elsewhere === 1 && observed === 1) uses.delete(word);
  return uses;
}

/** Training examples. Weights grow slowly with the count: a thousand observations of one title say hardly more than a hundred. */
function lessonsOf(titles: readonly KnownTitle[], sightings: ReadonlyMap<number, readonly Sighting[]>): Lesson[] {
  return titles.map(({ group, tokens, source, count }, i) => ({
    group,
    tokens,
    weight: source === MEMORY ? 1 + Math.log2(count) : 1,
    sightings: (sightings.get(i) ?? []).map((sighting) => ({ ...sighting, weight: SIGHTING_WEIGHT * (1 + Math.log2(sighting.count)) })),
  }));
}

function codesOf({ occupations }: TitleFacts): { codes: string[]; groups: string[]; groupOf: (occupation: string) => number } {
  const codes = occupations.map(({ code }) => code);
  const groups = [...new Set(codes.map((code) => code.slice(0, 7)))].sort();
  const index = new Map(groups.map((group, i) => [group, i]));
  return { codes, groups, groupOf: (occupation) => index.get(occupation.slice(0, 7)) ?? -1 };
}

function indexBy(titles: readonly KnownTitle[], keyOf: (title: KnownTitle) => string): Map<string, number[]> {
  const index = new Map<string, number[]>();
  titles.forEach((title, i) => {
    const key = keyOf(title);
    const list = index.get(key);
    if (list === undefined) index.set(key, [i]);
    else list.push(i);
  });
  return index;
}

function employersOf(sightings: ReadonlyMap<number, readonly Sighting[]>): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [title, seen] of sightings) {
    for (const employer of new Set(seen.map((sighting) => sighting.employer))) {
      if (employer === null || employer === '') continue;
      const list = index.get(employer);
      if (list === undefined) index.set(employer, [title]);
      else list.push(title);
    }
  }
  return index;
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
