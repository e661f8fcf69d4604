import type { Part } from './evidence/employment.ts';
import type { ContextKind } from './evidence/context-evidence.ts';
import { consensusGroup, consensusTitle } from './evidence/source-consensus.ts';
import { featureAt, TITLE_EVIDENCE, type TitleEvidence } from './evidence/features.ts';
import { frequenciesOf } from './evidence/frequencies.ts';
import type { RankingStep } from './evidence/fusion.ts';
import { SOURCES, type KnownTitles } from './evidence/known-titles.ts';
import { titleCredits } from './evidence/title-credits.ts';
import type { Candidate, Evidence } from './match.ts';
import type { RankedTitle } from './rank.ts';
import { RANKING } from './tuning.ts';

const SOURCE_WORDS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  corpus: 'in the title corpus',
  reference: 'in the O*NET database',
  memory: 'in the imported observations',
};
const PLACE_WORDS: Readonly<Record<ContextKind, string>> = { state: 'in this state', sector: 'in this industry', employer: 'at this company' };
const TRADE_WORDS: Readonly<Record<ContextKind, string>> = { state: 'The state', sector: 'The industry', employer: "The company's name" };
const PART_WORDS: Readonly<Record<Part, string>> = {
  metro: 'in hiring at this location',
  industry: 'in the postings of companies in this industry',
  company: "in this company's workforce",
};
/** Words for the flags that count as "form" (see features.ts). */
const FORM_WORDS: Readonly<Record<string, string>> = {
  'all other': 'This is a catch-all ("All Other") occupation.',
  'manager of manager': 'This is an occupation of managers, and the title names a manager.',
  'manager of other': 'This is an occupation of managers, but the title names no manager.',
  'supervisor of supervisor': 'This is an occupation of supervisors, and the title names a supervisor.',
  'supervisor of other': 'This is an occupation of supervisors, but the title names no supervisor.',
};
/** Lowest similarities that are called high and medium. */
const SIMILARITY = { high: 0.7, medium: 0.4 } as const;

/** Logarithms of the factors of a match's score, by kind of evidence. Factors that are equal for all matches are left out. */
type Account = ReadonlyMap<string, number>;

/**
 * Explains the matches of one title: {@link Evidence} in words that a person can check, strongest first. Except for a constant that is the same for all matches,
 * the weights of a match add up to the logarithm of its score. They follow each factor of the ranking and, inside the trees, each split.
 */
export function explainer(knownTitles: KnownTitles, ranked: RankedTitle): (match: Candidate) => Evidence[] {
  const accounts = new Map(
    ranked.candidates.slice(0, RANKING.comparedMatches).map((candidate) => [candidate.document.onet_code, accountOf(knownTitles, ranked, candidate)]),
  );
  const compared = [...accounts.values()];
  const average = (kind: string): number => compared.reduce((sum, account) => sum + (account.get(kind) ?? 0), 0) / compared.length;
  const kinds = [...new Set(compared.flatMap((account) => [...account.keys()]))];
  return (match) => {
    const account = accounts.get(match.document.onet_code) ?? accountOf(knownTitles, ranked, match);
    return [...new Set([...account.keys(), ...kinds])]
      .map((kind) => ({ kind, text: wordsFor(kind, knownTitles, ranked, match), weight: Number(((account.get(kind) ?? 0) - average(kind)).toFixed(DIGITS)) }))
      .filter(({ kind, weight }) => weight !== 0 || CHECKED.test(kind))
      .sort((a, b) => b.weight - a.weight);
  };
}

/** Kinds that are shown even if they weigh the same for all matches. */
const CHECKED = /_title$|_observations$/u;
const DIGITS = 3;

function accountOf(knownTitles: KnownTitles, { ranking, scoreOf }: RankedTitle, { document }: Candidate): Account {
  const { weighed, steps, groups } = ranking;
  const account = new Map<string, number>();
  const add = (kind: string, after: number, before = 1): void => {
    const change = Math.log(Math.max(after, Number.MIN_VALUE) / Math.max(before, Number.MIN_VALUE));
    account.set(kind, (account.get(kind) ?? 0) + change);
  };
  const group = groupOf(knownTitles, document.onet_code);
  const position = weighed.candidates.indexOf(group);
  const row = weighed.rows[position];
  if (row !== undefined) for (const [kind, credit] of Object.entries(titleCredits(knownTitles, row))) account.set(kind, credit);
  for (const step of steps) add(kindOf(step), step.after[position] ?? 0, step.before[position]);
  const learned = groups.find((one) => one.group === group);
  const { occupation = 0, own = 0, probability = 0, shift = 0 } = scoreOf(document.onet_code) ?? {};
  add('calibration', learned?.calibrated ?? 0, learned?.said);
  if (ranking.field !== undefined) add('field', learned?.probability ?? 0, learned?.calibrated);
  add('search_engine', occupation, learned?.probability);
  add('speciality', own, occupation);
  if (probability !== own) add('official_title', probability, own);
  if (shift !== 0) account.set('caller_weights', shift);
  return account;
}

