import type { Part } from './evidence/employment.ts';
import type { ContextKind } from './evidence/context-evidence.ts';
import { agreedGroup, agreedTitle } from './evidence/agreed.ts';
import { FEATURES } from './evidence/features.ts';
import type { RankingStep } from './evidence/fusion.ts';
import { SOURCES, type TitleKnowledge } from './evidence/knowledge.ts';
import { TITLE_EVIDENCE, titleCredits, type TitleEvidence } from './evidence/title-credits.ts';
import type { Candidate, Evidence } from './match.ts';
import type { RankedTitle } from './rank.ts';
import { RANKING } from './tuning.ts';

const SOURCE_WORDS: Readonly<Record<(typeof SOURCES)[number], string>> = {
  corpus: 'in the title corpus',
  reference: 'in the O*NET database',
  memory: 'in the imported observations',
};
const PLACE_WORDS: Readonly<Record<ContextKind, string>> = { state: 'in this state', sector: 'in this industry', employer: 'at this company' };
const TRADE_WORDS: Readonly<Record<ContextKind, string>> = { state: 'the state', sector: 'the industry', employer: "the company's name" };
const PART_WORDS: Readonly<Record<Part, string>> = {
  metro: 'in the hiring in this place',
  industry: 'in the postings of the companies of this industry',
  company: 'in the workforce of this company',
};
/** Flags of title-credits.ts's "form" that are worth words. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  'all other': 'an occupation for all that fits no other of its family',
  'manager of manager': 'a manager, as the title says',
  'manager of other': 'a manager, and the title names none',
  'supervisor of supervisor': 'a supervisor, as the title says',
  'supervisor of other': 'a supervisor, and the title names none',
};

/** Logarithms of the factors that a match's score is made of, by the kind of evidence; what is the same for all matches is left out. */
type Account = ReadonlyMap<string, number>;

/**
 * Explains the matches of one title: {@link Evidence} in words that a person can check, the weightiest first. The weights of a match add up to the logarithm of
 * its score, but for one number that is the same for all matches: they follow each factor of the ranking, and each tree of it from question to question.
 */
export function explainer(knowledge: TitleKnowledge, ranked: RankedTitle): (match: Candidate) => Evidence[] {
  const accounts = new Map(
    ranked.candidates.slice(0, RANKING.comparedMatches).map((candidate) => [candidate.document.onet_code, accountOf(knowledge, ranked, candidate)]),
  );
  const compared = [...accounts.values()];
  const usual = (kind: string): number => compared.reduce((sum, account) => sum + (account.get(kind) ?? 0), 0) / compared.length;
  const kinds = [...new Set(compared.flatMap((account) => [...account.keys()]))];
  return (match) => {
    const account = accounts.get(match.document.onet_code) ?? accountOf(knowledge, ranked, match);
    return [...new Set([...account.keys(), ...kinds])]
      .map((kind) => ({ kind, text: wordsFor(kind, knowledge, ranked, match), weight: Number(((account.get(kind) ?? 0) - usual(kind)).toFixed(DIGITS)) }))
      .filter(({ kind, weight }) => weight !== 0 || CHECKED.test(kind))
      .sort((a, b) => b.weight - a.weight);
  };
}

/** Told also where they weigh as much for all matches. */
const CHECKED = /_title$|_observations$/u;
const DIGITS = 3;

function accountOf(knowledge: TitleKnowledge, { ranking, made }: RankedTitle, { document }: Candidate): Account {
  const { weighed, steps, groups } = ranking;
  const account = new Map<string, number>();
  const add = (kind: string, after: number, before = 1): void => {
    const change = Math.log(Math.max(after, Number.MIN_VALUE) / Math.max(before, Number.MIN_VALUE));
    account.set(kind, (account.get(kind) ?? 0) + change);
  };
  const group = groupOf(knowledge, document.onet_code);
  const position = weighed.candidates.indexOf(group);
  const row = weighed.rows[position];
  if (row !== undefined) for (const [kind, credit] of Object.entries(titleCredits(knowledge, row))) account.set(kind, credit);
  for (const step of steps) add(kindOf(step), step.after[position] ?? 0, step.before[position]);
  const { said = 0, probability = 0 } = groups.find((one) => one.group === group) ?? {};
  const { own = 0, pooled = 0, shift = 0 } = made.get(document.onet_code) ?? {};
  add('calibration', probability, said);
  add('speciality', own, probability);
  add('search_engine', pooled, own);
  if (shift !== 0) account.set('caller_weights', shift);
  return account;
}

function kindOf({ kind, by }: RankingStep): string {
  return `${kind}_${{ title: 'title', prevalence: 'employment', tilt: 'trade', votes: 'observations' }[by]}`;
}

function groupOf(knowledge: TitleKnowledge, code: string): number {
  return knowledge.groupIndex.get(code.slice(0, 7)) ?? -1;
}

