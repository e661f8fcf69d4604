import { once } from '../../runtime/once.ts';
import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { nameOfForm } from '../rules/rule.ts';
import type { Command } from '../syntax-tree.ts';
import { FIGURES_OF_CLUSTERS, isOfFigure } from './figures-of-clusters.ts';
import { guessOf, isForFigure, learned } from './guess-of-form.ts';
import { AGAINST, INTENTS, type Intent } from './intents.ts';
import type { Entity } from './items.ts';
import type { Facet, Input, Mention, Reading } from './reading.ts';
import { QueryWriter, type Written } from './query-writer.ts';
import type { Topic } from './senses.ts';

/** A query that may be what a question means. */
export interface Draft {
  readonly form: Form;
  readonly command: Command;
  /** The texts that it converts or searches for. */
  readonly inputs: readonly Input[];
  /** How well the form fits the question. */
  readonly score: number;
  /** Parts of the question that the query does not say. */
  readonly missing: readonly string[];
  /** Those of them that are conditions, orders, and other facets. */
  readonly unsaid: ReadonlySet<Facet>;
  /** Number of words that the query leaves out because they mean nothing. */
  readonly unknown: number;
  /** The part of the question that the query says, 0 to 1. */
  readonly coverage: number;
  /** Number of conditions, orders, and texts of the question that the query says. */
  readonly said: number;
  /** Entities that the query names. */
  readonly entities: readonly { readonly text: string; readonly entity: Entity }[];
}

/** What a facet counts for a form that can say it, and against one that cannot. */
const WEIGHT: Readonly<Record<Exclude<Written, 'no'>, number>> = { target: 1.5, says: 1, shows: 0.5, finds: 0.2 };
const CANNOT_SAY: Readonly<Record<Facet['kind'], number>> = {
  entity: 2.4,
  field: 1.2,
  order: 0.6,
  best: 0.6,
  group: 1.8,
  expand: 0.5,
  limit: 0.1,
  offset: 0.6,
  diagram: 0.3,
  name_part: 1.2,
};
/** "The slowest growing salaries": a figure that another list has the order of. */
const CANNOT_ORDER_BY_FIGURE = 1.2;
/** "Occupations that pay at most $40,000": all occupations are no answer, and the clusters with such pay are. */
const CANNOT_BOUND_FIGURE = 2.2;
const UNKNOWN = 0.5;
/** A form that is this probable answers a question without one of its topics. */
const LEAST_GUESS = 0.2;
const SAYS_TEXT = 1;
/** Against each order that would fit better. */
const LATER_ORDER = 0.15;

/** For a list of what the question names first: "occupations that most companies have" is no list of companies. */
const SUBJECT_FIRST = 0.5;
const SUBJECTS: Readonly<Partial<Record<Topic, string>>> = {
  companies: 'COMPANIES',
  jobs: 'OCCUPATIONS',
  clusters: 'CLUSTERS',
  industries: 'INDUSTRIES',
  badges: 'BADGES',
};

const LISTS: ReadonlySet<string> = new Set(Object.values(SUBJECTS));

function costOf(facet: Facet): number {
  if (facet.kind === 'field' && isOfFigure(facet)) return CANNOT_BOUND_FIGURE;
  if (facet.kind !== 'order') return CANNOT_SAY[facet.kind];
  if (facet.isOptional === true) return 0.1;
  return facet.names.some((name) => FIGURES_OF_CLUSTERS.has(name)) ? CANNOT_ORDER_BY_FIGURE : CANNOT_SAY.order;
}

const isOfSeveral = ({ topics }: Reading): boolean =>
  [...(topics.get('jobs') ?? []), ...(topics.get('clusters') ?? [])].some(({ text }) => /s$/iu.test(text)) || topics.has('count');

/** Fields of jobs that lists of the jobs at a company do not have. */
const OF_JOBS: ReadonlySet<string> = new Set(['JOB_LEVEL', 'AI_FLAG', 'ENTRY_BARRIER_TREND', 'EXPERTISE_PREMIUM_TREND', 'PREMIUM_SKILL']);
const isOfJobsAt = ({ verb, subject }: Form, { facets }: Reading): boolean =>
  verb === 'LIST' &&
  (subject === 'OCCUPATIONS' || subject === 'CLUSTERS') &&
  facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'company') &&
  (facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => OF_JOBS.has(field))) ||
    (subject === 'CLUSTERS' && facets.some(isOfFigure)));

