import { MEMORY, type KnownTitles } from './evidence/known-titles.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { ALTERNATIVES, separated } from './parsing/separators.ts';
import { RANKING } from './tuning.ts';

/** A text with more parts is read as one title. */
const MOST_JOBS = 3;

/**
 * The jobs that a text names, if it names several: each part is a known title that names a job by itself, and no occupation has two of them. Undefined for one job
 * with a sign in its name ("HVAC/R technician", "sales and marketing manager", "diesel mechanic/technician"), and for two names of one job ("RN, registered nurse").
 */
export function severalJobs(knownTitles: KnownTitles, title: NormalizedTitle): readonly [NormalizedTitle, NormalizedTitle, ...NormalizedTitle[]] | undefined {
  const parts = separated(title.text, ALTERNATIVES);
  if (parts.length < 2 || parts.length > MOST_JOBS) return undefined;
  const [first, second, ...others] = parts.map((part) => normalizeTitle(part.trim()));
  if (first === undefined || second === undefined) return undefined;
  const jobs = [first, second, ...others] as const;
  const taken = new Set<number>();
  for (const job of jobs) {
    const groups = groupsOf(knownTitles, job);
    const withFirst = job === first ? [] : groupsOf(knownTitles, withWordsBefore(first, job));
    if (groups.size === 0 || !namesJob(knownTitles, job) || [...groups, ...withFirst].some((group) => taken.has(group))) return undefined;
    for (const group of groups) taken.add(group);
  }
  return jobs;
}

/** One word with the words before the last one of another title: "diesel mechanic/technician" is a diesel technician. */
function withWordsBefore(first: NormalizedTitle, job: NormalizedTitle): NormalizedTitle {
  const before = first.expanded.split(' ').slice(0, -1);
  return before.length === 0 || job.expanded.includes(' ') ? job : normalizeTitle([...before, job.expanded].join(' '));
}

/** The 6-digit occupations that have exactly this title. Imported observations do not count. */
function groupsOf({ byKey, byCore, titles }: KnownTitles, { key, expanded }: NormalizedTitle): Set<number> {
  const found = [key, expanded].flatMap((text) => [...(byKey.get(text) ?? []), ...(byCore.get(text) ?? [])]);
  return new Set(found.flatMap((index) => (titles.sources[index] === MEMORY ? [] : [titles.groups[index] ?? -1])));
}

function namesJob({ spelling }: KnownTitles, { expanded }: NormalizedTitle): boolean {
  return spelling.shareAsHead(expanded.split(' ').at(-1) ?? '') >= RANKING.jobByItself;
}
