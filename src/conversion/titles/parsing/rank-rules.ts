import { sourceOf } from './rule.ts';

/** What a title says about managing others. */
export interface Ranks {
  readonly isManager: boolean;
  /** Whether the rank is one whose occupations are named "managers". */
  readonly isCalledManager: boolean;
  readonly isSupervisor: boolean;
}

/** A rank and the words that name it. */
export interface RankRule {
  readonly words: RegExp;
  readonly ranks: Partial<Ranks>;
  readonly reason: string;
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

const named = (...phrases: readonly string[]): RegExp => new RegExp(String.raw`\b${sourceOf(...phrases)}\b`, 'i');

export const RANK_RULES: readonly RankRule[] = [
  {
    words: named('manager', 'president', 'head'),
    ranks: { isManager: true },
    reason: 'These words name managers. Nothing need be added: the first is in the names of occupations, and the others are ambiguous.',
    examples: ['Store Manager', 'President', 'Head Nurse'],
    counterexamples: ['Management Analyst', 'Headhunter'],
  },
  {
    words: named('avp', 'chief', 'director', 'evp', 'head of', 'mgr', 'svp', 'vice president', 'vp'),
    ranks: { isManager: true, isCalledManager: true },
    reason: 'The occupations of these ranks are named "managers": a director of marketing is a marketing manager.',
    examples: ['Vice President of Marketing', 'Head of Sales', 'Dept. Mgr.'],
    counterexamples: ['Board of Directors Liaison'],
  },
  {
    words: named('foreman', 'lead', 'leader', 'supervisor'),
    ranks: { isSupervisor: true },
    reason: 'These words name first-line supervisors.',
    examples: ['Shift Leader', 'Lead Cook', 'Foreman'],
    counterexamples: ['Leadership Coach'],
  },
];

const NO_RANK: Ranks = { isManager: false, isCalledManager: false, isSupervisor: false };

/** The ranks that a title names. */
export function ranksOf(title: string, rules = RANK_RULES): Ranks {
  let ranks = NO_RANK;
  for (const rule of rules) if (rule.words.test(title)) ranks = { ...ranks, ...rule.ranks };
  return ranks;
}