function kindOf({ kind, by }: RankingStep): string {
  return `${kind}_${{ frequency: 'frequency', title: 'title', prevalence: 'employment', tilt: 'trade', titles: 'trade', votes: 'observations' }[by]}`;
}

function groupOf(knownTitles: KnownTitles, code: string): number {
  return knownTitles.groupIndex.get(code.slice(0, 7)) ?? -1;
}

/** A kind of evidence in words that a person can check. */
function wordsFor(kind: string, knownTitles: KnownTitles, { ranking }: RankedTitle, { document: { onet_code: code } }: Candidate): string {
  const group = groupOf(knownTitles, code);
  const position = ranking.weighed.candidates.indexOf(group);
  const row = ranking.weighed.rows[position];
  const valueOf = (feature: string): number => row?.[featureAt(feature)] ?? 0;
  if (isTitleEvidence(kind)) {
    const words: Readonly<Record<TitleEvidence, () => string>> = {
      classifier: () => `Word model: ${percent(valueOf('classifier'))}. It has learned which words are in the titles of this occupation.`,
      same_title: () => sameTitle(knownTitles, ranking.tokens, group),
      part_of_title: () => partsOfTitle(knownTitles, ranking.tokens, group),
      similar_title: () => similarTitles(knownTitles, ranking, group),
      words: () => 'How often titles of this occupation have these words, and the word that names the job.',
      official: () =>
        `Similarity to the official title, description, and tools of the occupation: ${level(Math.max(...['official', 'description', 'tools'].map(valueOf)))}.`,
      family: () =>
        `Of similar titles, ${percent(valueOf('votes.minor'))} belong to related occupations (codes ${code.slice(0, 4)}…), and ${percent(valueOf('votes.major'))} to the same field (codes ${code.slice(0, 2)}…).`,
      form: () =>
        Object.entries(FORM_WORDS).find(([flag]) => valueOf(flag) > 0)?.[1] ??
        'This is not an occupation of managers or supervisors, or a catch-all ("All Other").',
    };
    return words[kind]();
  }
  if (kind === 'field')
    return `The text names a field of work. Of the jobs that were observed in it, ${percent(ranking.field?.shares.get(group) ?? 0)} belong to this occupation.`;
  const steps = ranking.steps.filter((step) => kindOf(step) === kind);
  const [step] = steps;
  if (step?.by === 'frequency') return frequency(knownTitles, group);
  if (step?.by === 'title') return consensus(knownTitles, ranking.tokens, group);
  if (step?.by === 'prevalence') return `This occupation is ${times(step.ratios[position] ?? 1)} as frequent ${PART_WORDS[step.kind]} as in the whole dataset.`;
  if (step?.by === 'titles') return ofTrade(step, position);
  if (step?.by === 'tilt') return `${TRADE_WORDS[step.kind]} makes it ${times((step.after[position] ?? 0) / (step.before[position] ?? 1))} as likely.`;
  if (step !== undefined) return observations(ranking, step.kind, position);
  return REST_WORDS[kind] ?? kind;
}

/** What titles with words for what the company does change, with one of the occupation. */
function ofTrade({ titles, before, after }: RankingStep & { readonly by: 'titles' }, position: number): string {
  const title = titles[position];
  const likely = `${times((after[position] ?? 0) / (before[position] ?? 1))} as likely.`;
  if (title === undefined) return `The known titles for what this company does belong to other occupations, which makes this one ${likely}`;
  return `Known titles for what this company does, such as "${title}", make it ${likely}`;
}

const REST_WORDS: Readonly<Record<string, string>> = {
  calibration: 'Adjusted to how often such a probability was right for titles that were not learned from.',
  speciality: "This code's share of its 6-digit occupation, by known titles and by what companies employ.",
  official_title: 'The text is the official title of an occupation, which comes first.',
  search_engine: 'How well the search engine finds the words in titles of this occupation.',
  caller_weights: 'The weights in the request.',
};

function isTitleEvidence(kind: string): kind is TitleEvidence {
  return (TITLE_EVIDENCE as readonly string[]).includes(kind);
}

