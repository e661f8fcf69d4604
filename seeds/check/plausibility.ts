import type { Figures, RankedEmployer } from './figures.ts';
import type { Employers, Rule } from './rules.ts';

export interface Finding {
  readonly rule: Rule;
  /** What the rule requires, in words. */
  readonly requires: string;
  /** What the dataset says instead; null if the rule holds. */
  readonly instead: string | null;
}

/** Employers that an `absent` rule looks at. */
const NEAR_THE_TOP = 10;
const TOP = 5;

/** Compares a dataset with the rules. */
export function findingsOf(rules: readonly Rule[], figures: Figures): Finding[] {
  return rules.map((rule) => ({ rule, ...judge(rule, figures) }));
}

function judge(rule: Rule, figures: Figures): Omit<Finding, 'rule'> {
  switch (rule.kind) {
    case 'leaders': {
      const top = figures.employers(rule.code).slice(0, TOP);
      const [leader] = top;
      const holds = leader !== undefined && isOneOf(leader, rule.first) && top.filter((employer) => isOneOf(employer, rule.five)).length >= rule.least;
      return {
        requires: `${rule.occupation} (${rule.code}) are led by one of ${rule.first.join(', ')}, and ${rule.least} of the first five are of ${rule.five.join(', ')}`,
        instead: holds ? null : named(top),
      };
    }
    case 'absent': {
      const wrong = figures
        .employers(rule.code)
        .slice(0, NEAR_THE_TOP)
        .filter((employer) => isOneOf(employer, rule.never));
      return { requires: `${rule.occupation} (${rule.code}) are not led by ${rule.never.join(', ')}`, instead: wrong.length === 0 ? null : named(wrong) };
    }
    case 'order': {
      const [more, less] = [figures.measure(rule.measure, rule.more), figures.measure(rule.measure, rule.less)];
      return {
        requires: `${rule.measure}: ${rule.reason}`,
        instead: more > less ? null : `${rule.more} has ${more.toFixed(2)}, ${rule.less} has ${less.toFixed(2)}`,
      };
    }
    case 'entry': {
      const percent = figures.entryPercent(rule.code);
      return {
        requires: `${rule.least}% to ${rule.most}% of the postings of ${rule.code} are open to beginners: ${rule.reason}`,
        instead: percent >= rule.least && percent <= rule.most ? null : `${percent.toFixed(1)}%`,
      };
    }
  }
}

function isOneOf({ name, industry }: RankedEmployer, employers: Employers): boolean {
  return employers.includes(name) || employers.includes(`@${industry}`);
}

function named(employers: readonly RankedEmployer[]): string {
  return employers.length === 0 ? 'nobody' : employers.map(({ name, postings }) => `${name} (${postings})`).join(', ');
}

/** The rules that do not hold, and how many do: of the rules that the generator was tuned with, and of those held out. */
export function renderFindings(findings: readonly Finding[]): string {
  const share = ({ heldOut }: Pick<Rule, 'heldOut'>): string => {
    const own = findings.filter(({ rule }) => rule.heldOut === heldOut);
    return `${own.filter(({ instead }) => instead === null).length} of ${own.length}`;
  };
  const broken = findings.flatMap(({ rule, requires, instead }) => (instead === null ? [] : [`${rule.source}: ${requires}. Instead: ${instead}`]));
  return [...broken, `Rules of plausibility that hold: ${share({ heldOut: false })} for tuning, ${share({ heldOut: true })} held out`].join('\n');
}
