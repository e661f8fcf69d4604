import type { TitleMatch } from './match.ts';
import { RANKING } from './tuning.ts';

/** A question whose answer distinguishes the matches. */
export interface Clarification {
  readonly question: string;
  readonly options: readonly { readonly label: string; readonly onet_code?: string }[];
}

/** Plain names of the fields of work, by the first two digits of the occupation codes. */
const FIELDS: Readonly<Record<string, string>> = {
  '11': 'management',
  '13': 'business and finance',
  '15': 'computers and mathematics',
  '17': 'engineering and architecture',
  '19': 'science',
  '21': 'community and social service',
  '23': 'law',
  '25': 'education',
  '27': 'arts, design, media, and sports',
  '29': 'health care, licensed',
  '31': 'health care support',
  '33': 'protective service',
  '35': 'food preparation and serving',
  '37': 'cleaning and grounds',
  '39': 'personal care and service',
  '41': 'sales',
  '43': 'office and administrative support',
  '45': 'farming, fishing, and forestry',
  '47': 'construction',
  '49': 'installation and repair',
  '51': 'production',
  '53': 'transportation',
  '55': 'the military',
};

/** Occupations of managers and of first-line supervisors. */
const LEADS = /^11-|^(?:3[3-9]|4[1-9]|5[1-3])-1/u;

/** Matches that the questions distinguish, at most. */
export const MOST_COMPARED = 2 * RANKING.options;

/**
 * At most three questions: the field of work and whether the job leads people, the one that splits the matches more evenly first, then which of the best matches
 * is right. Each option names its best match.
 */
export function clarify(matches: readonly TitleMatch[]): Clarification[] {
  const plausible = matches.slice(0, MOST_COMPARED);
  const questions = [
    { question: 'Which field is the job in?', groups: groupBy(plausible, ({ onet_code }) => FIELDS[onet_code.slice(0, 2)] ?? onet_code.slice(0, 2)) },
    { question: 'Does the job manage or supervise other people?', groups: groupBy(plausible, ({ onet_code }) => (LEADS.test(onet_code) ? 'yes' : 'no')) },
  ].filter(({ groups }) => groups.size > 1);
  const dividing = questions
    .sort((a, b) => largestShare(a.groups) - largestShare(b.groups))
    .map(({ question, groups }) => ({ question, options: optionsOf(groups) }));
  const which = {
    question: 'Which of these is the job?',
    options: plausible.slice(0, RANKING.options).map(({ onet_title, onet_code }) => ({ label: onet_title, onet_code })),
  };
  return plausible.length < 2 ? [] : [...dividing.slice(0, RANKING.questions - 1), which];
}

function groupBy(matches: readonly TitleMatch[], labelOf: (match: TitleMatch) => string): Map<string, TitleMatch[]> {
  const groups = new Map<string, TitleMatch[]>();
  for (const match of matches) groups.set(labelOf(match), [...(groups.get(labelOf(match)) ?? []), match]);
  return groups;
}

function optionsOf(groups: ReadonlyMap<string, readonly TitleMatch[]>): { label: string; onet_code: string }[] {
  return [...groups].slice(0, RANKING.options).map(([label, [first]]) => ({ label, onet_code: first?.onet_code ?? '' }));
}

/** Share of the probability in the largest group. A smaller share makes a better question. */
function largestShare(groups: ReadonlyMap<string, readonly TitleMatch[]>): number {
  const sums = [...groups.values()].map((group) => group.reduce((sum, { probability }) => sum + probability, 0));
  return (
    Math.max(...sums) /
    Math.max(
      sums.reduce((sum, one) => sum + one, 0),
      Number.MIN_VALUE,
    )
  );
}