function sameTitle(knownTitles: KnownTitles, tokens: RankedTitle['ranking']['tokens'], group: number): string {
  const known = equalTitles(knownTitles, tokens).map((index) => knownTitles.titles.at(index));
  const counts = SOURCES.flatMap((name, source) => {
    const same = known.filter((title) => title?.source === source);
    const all = same.reduce((sum, title) => sum + (title?.count ?? 0), 0);
    const here = same.reduce((sum, title) => sum + (title?.group === group ? title.count : 0), 0);
    return all === 0 ? [] : [`${here} of ${all} ${SOURCE_WORDS[name]}`];
  });
  if (counts.length === 0) return `"${tokens.key}" is not a known title.`;
  const words = knownTitles.byKey.has(tokens.key) ? tokens.key : tokens.core;
  const isOwn = known.some((title) => title?.group === group);
  return isOwn
    ? `This exact title is listed for the occupation: "${words}", ${counts.join(', ')}.`
    : `This exact title is listed for other occupations only: "${words}", ${counts.join(', ')}.`;
}

function consensus(knownTitles: KnownTitles, tokens: RankedTitle['ranking']['tokens'], group: number): string {
  const occupation = consensusGroup(knownTitles, tokens) === group ? 'this occupation' : 'another occupation';
  return `All sources agree that "${consensusTitle(knownTitles, tokens)}" is a title of ${occupation}.`;
}

function frequency(knownTitles: KnownTitles, group: number): string {
  const { shares, expected } = frequenciesOf(knownTitles);
  const share = shares[group] ?? 0;
  return `This occupation is ${(100 * share).toFixed(1)}% of the imported observations, ${times(share / (expected[group] ?? 1))} its share of known titles.`;
}

function partsOfTitle(knownTitles: KnownTitles, { parts }: RankedTitle['ranking']['tokens'], group: number): string {
  if (parts.length === 0) return 'The title has only one part.';
  const own = parts.filter(({ core }) => (knownTitles.byCore.get(core) ?? []).some((index) => knownTitles.titles.groups[index] === group));
  if (own.length === 0) return 'No part of the title alone is a title of this occupation.';
  return `A part of the title is listed for the occupation: ${own.map(({ core }) => `"${core}"`).join(', ')}.`;
}

function similarTitles(knownTitles: KnownTitles, { tokens, weighed }: RankedTitle['ranking'], group: number): string {
  const equal = new Set(equalTitles(knownTitles, tokens));
  const similar = new Map<string, { title: string; similarity: number; sources: string[] }>();
  weighed.nearest.forEach((list, source) => {
    for (const { index, similarity } of list) {
      const title = knownTitles.titles.at(index);
      if (title?.group !== group || equal.has(index)) continue;
      const known = similar.get(title.key) ?? { title: title.title, similarity, sources: [] };
      similar.set(title.key, known);
      const words = SOURCE_WORDS[SOURCES[source] ?? 'corpus'];
      if (!known.sources.includes(words)) known.sources.push(words);
    }
  });
  const best = [...similar.values()].sort((a, b) => b.similarity - a.similarity).slice(0, RANKING.explainedTitles);
  if (best.length === 0) return 'No other similar title belongs to this occupation.';
  return `Similar to ${best.map(({ title, similarity, sources }) => `"${title}" (${percent(similarity)}, ${sources.join(' and ')})`).join(', ')}.`;
}

function equalTitles({ byKey, byCore }: KnownTitles, tokens: RankedTitle['ranking']['tokens']): number[] {
  return [...new Set([...(byKey.get(tokens.key) ?? []), ...(byCore.get(tokens.core) ?? [])])];
}

function observations({ contexts }: RankedTitle['ranking'], kind: ContextKind, position: number): string {
  const votes = contexts.filter((context) => context.kind === kind);
  const all = votes.reduce((sum, context) => sum + context.votes.reduce((total, vote) => total + vote, 0), 0);
  const here = votes.reduce((sum, context) => sum + (context.votes[position] ?? 0), 0);
  return `${percent(here / all)} of the observations of similar titles ${PLACE_WORDS[kind]} are of this occupation.`;
}

const level = (similarity: number): string => (similarity >= SIMILARITY.high ? 'high' : similarity >= SIMILARITY.medium ? 'medium' : 'low');
const percent = (share: number): string => `${Math.round(100 * Math.min(1, share))}%`;
const times = (ratio: number): string => `${ratio.toFixed(ratio < 2 ? 2 : 1)} times`;
