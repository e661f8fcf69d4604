import { NO_FORM } from './choice/form-choice.ts';
import type { Draft } from './draft.ts';
import { guessOf, isForFigure } from './guess-of-form.ts';
import { namesPart } from './employer-nouns.ts';
import { isOfFigure } from './figures-of-clusters.ts';
import type { Facet, Reading } from './reading.ts';
import { BADGES, HIRING, type Topic } from './senses.ts';

/** Lowest score of a query that answers a question, also of one that says every word, and the largest share of words that it may leave out. */
const LEAST_SCORE = 1;
const LEAST_SCORE_IF_SAID = 0;
const MOST_UNKNOWN = 0.34;
/** Lowest probability of a form to answer without a good score, and how much likelier than no answer it must be. The query says at least this part. */
const LEAST_GUESS = 0.2;
const SURE = 0.75;
const LEAST_LEARNED = 0.25;
/** The probability that there is no answer from which none is given, and the same for a query that says every word, and for an answer about the service. */
const NO_ANSWER = 0.4;
const NO_ANSWER_ALTHOUGH_SAID = 0.8;
const NO_ANSWER_ABOUT_SERVICE = 0.9;
/** A query without conditions says at least this part, or less of a list if it is certain that the form is meant. */
const LEAST_BARE = 0.6;
const LEAST_BARE_IF_CERTAIN = 0.3;
const NEVER = 0.05;
const CERTAIN = 0.4;
/** The part that a query must say of a question that names no subject: "the largest insurers in Hartford". */
const LEAST_IMPLIED = 0.7;
/** What is left of the confidence in an unlikely form, and in rows of which only a part was asked for. */
const UNLIKELY = 0.7;
const WIDENED = 0.8;

const noneOf = (guesses: Reading['guesses']): number => guesses.get(NO_FORM) ?? 0;

/** Whether labeled questions leave no doubt that there is an answer, although some words look like something that the data does not have. */
export function isAnsweredElsewhere(guesses: Reading['guesses']): boolean {
  return noneOf(guesses) < NEVER && Math.max(...guesses.values()) >= CERTAIN;
}

/** Whether labeled questions leave no doubt that no query answers a question like this one, although its words name one. */
export const isUnanswered = (guesses: Reading['guesses']): boolean => noneOf(guesses) >= NO_ANSWER_ABOUT_SERVICE;

const isCertain = (draft: Draft, reading: Reading): boolean => noneOf(reading.guesses) < NEVER && guessOf(draft.form, reading) >= CERTAIN;

/** Whether labeled questions leave no doubt that a question like this one has an answer, and which form gives it. Its other words are reported. */
function isLearned(draft: Draft, reading: Reading): boolean {
  const guess = guessOf(draft.form, reading);
  const most = Math.max(...[...reading.guesses].map(([name, one]) => (name === NO_FORM ? 0 : one)));
  return guess >= LEAST_GUESS && guess >= most / 2 && guess / (guess + noneOf(reading.guesses)) >= SURE && draft.coverage >= LEAST_LEARNED;
}

/** "Vegan friendly employers" are no list of all employers, and no search for these words. */
function listsOthers(draft: Draft, reading: Reading): boolean {
  const { form, inputs } = draft;
  const { unclear, topics } = reading;
  if (form.verb === 'SEARCH') return unclear.length > 0 && guessOf(draft.form, reading) < CERTAIN && !topics.has('search') && !topics.has('company_search');
  return (form.verb === 'LIST' || form.verb === 'COUNT') && unclear.some((at) => !inputs.some(({ from, to }) => at >= from && at < to));
}

/** "The biggest banks" are no list of banks in another order. */
const listsInOtherOrder = ({ form, unsaid }: Draft): boolean =>
  form.verb === 'LIST' && [...unsaid].some((facet) => facet.kind === 'order' && facet.isOfEmployers === true);

/** "High paying companies" are no list of clusters. */
const listsOtherSubject = ({ form, missing }: Draft, { topics }: Reading): boolean => {
  if (form.verb !== 'LIST') return false;
  const leavesOut = (topic: Topic): boolean => topics.get(topic)?.some(({ text }) => missing.includes(text)) === true;
  if (form.subject === 'COMPANIES' && form.for === undefined) return leavesOut('jobs') && LACKS_EMPLOYERS.every((topic) => !topics.has(topic));
  return OF_JOBS.has(form.subject) && !topics.has('jobs') && !topics.has('clusters') && leavesOut('companies');
};
/** "The least automatable jobs in construction" are no list of employers. */
const LACKS_EMPLOYERS: readonly Topic[] = ['companies', 'who', ...BADGES, ...HIRING];
const OF_JOBS: ReadonlySet<string> = new Set(['CLUSTERS', 'OCCUPATIONS']);

/** "Metros where Walmart does not hire": those where it does are the opposite. */
const saysOpposite = ({ unknown, topics }: Reading): boolean =>
  unknown.some(({ negates }) => HIRING.some((topic) => topics.get(topic)?.some(({ at }) => at === negates)));

