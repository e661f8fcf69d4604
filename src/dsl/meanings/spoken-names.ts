import { badgeField } from '../badge-fields.ts';
import { FIGURES } from '../../catalog/figures.ts';
import type { Form } from '../forms/form.ts';
import type { Noun } from './connectives.ts';
import { figureOf } from '../translate/figures.ts';
import { GROUP_OF } from '../translate/orders/keys.ts';
import { archetypeOf, namesOf } from '../translate/orders/ordered.ts';
import { LISTED, type Sense, type Topic } from '../translate/senses.ts';
import { senseOf } from '../translate/vocabulary/vocabulary.ts';
import { wordsIn } from '../translate/words/words-in.ts';

/** Of a word that is split into the words of a phrase. */
const LONGEST_JOINED = 30;
const SHORTEST_PART = 2;

type OfTopic = Readonly<Partial<Record<Topic, readonly string[]>>>;

/** The fields of WHERE that a topic of plain English is about, best first. Fields of one meaning have different names in different forms. */
export const FIELDS_OF: OfTopic = {
  companies: ['COMPANY', 'NAME'],
  company_name: ['NAME', 'COMPANY'],
  industries: ['INDUSTRY'],
  where: ['STATE', 'CBSA'],
  metro: ['CBSA', 'LOCATION'],
  zip: ['ZIP'],
  badges: ['ANY_BADGE', 'BADGE', 'OVERALL_BADGE', 'BADGE_COUNT'],
  beginners: ['BADGE_EARLY_CAREER'],
  growth: ['BADGE_GROWTH', ...FIGURES.payGrowth.fields],
  jobs: ['ONET_CODE', 'TITLE'],
  convert: ['TITLE', 'ONET_CODE'],
  code: ['ONET_CODE'],
  clusters: ['CLUSTER_ID', 'CLUSTER_NAME'],
  education: ['JOB_LEVEL'],
  ai: ['AI_FLAG'],
  pathways: ['PREMIUM_SKILL'],
};

/** The subjects that answer a topic, best first. */
export const SUBJECTS_OF: OfTopic = {
  companies: ['COMPANIES', 'COMPANY', 'COMPANY_BADGES'],
  company_name: ['COMPANY'],
  aliases: ['COMPANY_ALIASES'],
  industries: ['INDUSTRIES'],
  clusters: ['CLUSTERS', 'OCCUPATION_CLUSTERS', 'COMPANY_CLUSTERS', 'CLUSTER'],
  jobs: ['OCCUPATIONS', 'OCCUPATION'],
  code: ['OCCUPATION'],
  badges: ['BADGES', 'COMPANY_BADGES', 'OCCUPATION_BADGES'],
  company_badges: ['COMPANY_BADGES', 'BADGES'],
  role_badges: ['OCCUPATION_BADGES'],
  statistics: ['BADGES'],
  wages: ['WAGES'],
  growth: ['WAGE_PROGRESSION'],
  ai: ['AI_IMPACT'],
  education: ['EDUCATION'],
  pathways: ['PATHWAYS'],
  retention: ['RETENTION'],
  promotion: ['PROBABILITIES', 'RETENTION'],
  probability: ['PROBABILITIES'],
  next: ['DESTINATION_CLUSTERS'],
  similar: ['SKILL_ADJACENT_CLUSTERS'],
  where: ['LOCATION_ZIP', 'LOCATION_CBSA', 'HIRING'],
  zip: ['LOCATION_ZIP'],
  metro: ['LOCATION_CBSA'],
};
/** The subject for one thing, which a phrase in the singular means first. */
const ONE_OF: Readonly<Partial<Record<Topic, string>>> = { companies: 'COMPANY', clusters: 'CLUSTER', jobs: 'OCCUPATION' };

/** The verbs that do what a topic asks for, best first. Other topics are also what a query is about. */
const VERBS_OF: Readonly<Partial<Record<Topic, readonly Form['verb'][]>>> = {
  count: ['COUNT'],
  convert: ['TITLECONVERT', 'COMPANYCONVERT', 'CLUSTERCONVERT'],
};

interface Heard {
  readonly sense: Sense;
  readonly topic: Topic | undefined;
  readonly isPlural: boolean;
}

/** What plain English means by a phrase, what that is about, and whether it names several things; undefined for another form of its words. */
function heard(phrase: string): Heard | undefined {
  const words = wordsIn(phrase);
  const last = words.at(-1);
  const found = senseOf(words.map(({ lemma }) => lemma));
  if (last === undefined || found?.isExact !== true) return undefined;
  const { sense } = found;
  return { sense, topic: sense.kind === 'topic' || sense.kind === 'value' ? sense.topic : undefined, isPlural: last.lemma !== last.key };
}

/** What plain English means by a phrase. */
export const saidBy = (phrase: string): Sense | undefined => heard(phrase)?.sense;

const ofTopic = <T>(table: Readonly<Partial<Record<Topic, T>>>, topic: Topic | undefined): T | undefined => (topic === undefined ? undefined : table[topic]);

const isListed = (topic: Topic | undefined): boolean => topic !== undefined && LISTED.includes(topic);
/** "Wage growth" is no badge. */
const isOfPay = (phrase: string): boolean => phrase.split(' ').some((word) => heard(word)?.topic === 'wages');

