import type { NoJob, TitleAdvice, UnknownPart } from '../conversion/titles/title-advice.ts';
import type { Advice } from '../operations/answer.ts';
import { sending, type Asking } from './asking.ts';

const A_TITLE = 'a job title, such as "registered nurse"';
const A_PERSON = 'what the person is called, such as "registered nurse"';
const INDUSTRIES_ACCEPTED = 'Use an industry of the dataset, a NAICS sector by code ("62") or name ("Retail Trade"), or an everyday name ("tech").';
const PLACES_ACCEPTED = 'Use a state ("TX", "Texas"), a city ("Austin", "Austin, TX"), a metro area by name or code, or a ZIP code.';

/** Letters of a text that a sentence repeats. */
const LONGEST_SAID = 60;

type Words<A extends { readonly kind: string }> = { readonly [K in A['kind']]: (advice: Extract<A, { kind: K }>, asking: Asking) => string };

const NO_JOB: Readonly<Record<NoJob['kind'], (asking: Asking, given: string) => string>> = {
  no_words: (asking) => `has no words. ${sending(asking)} ${A_TITLE}.`,
  no_job: (asking) => `is not a job title. ${sending(asking)} what the person does, such as "registered nurse".`,
  person: (asking) => `is a name. ${sending(asking)} ${A_TITLE}.`,
  unknown_work: (asking) => `names no job. ${sending(asking)} ${A_PERSON}.`,
  place: (asking, given) => `is a place. ${sending(asking)} a job title, and ${asking.given('the place', 'location', given)}.`,
  employer: (asking, given) => `is an employer. ${sending(asking)} a job title, and ${asking.given('the employer', 'company', given)}.`,
};

const noJob = ({ kind, given }: NoJob, asking: Asking): string => `${asking.quoted(given.slice(0, LONGEST_SAID))} ${NO_JOB[kind](asking, given)}`;

const OTHERWISE: Readonly<Record<UnknownPart['part'], (asking: Asking, given: string) => string>> = {
  company: (asking, given) => `To list similar names, use ${asking.listingSimilar(given)}.`,
  industry: () => INDUSTRIES_ACCEPTED,
  sector: () => INDUSTRIES_ACCEPTED,
  location: () => PLACES_ACCEPTED,
};
const PARTS = { company: 'Company', industry: 'Industry', sector: 'Sector', location: 'Location' } as const satisfies Record<UnknownPart['part'], string>;

function unknownPart({ part, given, near }: UnknownPart, asking: Asking): string {
  const instead = near.length > 0 ? `Did you mean ${near.map(asking.quoted).join(' or ')}?` : OTHERWISE[part](asking, given);
  return `${PARTS[part]} ${asking.quoted(given)} was not found. ${instead}`;
}

const WORDS: Words<Advice> = {
  no_words: noJob,
  no_job: noJob,
  person: noJob,
  unknown_work: noJob,
  place: noJob,
  employer: noJob,
  unsupported: ({ begun }, { send, quoted }) =>
    begun === undefined
      ? `No known job title is like this text. Check the spelling, or ${send} a fuller title, such as "registered nurse".`
      : `No known job title is like this text, but some begin with it, such as ${quoted(begun)}. If it is unfinished, ${send} the whole title.`,
  unfinished_in_context: () => 'The title looks unfinished, so the company, industry, and location do not count yet.',
  not_in_sector: (_, { send, named }) =>
    `No occupation that employers in this sector have fits the title. Leave out the sector, or ${send} it as ${named('industry')}, which excludes nothing.`,
  meant_not_in_sector: (_, { send, named }) =>
    `Employers in this sector do not have the occupations that the title probably means. Leave out the sector, or ${send} it as ${named('industry')}, which excludes nothing.`,
  past_job: ({ job }, { send, quoted }) => `The text names a past job. If it counts, ${send} ${job === undefined ? 'the job alone' : quoted(job)}.`,
  liked: (_, { send }) => `The text says what somebody likes to do. If that is the job, ${send} ${A_PERSON}.`,
  owner: (_, { send, adding }) =>
    `The title does not say what the person does. ${adding('company', 'industry')}, or ${send} the occupation, such as "plumber".`,
  several_jobs: ({ titles }, { quoted }) => `The text names several jobs. Which one is meant: ${titles.map(quoted).join(' or ')}?`,
  unknown_part: unknownPart,
  left_out: () => 'Clusters match this title, but none of them meets the conditions. Remove a condition, or accept a lower score.',
};

/** What to ask instead, as a sentence. */
function adviceText(advice: Advice, asking: Asking): string {
  const word = WORDS[advice.kind] as (advice: Advice, asking: Asking) => string;
  return word(advice, asking);
}

/** All advice on one text; undefined if there is none. */
export const suggestionOf = (advice: readonly (Advice | TitleAdvice)[], asking: Asking): string | undefined =>
  advice.length === 0 ? undefined : advice.map((one) => adviceText(one, asking)).join(' ');