/** Whether the question names several companies, or several clusters by their ids. */
const namesSeveral = (field: string, { facets }: Reading): boolean =>
  facets.filter(
    (facet) =>
      facet.kind === 'entity' &&
      (field === 'CLUSTER_ID' ? facet.entity.kind === 'role' && facet.entity.isCluster === true && /^\d+$/u.test(facet.text) : facet.entity.kind === 'company'),
  ).length > 1;

/** "Occupations with the highest pay" may be answered with clusters, but these are no occupations. */
const isOtherSubject = (topic: Topic, { verb, subject }: Form): boolean =>
  (verb === 'LIST' || verb === 'COUNT') && SUBJECTS[topic] !== undefined && LISTS.has(subject) && SUBJECTS[topic] !== subject;

function isFirstSubject({ subject }: Form, { topics }: Reading): boolean {
  const [first] = (Object.keys(SUBJECTS) as Topic[]).flatMap((topic) => (topics.get(topic) ?? []).map(({ at }) => ({ topic, at }))).sort((a, b) => a.at - b.at);
  return first !== undefined && SUBJECTS[first.topic] === subject;
}

/** Where a company hires, and where it has its headquarters. */
const OF_HIRING: readonly string[] = ['HIRING_STATE', 'CBSA'];
const OF_HEADQUARTERS: readonly string[] = ['STATE', 'CITY'];

/** Whether a place comes after a word for hiring, and companies are not named between the two: "recruiting in the tri-state: banks in Ohio" is about the headquarters. */
function isAfterHiring(place: number, topics: Reading['topics']): boolean {
  const last = Math.max(-1, ...(topics.get('hiring') ?? []).flatMap(({ at }) => (at < place ? [at] : [])));
  return last >= 0 && !(topics.get('companies') ?? []).some(({ at }) => at > last && at < place);
}

/** The forms that know both where a company hires and where it has its headquarters. */
const formsOfBothPlaces = once((): ReadonlySet<Form> => {
  const fieldsOf = ({ resource }: Form): readonly string[] => Object.values(resource?.fields ?? {}).flatMap(({ dsl }) => dsl);
  return new Set(FORMS.filter((form) => [...OF_HIRING, ...OF_HEADQUARTERS].every((field) => fieldsOf(form).includes(field))));
});

/** The question that a list of companies with both places answers: "companies in Texas" have their headquarters there, and "companies hiring in Texas" their jobs. */
function ofPlaces(form: Form, { topics, facets }: Reading, intent: Intent): Intent {
  if (!formsOfBothPlaces().has(form)) return intent;
  const places = facets.flatMap((facet) => (facet.kind === 'entity' && facet.entity.kind === 'place' ? [{ at: facet.at, what: facet.entity.what }] : []));
  const hiring = places.filter(({ at, what }) => (what === undefined ? isAfterHiring(at, topics) : what === 'jobs'));
  if (hiring.length === 0) return { ...intent, others: OF_HIRING };
  const ofBoth = { ...intent, topics: { ...intent.topics, hiring: 1 }, saidBy: { ...intent.saidBy, hiring: OF_HIRING } };
  if (hiring.length === places.length) return { ...ofBoth, others: OF_HEADQUARTERS };
  // "Ohio companies that hire in Texas".
  return { ...ofBoth, othersAt: (at) => (hiring.some((place) => place.at === at) ? OF_HEADQUARTERS : OF_HIRING) };
}

