import { MEMORY, type KnownTitles } from './evidence/known-titles.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { ON_THE_SIDE } from './parsing/employment-rules.ts';
import { AT_SOME_TIME } from './parsing/shift-rules.ts';
import { ARTICLES } from './parsing/word-kinds.ts';
import { ALTERNATIVES, separated } from './parsing/separators.ts';
import { RANKING } from './tuning.ts';
import { withoutIgnored } from './without-ignored.ts';

/** A text with more parts is read as one title. */
const MOST_JOBS = 3;

/** Before these words, another job begins: the present one, or one of the past, which may be in brackets. */
const THEN_OTHER = /[\s,;]+(?:(?:but|and)\s+)?(?=(?:now|currently|presently|formerly|previously)\b)/giu;
const PAST_IN_BRACKETS = /\(((?:former|formerly|previously|previous|ex|retired|past)\b[^()]+)\)/giu;
/** What is said of one of several jobs: when somebody has it, or that it is the second one. */
const OF_ONE_JOB = new RegExp(
  String.raw`[\s,;]*\b(?:${AT_SOME_TIME}|${ON_THE_SIDE}|(?:with\s+)?(?:an?\s+|my\s+)?side\s+(?:job|gig|hustle)(?:\s+(?:as|is))?|moonlight(?:s|ing)\s+as)\b[\s:]*`,
  'giu',
);
/** The end of a sentence, after a word that is no abbreviation. */
const END_OF_SENTENCE = /(\p{L}{4,})\.(?=\s|$)/gu;
const PRESENT = /^[^\p{L}]*(?:now|currently|presently)\b/iu;

/** One of several jobs. */
export interface OneJob {
  readonly title: NormalizedTitle;
  readonly isPast: boolean;
  /** The words that make it a past one; none if they were said of a job before it. */
  readonly pastWords: readonly string[];
}

/**
 * The jobs that a text names, if it names several, present ones first: each part is a known title that names a job by itself, and no occupation has two of them. Undefined for one job
 * with a sign in its name ("HVAC/R technician", "sales and marketing manager", "diesel mechanic/technician"), and for two names of one job ("RN, registered nurse").
 */
export function severalJobs(knownTitles: KnownTitles, title: NormalizedTitle): readonly [OneJob, ...OneJob[]] | undefined {
  const text = title.text
    .replace(PAST_IN_BRACKETS, ';$1')
    .replace(THEN_OTHER, ';')
    .replace(OF_ONE_JOB, ';')
    .replace(END_OF_SENTENCE, (end, word: string) => (ABBREVIATIONS.has(word.toLowerCase()) ? end : `${word};`));
  const parts = separated(text, ALTERNATIVES);
  if (parts.length < 2 || parts.length > MOST_JOBS) return undefined;
  const jobs = jobsOf(knownTitles, parts);
  const [first] = jobs;
  const taken = new Set<number>();
  for (const job of jobs) {
    const groups = groupsOf(knownTitles, job.title);
    const withFirst = job === first || first === undefined ? [] : groupsOf(knownTitles, withWordsBefore(first.title, job.title));
    if (groups.size === 0 || !namesJob(knownTitles, job.title) || [...groups, ...withFirst].some((group) => taken.has(group))) return undefined;
    for (const group of groups) taken.add(group);
  }
  const named = jobs.map((job) => (job === first || first === undefined ? job : { ...job, title: sharingWords(knownTitles, first.title, job.title) }));
  const [best, ...others] = [...named.filter(({ isPast }) => !isPast), ...named.filter(({ isPast }) => isPast)];
  return best && [best, ...others];
}

/** The parts of a text, each without noise and article. What is said of the first job counts for the next ones ("retired nurse and teacher"), up to one that is the present one. */
function jobsOf(knownTitles: KnownTitles, parts: readonly string[]): OneJob[] {
  let isPast = false;
  return parts.map((part) => {
    const typed = normalizeTitle(part.trim());
    const pastWords = typed.parts.flatMap(({ label, text }) => (label === 'past_job' ? [text] : []));
    isPast = !PRESENT.test(part) && (isPast || pastWords.length > 0);
    return { title: withoutArticle(knownTitles, withoutIgnored(typed)), isPast, pastWords };
  });
}

function withoutArticle(knownTitles: KnownTitles, title: NormalizedTitle): NormalizedTitle {
  const [first = '', ...rest] = title.key.split(' ');
  return ARTICLES.has(first) && knownTitles.isTitle(rest.join(' ')) ? normalizeTitle(rest.join(' ')) : title;
}

/** One word with the words before the last one of another title: "diesel mechanic/technician" is a diesel technician. */
function withWordsBefore(first: NormalizedTitle, job: NormalizedTitle): NormalizedTitle {
  const before = first.expanded.split(' ').slice(0, -1);
  return before.length === 0 || job.expanded.includes(' ') ? job : normalizeTitle([...before, job.expanded].join(' '));
}

/** A job of one word with the words before the first job, if that is the more frequent title: "medical biller/coder" is a medical coder, but "truck driver/mechanic" any mechanic. */
function sharingWords(knownTitles: KnownTitles, first: NormalizedTitle, job: NormalizedTitle): NormalizedTitle {
  const shared = withWordsBefore(first, job);
  const { beginnings } = knownTitles;
  return knownTitles.isTitle(shared.key) && beginnings.countOfTitle(shared.key) > beginnings.countOfTitle(job.key) ? shared : job;
}

/** The 6-digit occupations that have exactly this title. Imported observations do not count. */
function groupsOf({ byKey, byCore, titles }: KnownTitles, { key, expanded }: NormalizedTitle): Set<number> {
  const found = [key, expanded].flatMap((text) => [...(byKey.get(text) ?? []), ...(byCore.get(text) ?? [])]);
  return new Set(found.flatMap((index) => (titles.sources[index] === MEMORY ? [] : [titles.groups[index] ?? -1])));
}

function namesJob({ spelling }: KnownTitles, { expanded }: NormalizedTitle): boolean {
  return spelling.shareAsHead(expanded.split(' ').at(-1) ?? '') >= RANKING.jobByItself;
}
