import { AI_TEMPLATES } from './spoken-ai.ts';
import { CAREER_TEMPLATES } from './spoken-careers.ts';
import { EDUCATION_TEMPLATES } from './spoken-education.ts';
import { EVENT_TEMPLATES } from './spoken-events.ts';
import { POSTING_TEMPLATES } from './spoken-postings.ts';
import type { SpokenValue } from './spoken-value.ts';

/** More ways to say a value, built of word families (`word-families.ts`). They come after the phrases of `SPOKEN_VALUES`. */
export const SPOKEN_TEMPLATES: readonly SpokenValue[] = [
  ...EDUCATION_TEMPLATES,
  ...AI_TEMPLATES,
  ...EVENT_TEMPLATES,
  ...CAREER_TEMPLATES,
  ...POSTING_TEMPLATES,
];