/** The query of one form for a question. Undefined if the form does not answer such questions, or if its target is missing. */
export function draft(form: Form, reading: Reading): Draft | undefined {
  const listed = INTENTS[nameOfForm(form)];
  const guess = guessOf(form, reading);
  if (listed === undefined) return undefined;
  // Most forms end here.
  const isByGuess = !isAsked(listed, reading);
  const isLikely = guess >= (listed.leastGuess ?? LEAST_GUESS) || isForFigure(form, reading);
  if (isByGuess && (!isLikely || isOfListedJobs(form, reading))) return undefined;
  const input = inputsOf(form, reading, { isLikely: guess >= LEAST_GUESS });
  if (input === undefined) return undefined;
  const ofOne = (listed.forSeveral ?? []).filter((field) => !namesSeveral(field, reading));
  const chosen = ofPlaces(form, reading, { ...listed, without: [...(listed.without ?? []), ...ofOne] });
  // "Jobs at Boeing that need no degree": only the list of all jobs has what they need.
  const intent = isOfJobsAt(form, reading) ? { ...chosen, without: chosen.without?.filter((field) => field !== 'COMPANY') ?? [] } : chosen;
  const writer = new QueryWriter(form, intent, { isOfSeveral: isOfSeveral(reading), rows: reading.rows });
  const isInInput = (at: number): boolean => input.some(({ from, to }) => at >= from && at < to);
  let score =
    topicScore(intent, reading.topics) +
    (intent.prior ?? 0) +
    input.length * SAYS_TEXT +
    (isFirstSubject(form, reading) ? SUBJECT_FIRST : 0) +
    learned(guess, reading);
  const missing: { at: number; text: string }[] = [];
  const unsaid = new Set<Facet>();
  const saidAt = new Set<number>();
  let said = input.length;
  // Groups first: only a count with groups has a limit.
  for (const facet of [...reading.facets].sort((a, b) => Number(b.kind === 'group') - Number(a.kind === 'group'))) {
    if (isInInput(facet.at)) continue;
    const written = writer.say(facet);
    if (written === 'no') {
      score -= costOf(facet);
      if (!(facet.kind === 'order' && facet.isDefault === true)) {
        unsaid.add(facet);
        missing.push({ at: facet.at, text: facet.text });
      }
    } else {
      for (const at of facet.covers) saidAt.add(at);
      if (facet.kind === 'entity' && facet.entity.kind === 'role') for (const text of facet.entity.unsaid ?? []) missing.push({ at: facet.at, text });
      if (written === 'finds' && facet.kind === 'entity' && facet.entity.kind === 'place') missing.push(facet);
      // The answer shows all skills; the query does not say which one is meant.
      if (written === 'shows' && facet.kind === 'field' && facet.options.some(({ field }) => field === 'PREMIUM_SKILL')) missing.push(facet);
      if (written === 'shows' && isOtherHorizon(facet, reading)) missing.push(facet);
      // "How many gold badges does Walmart have": the answer shows all badges, and counts none.
      if (written === 'shows' && facet.kind === 'field' && reading.topics.has('count') && form.target === 'company') missing.push(facet);
      score += WEIGHT[written];
      if (facet.kind === 'order') score -= LATER_ORDER * facet.names.indexOf(writer.lastOrder ?? '');
      said++;
    }
  }
  let unknown = 0;
  for (const { at, text } of reading.unknown) {
    if (isInInput(at)) continue;
    unknown++;
    score -= UNKNOWN;
    missing.push({ at, text });
  }
  // "Next jobs with a median pay over $80,000": the list has the 75th percentile.
  const { payOf } = writer;
  if (payOf !== undefined) missing.push(...reading.payWords[payOf === 'high' ? 'middle' : 'high']);
  if (!writer.hasTarget) return undefined;
  // "That need a degree" is a condition, and the query has it.
  const topics = [...reading.topics].filter(
    ([topic, mentions]) => intent.topics[topic] !== undefined || mentions.length === 0 || !mentions.every(({ at }) => saidAt.has(at)),
  );
  score += topicScore(intent, new Map(topics)) - topicScore(intent, reading.topics);
  // "Occupations in shrinking fields that pay over $60,000" are no clusters.
  const isOfFigures = isForFigure(form, reading) && !isFirstSubject(form, reading) && !reading.topics.get('jobs')?.some(({ text }) => PEOPLE.test(text));
  for (const [topic, mentions] of topics)
    if (!writer.saysTopic(topic) || ((isByGuess || isOfFigures || (topic === 'jobs' && reading.isImplied)) && isOtherSubject(topic, form)))
      missing.push(...mentions.filter(({ at }) => !isInInput(at)));
  const named = [...reading.topics.keys()].filter((topic) => intent.topics[topic] !== undefined).length;
  const total = said + named + missing.length;
  missing.push(...[...unsaid].flatMap((facet) => withinFacet(facet, reading)));
  return {
    form,
    command: writer.command(input, reading.topics),
    inputs: input,
    score,
    missing: [...new Set(missing.sort((a, b) => a.at - b.at).map(({ text }) => text))],
    unsaid,
    unknown,
    said,
    coverage: total === 0 ? 0 : (said + named) / total,
    entities: writer.entities,
  };
}

