import type { NormalizedTitle } from './normalize.ts';
import type { TitleLabel } from './parsing/rule.ts';

/** "I am" and similar words. */
const BEFORE_JOB = /^[^\p{L}\p{N}]*(?:i\s+am|i\s?['’]m|im|am|(?:he|she)\s+is|(?:he|she)\s?['’]s|me(?:\s+is)?|my\s+job)\s+(?<rest>(?!(?:an?|the)\b)\p{L}.*)$/iu;

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