/** What a person can check of a kind of evidence. */
function wordsFor(kind: string, knowledge: TitleKnowledge, { ranking }: RankedTitle, { document: { onet_code: code } }: Candidate): string {
  const group = groupOf(knowledge, code);
  const position = ranking.weighed.candidates.indexOf(group);
  const row = ranking.weighed.rows[position];
  const valueOf = (feature: string): number => row?.[FEATURES.indexOf(feature)] ?? 0;
  if (isTitleEvidence(kind)) {
    const words: Readonly<Record<TitleEvidence, () => string>> = {
      classifier: () => `what the words of all known titles teach gives it a probability of ${percent(valueOf('classifier'))}`,
      same_title: () => sameTitle(knowledge, ranking.tokens, group),
      part_of_title: () => partsOfTitle(knowledge, ranking.tokens, group),
      similar_title: () => similarTitles(knowledge, ranking, group),
      words: () => 'how often its titles have these words, letters in a row and this head noun',
      official: () => 'how like its official title, description and tools are to the title',
      family: () =>
        `${percent(valueOf('votes.minor'))} of the similar titles are of occupations ${code.slice(0, 4)}, ${percent(valueOf('votes.major'))} of ${code.slice(0, 2)}`,
      form: () => Object.entries(FORM_WORDS).find(([flag]) => valueOf(flag) > 0)?.[1] ?? 'no manager, supervisor or remainder of its family',
    };
    return words[kind]();
  }
  const steps = ranking.steps.filter((step) => kindOf(step) === kind);
  const [step] = steps;
  if (step?.by === 'title') return agreement(knowledge, ranking.tokens, group);
  if (step?.by === 'prevalence') return `${times(step.ratios[position] ?? 1)} as frequent ${PART_WORDS[step.kind]} as in the whole dataset`;
  if (step?.by === 'tilt') return `${TRADE_WORDS[step.kind]} makes it ${times((step.after[position] ?? 0) / (step.before[position] ?? 1))} as likely`;
  if (step !== undefined) return observations(ranking, step.kind, position);
  return REST_WORDS[kind] ?? kind;
}

const REST_WORDS: Readonly<Record<string, string>> = {
  calibration: 'how often such a probability was right on held-out titles',
  speciality: 'how much of its 6-digit occupation this code is, by the titles that name a code and by what companies employ in the context',
  search_engine: "the search engine's own ranking",
  caller_weights: 'the weights that the request set',
};

function isTitleEvidence(kind: string): kind is TitleEvidence {
  return (TITLE_EVIDENCE as readonly string[]).includes(kind);
}

function sameTitle(knowledge: TitleKnowledge, tokens: RankedTitle['ranking']['tokens'], group: number): string {
  const known = equalTitles(knowledge, tokens).map((index) => knowledge.titles[index]);
  const counts = SOURCES.flatMap((name, source) => {
    const same = known.filter((title) => title?.source === source);
    const all = same.reduce((sum, title) => sum + (title?.count ?? 0), 0);
    const here = same.reduce((sum, title) => sum + (title?.group === group ? title.count : 0), 0);
    return all === 0 ? [] : [`${here} of ${all} ${SOURCE_WORDS[name]}`];
  });
  if (counts.length === 0) return `"${tokens.key}" is no known title`;
  const words = knowledge.byKey.has(tokens.key) ? tokens.key : tokens.core;
  const isOwn = known.some((title) => title?.group === group);
  return `"${words}" is ${isOwn ? 'a title of this occupation' : 'a known title, but none of this occupation'}: ${counts.join(', ')}`;
}

function agreement(knowledge: TitleKnowledge, tokens: RankedTitle['ranking']['tokens'], group: number): string {
  return `all that know "${agreedTitle(knowledge, tokens)}" agree that it is ${agreedGroup(knowledge, tokens) === group ? 'a title of this occupation' : 'one of another occupation'}`;
}

function partsOfTitle(knowledge: TitleKnowledge, { parts }: RankedTitle['ranking']['tokens'], group: number): string {
  if (parts.length === 0) return 'the title is of one piece';
  const own = parts.filter(({ core }) => (knowledge.byCore.get(core) ?? []).some((index) => knowledge.titles[index]?.group === group));
  if (own.length === 0) return 'no part of the title is by itself a title of this occupation';
  return `by itself a title of this occupation: ${own.map(({ core }) => `"${core}"`).join(', ')}`;
}

function similarTitles(knowledge: TitleKnowledge, { tokens, weighed }: RankedTitle['ranking'], group: number): string {
  const equal = new Set(equalTitles(knowledge, tokens));
  const similar = new Map<string, { title: string; similarity: number; sources: string[] }>();
  weighed.nearest.forEach((list, source) => {
    for (const { index, similarity } of list) {
      const title = knowledge.titles[index];
      if (title?.group !== group || equal.has(index)) continue;
      const known = similar.get(title.tokens.key) ?? { title: title.title, similarity, sources: [] };
      similar.set(title.tokens.key, known);
      const words = SOURCE_WORDS[SOURCES[source] ?? 'corpus'];
      if (!known.sources.includes(words)) known.sources.push(words);
    }
  });
  const told = [...similar.values()].sort((a, b) => b.similarity - a.similarity).slice(0, RANKING.explainedTitles);
  if (told.length === 0) return 'no other similar title is of this occupation';
  return `similar to ${told.map(({ title, similarity, sources }) => `"${title}" (${percent(similarity)}, ${sources.join(' and ')})`).join(', ')}`;
}

function equalTitles({ byKey, byCore }: TitleKnowledge, tokens: RankedTitle['ranking']['tokens']): number[] {
  return [...new Set([...(byKey.get(tokens.key) ?? []), ...(byCore.get(tokens.core) ?? [])])];
}

function observations({ contexts }: RankedTitle['ranking'], kind: ContextKind, position: number): string {
  const votes = contexts.filter((context) => context.kind === kind);
  const all = votes.reduce((sum, context) => sum + context.votes.reduce((total, vote) => total + vote, 0), 0);
  const here = votes.reduce((sum, context) => sum + (context.votes[position] ?? 0), 0);
  return `${percent(here / all)} of what similar titles were observed as ${PLACE_WORDS[kind]}`;
}

const percent = (share: number): string => `${Math.round(100 * Math.min(1, share))}%`;
const times = (ratio: number): string => `${ratio.toFixed(ratio < 2 ? 2 : 1)} times`;