/** Who has the jobs: "less than a quarter of workers have a degree". */
const PEOPLE = /\b(?:workers?|employees?|people|staff)$/iu;

/** "Promoted within 2 years": the probabilities are those of five years, or of three years for staying. */
const isOtherHorizon = (facet: Facet, { topics }: Reading): boolean => {
  if (facet.kind !== 'field') return false;
  const horizons = [
    ...(topics.has('retention') ? [YEARS_OF_RETENTION] : []),
    ...(topics.has('retention') && !topics.has('promotion') ? [] : [YEARS_OF_PROMOTION]),
  ];
  return facet.options.every(({ field, values }) => field === 'YEARS_IN' && !values.some((value) => horizons.includes(Number(value))));
};
const [YEARS_OF_RETENTION, YEARS_OF_PROMOTION] = [3, 5];

/** Words that a facet stands for, besides those that it is reported by: "entry level" of "best entry level jobs". A query that does not say the facet says none of them. */
const withinFacet = ({ text, covers, kind }: Facet, { words }: Reading): Mention[] =>
  kind === 'entity'
    ? []
    : covers.flatMap((at) => {
        const word = words.get(at);
        return word === undefined || text.includes(word) ? [] : [{ at, text: word }];
      });

/** "Welder jobs in small towns" lists jobs, and asks for no figure of them. */
const isOfListedJobs = ({ verb, subject }: Form, { topics, facets }: Reading): boolean =>
  verb === 'GET' &&
  !['OCCUPATION', 'COMPANY'].includes(subject) &&
  topics.get('jobs')?.some(({ text }) => /^jobs$/iu.test(text)) === true &&
  facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role');

/** Whether the question has a topic of the form, or asks for what it shows. */
function isAsked({ needs, needsAlso, orNames, shows = [] }: Intent, { topics, facets }: Reading): boolean {
  const has = (wanted: readonly Topic[] | undefined): boolean => wanted === undefined || wanted.some((topic) => topics.has(topic));
  const isShown = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => shows.includes(field)));
  const isNamed = orNames?.every((kind) => facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === kind)) === true;
  return (has(needs) || isShown || (isNamed && !topics.has('who'))) && has(needsAlso);
}

function topicScore({ topics }: Intent, given: Reading['topics']): number {
  return [...given.keys()].reduce((sum, topic) => sum + (topics[topic] ?? -(AGAINST[topic] ?? 1)), 0);
}

/** The texts that a conversion or search takes from the question; undefined if there are none. Other forms take none. */
function inputsOf(form: Form, { inputs, searched, nameToResolve, texts }: Reading, { isLikely }: { readonly isLikely: boolean }): readonly Input[] | undefined {
  // What no words announce, when all others say that there must be a text.
  const [likely] = isLikely ? texts : [];
  switch (form.verb) {
    case 'TITLECONVERT':
      return inputs.length === 0 || inputs.length > 1 !== (form.isBatch === true) ? undefined : inputs;
    case 'CLUSTERCONVERT':
      return inputs.length === 1 ? inputs : undefined;
    case 'COMPANYCONVERT':
      return one(nameToResolve ?? likely);
    case 'SEARCH':
      return one(searched ?? likely);
    default:
      return [];
  }
}

const one = (input: Input | undefined): readonly Input[] | undefined => (input === undefined ? undefined : [input]);