/** What changes a number. */
const CONDITIONS: ReadonlySet<Facet['kind']> = new Set(['entity', 'field', 'name_part', 'limit']);

/** "In Chicago, cashiers at Target": a whole row of what is hired for, in any order. */
const isImpliedRow = ({ topics }: Reading): boolean => topics.get('hiring')?.length === 0;

/** "Occupations that pay at most $40,000": the clusters are all that is known about the pay of occupations. */
const isOfClusters = ({ form, unsaid, unknown }: Draft, { facets }: Reading): boolean =>
  form.subject === 'CLUSTERS' && unsaid.size === 0 && unknown === 0 && facets.some((facet) => facet.kind === 'field' && isOfFigure(facet));

/** Whether a query answers the question well enough. A name without a topic must be the whole question. */
export function isAnswer(draft: Draft, reading: Reading): boolean {
  const { score, missing, coverage, unknown, said } = draft;
  if (saysOpposite(reading) || listsOthers(draft, reading) || listsInOtherOrder(draft) || listsOtherSubject(draft, reading)) return false;
  // The number of all companies is no answer to "how many companies were founded in 1990".
  if (draft.form.verb === 'COUNT' && said === 0 && [...draft.unsaid].some(({ kind }) => CONDITIONS.has(kind))) return false;
  // All occupations are no answer to "occupations that pay at most $40,000".
  if (draft.form.verb === 'LIST' && said === 0 && [...draft.unsaid].some((facet) => facet.kind === 'field' && isOfFigure(facet))) return false;
  // All companies are no answer to "which employers allow working from home".
  const isList = draft.form.verb === 'LIST' || draft.form.verb === 'COUNT';
  const leastIfCertain = isList ? LEAST_BARE_IF_CERTAIN : 0;
  if (said === 0 && coverage < (isCertain(draft, reading) ? leastIfCertain : LEAST_BARE)) return false;
  // "Who is Intel?" names only a company. "Would you recommend Costco" does, too.
  const isOnlyName =
    coverage === 1 && reading.facets.length === 1 && reading.facets.every((facet) => facet.kind === 'entity' && facet.entity.kind === 'company');
  const isSaid = missing.length === 0 && coverage === 1 && (reading.topics.size > 0 || !isOnlyName);
  if (isSaid && isImpliedRow(reading)) return true;
  // The clusters say all that is asked of their occupations.
  const isSaidOfClusters = isForFigure(draft.form, reading) && isOfClusters(draft, reading);
  if (noneOf(reading.guesses) >= (isSaid || isSaidOfClusters ? NO_ANSWER_ALTHOUGH_SAID : NO_ANSWER)) return false;
  if (isLearned(draft, reading)) return true;
  if (
    score < ((isSaid || isOfClusters(draft, reading)) && (isSaidOfClusters || noneOf(reading.guesses) < NO_ANSWER) ? LEAST_SCORE_IF_SAID : LEAST_SCORE) ||
    unknown / Math.max(1, reading.size) > MOST_UNKNOWN
  )
    return false;
  const topics = [...reading.topics.keys()].filter((topic) => topic !== 'who');
  const isBare = topics.length === 0 || (reading.isImplied && topics.length === 1);
  if (isBare && (reading.isImplied ? unknown > 0 || coverage < LEAST_IMPLIED : missing.length > 0)) return false;
  if (topics.length === 0 && !isOnlyName && (reading.topics.size > 0 || reading.facets.some(({ kind }) => kind === 'order' || kind === 'best'))) return false;
  return coverage >= 0.5;
}

/** What a query says of more than was asked for: airlines, by all employers of their industry, and the siblings of Instagram, by those of Meta. */
export function widenedOf({ entities }: Draft, { topics }: Reading): readonly string[] {
  const isOfRelatives = topics.get('relatives')?.some(({ text }) => RELATIVES.test(text)) === true;
  return entities.flatMap(({ text, entity }) => {
    const isWidened =
      entity.kind === 'industry' ? entity.names.every((name) => namesPart(text, name)) : entity.kind === 'company' && entity.isPart === true && isOfRelatives;
    return isWidened ? [text] : [];
  });
}
/** Those that a company itself is not. */
const RELATIVES = /\b(?:siblings?|sisters?|subsidiar(?:y|ies)|child(?:ren)?|daughters?)\b/iu;

/** About half of the queries whose form is unlikely by what was learned are right, also where they say every word. */
export function confidenceOf(draft: Draft, next: Draft | undefined, reading: Reading): number {
  const { coverage, entities } = draft;
  const surest = Math.min(1, ...entities.map(({ entity }) => entity.score));
  const likely = guessOf(draft.form, reading) < LEAST_GUESS && !isImpliedRow(reading) ? UNLIKELY : 1;
  const exact = widenedOf(draft, reading).length > 0 ? WIDENED : 1;
  return Number((coverage * (0.5 + 0.5 * surest) * (next === undefined ? 0.97 : 0.8) * likely * exact).toFixed(2));
}