/** What a value is that follows a phrase of a topic. */
const NOUN_OF: Readonly<Partial<Record<Topic, Noun>>> = {
  companies: 'company',
  company_name: 'company',
  jobs: 'occupation',
  code: 'occupation',
  convert: 'occupation',
  clusters: 'cluster',
  industries: 'industry',
  zip: 'zip',
  metro: 'cbsa',
};

/** What a value is, if a phrase says so. */
export function spokenNoun(phrase: string): Noun | undefined {
  const found = heard(phrase);
  return found?.sense.kind === 'topic' ? ofTopic(NOUN_OF, found.topic) : undefined;
}

/** The same of a subject for one thing, which a name can follow. */
export function spokenOne(phrase: string): Noun | undefined {
  const found = heard(phrase);
  return found?.isPlural === false && ofTopic(ONE_OF, found.topic) !== undefined ? spokenNoun(phrase) : undefined;
}

/** The level that a phrase asks for: "platinum", "badged". */
export function spokenLevel(phrase: string): string | undefined {
  const sense = saidBy(phrase);
  return sense?.kind === 'level' ? sense.level : undefined;
}

/** The size of the metro areas that a phrase asks for: "large metros". */
export function spokenSize(phrase: string): string | undefined {
  const sense = saidBy(phrase);
  const [option, ...others] = sense?.kind === 'value' ? sense.options : [];
  return option?.field === 'MSA_SIZE' && others.length === 0 ? String(option.values[0]) : undefined;
}

/** The direction of an order: "lowest first". */
export function spokenDirection(phrase: string): 'ASC' | 'DESC' | undefined {
  const sense = saidBy(phrase);
  return sense?.kind !== 'direction' ? undefined : sense.direction === 'asc' ? 'ASC' : 'DESC';
}

/** Whether a phrase asks for a diagram: "as mermaid". */
export const spokenDiagram = (phrase: string): true | undefined => (saidBy(phrase)?.kind === 'diagram' ? true : undefined);

/** The fields that a phrase names. */
export function spokenFields(phrase: string): readonly string[] | undefined {
  const found = heard(phrase);
  // Several occupations are a subject, or what is added to rows.
  if (found === undefined || (found.isPlural && isListed(found.topic))) return undefined;
  const { sense, topic } = found;
  const measured = figureOf({ means: sense, text: phrase })?.fields;
  // "Education" is a level, and "degree share" a figure.
  const isFigure = isOfPay(phrase) || /\bshare\b/u.test(phrase);
  if (sense.kind === 'topic') return isFigure ? measured : (ofTopic(FIELDS_OF, topic) ?? measured);
  if (sense.kind === 'archetype') return [badgeField(sense.archetype)];
  return sense.kind === 'year' ? [...FIGURES.years.fields, 'EXPERIENCE_LEVEL'] : undefined;
}

/** The orders that a phrase names alone, or after "by". Most fields are orders, too, but what can be listed is ordered by how many there are. */
export function spokenOrders(phrase: string): readonly string[] {
  return [...ordersOf(phrase), ...(isListed(heard(phrase)?.topic) ? [] : (spokenFields(phrase) ?? []))];
}

function ordersOf(phrase: string): readonly string[] {
  const after = saidBy(`by ${phrase}`);
  if (after?.kind === 'order') return after.names;
  const means = saidBy(phrase);
  if (means === undefined) return [];
  if (means.kind === 'order') return means.names;
  const archetype = isOfPay(phrase) ? undefined : archetypeOf({ means, text: phrase });
  return [...(archetype === undefined ? [] : [`BLEND_${archetype.toUpperCase()}`]), ...(namesOf({ means }) ?? [])];
}

/** The keys of GROUP BY that a phrase names alone, or after "by". */
export function spokenGroups(phrase: string): readonly string[] | undefined {
  const after = saidBy(`by ${phrase}`);
  if (after?.kind === 'group') return [after.name];
  const name = ofTopic(GROUP_OF, heard(phrase)?.topic);
  return name === undefined ? undefined : [name];
}

/** The words of EXPAND and WITH that a phrase names after "with". */
export function spokenExpansions(phrase: string): readonly string[] | undefined {
  const after = saidBy(`with ${phrase}`);
  return after?.kind === 'expand' ? [after.word] : undefined;
}

/** The subjects that a phrase names. */
export function spokenSubjects(phrase: string): readonly string[] | undefined {
  const found = heard(phrase);
  const subjects = ofTopic(SUBJECTS_OF, found?.topic);
  const one = found?.isPlural === false ? ofTopic(ONE_OF, found.topic) : undefined;
  return one === undefined ? subjects : [one, ...(subjects ?? []).filter((subject) => subject !== one)];
}

/** The verbs that a phrase asks for. */
export const spokenVerbs = (phrase: string): readonly Form['verb'][] | undefined => ofTopic(VERBS_OF, heard(phrase)?.topic);

/** The words of a subject that is written without spaces: SIMILARJOBS. */
export function splitSubject(joined: string): string | undefined {
  if (joined.length > LONGEST_JOINED) return undefined;
  for (let second = SHORTEST_PART; second <= joined.length - SHORTEST_PART; second++) {
    const start = `${joined.slice(0, second)} `;
    const inTwo = start + joined.slice(second);
    if (spokenSubjects(inTwo) !== undefined) return inTwo;
    for (let third = second + SHORTEST_PART; third <= joined.length - SHORTEST_PART; third++) {
      const inThree = `${start}${joined.slice(second, third)} ${joined.slice(third)}`;
      if (spokenSubjects(inThree) !== undefined) return inThree;
    }
  }
  return undefined;
}
