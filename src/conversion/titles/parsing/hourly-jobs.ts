import { readWordList } from '../../word-list.ts';
import { sourceOf } from './rule.ts';

/** Nouns for jobs that hourly workers have. */
export const HOURLY_JOBS = sourceOf(...readWordList('hourly-jobs.txt'));

/** Jobs that are often part-time, and whose titles have no physical therapist in them. */
export const PART_TIME_JOBS = sourceOf(...readWordList('part-time-jobs.txt'));
