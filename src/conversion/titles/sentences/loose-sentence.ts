import type { NormalizedTitle } from '../normalize.ts';
import type { TitleLabel } from '../parsing/rule.ts';
import { ARTICLE, OPENING, WISH } from '../parsing/sentence-parts.ts';

/** "I am" and similar words. */
const PRESENT = String.raw`(?:i\s+(?:am|is|be)|i\s?['’]m|im|am|(?:he|she)\s+is|(?:he|she)\s?['’]s)(?:\s+working(?!\s+(?:hard|late|on|from|with|for|at|in)\b))?|me(?:\s+is)?|my\s+job`;
/** "I was" and similar words. */
const PAST = String.raw`(?:(?:i|he|she)\s+)?(?:was|used\s+to\s+be)`;
const BEFORE_JOB = new RegExp(String.raw`^[^\p{L}\p{N}]*${OPENING}(?:(?:${PRESENT})|(?<past>${PAST}))\s+(?<rest>(?!(?:an?|the)\b)\p{L}.*)$`, 'iu');

/** What a job that is looked for or offered is called. */
const POSTING = String.raw`(?:jobs?|positions?|roles?|vacanc(?:y|ies)|openings?|opportunit(?:y|ies)|work)`;
const OFFERED = String.raw`(?:wanted|needed|available|near\s+me|please|asap|${POSTING}|(?:in|near)\s+\p{L}.*)`;
const POSTED = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${WISH}\s+)?(?:${ARTICLE}\s+|some\s+)?(?<posted>\p{L}.*?)\s+(?:${POSTING}|wanted|needed)(?:\s+${OFFERED})*[^\p{L}\p{N}]*$`,
  'iu',
);

/** Labels of what surrounds a job, and never begins the name of one. */
const AROUND_JOBS: ReadonlySet<TitleLabel> = new Set<TitleLabel>(['past_job', 'sentence']);

/** Whether a rule found a sentence or a label around a job, or a word for a past job. */
export const isSaid = ({ parts }: Pick<NormalizedTitle, 'parts'>): boolean => parts.some(({ label }) => AROUND_JOBS.has(label));

/**
 * What follows "I am" in a text without an article ("I am nurse"), as second-language speakers write; undefined for other texts. It may be anything ("I am bored"), so it
 * counts only if it is a known title, or begins one. With an article, a rule removes the words (parsing/sentence-rules.ts).
 */
export const saidWithoutArticle = (title: Pick<NormalizedTitle, 'parts' | 'text'>): string | undefined =>
  isSaid(title) ? undefined : BEFORE_JOB.exec(title.text)?.groups?.['rest'];

/** The words of a text around the job in it, such as "I was" and "find me a … job". */
export function wordsAround(text: string, job: string): string[] {
  const at = text.lastIndexOf(job);
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + job.length)].map((words) => words.trim()).filter((words) => /\p{L}/u.test(words));
}

/** What stands before "job" or "position" in a text that offers or looks for one ("find me a nurse job", "nurse position wanted"). It may be anything, too ("new job"). */
export const postedJob = (title: Pick<NormalizedTitle, 'text'>): string | undefined => POSTED.exec(title.text)?.groups?.['posted'];

/** Whether such a text says what somebody was ("I was plumber"). */
export const isSaidOfPast = (title: Pick<NormalizedTitle, 'parts' | 'text'>): boolean =>
  !isSaid(title) && BEFORE_JOB.exec(title.text)?.groups?.['past'] !== undefined;

/** Somebody who says the employer before the job: "I work at State Farm as an agent". */
export const EMPLOYED_AS = /\b(?:work|works|working|worked|employed)\s(?:at|for|with|by)\s(?<employer>.+?)\sas\s(?:(?:an?|the)\s)?(?<job>.+)$/iu;
