import { TENURE_YEARS } from '../../catalog/tenure.ts';
import type { Rule } from '../../routing/parameter.ts';

/** A condition on years of tenure, as its interface writes it, and the years that meet it. */
export interface YearsCondition {
  readonly text: string;
  readonly years: readonly number[];
}

/**
 * years_in and experience_level are the same years, as a number and as text. Returns the conditions that have no year in common, so that nothing can match, as
 * text. Conditions on one of them that contradict each other have their own error.
 */
export function contradictingYears(yearsIn: readonly YearsCondition[], levels: readonly YearsCondition[]): string | undefined {
  const pairs = yearsIn.flatMap((years) => levels.map((level) => [years, level] as const));
  const pair = pairs.find(([years, level]) => areApart(years.years, level.years));
  if (pair !== undefined) return textOf(pair);
  return areApart(inCommon(yearsIn), inCommon(levels)) ? textOf([...yearsIn, ...levels]) : undefined;
}

const textOf = (conditions: readonly YearsCondition[]): string => conditions.map(({ text }) => text).join(' and ');
const areApart = (some: readonly number[], others: readonly number[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((year) => others.includes(year));
const inCommon = ([first, ...others]: readonly YearsCondition[]): readonly number[] =>
  (first?.years ?? []).filter((year) => others.every(({ years }) => years.includes(year)));

interface Given {
  /** A number; for a filter, a comma-separated list. */
  readonly years_in?: string | number | undefined;
  readonly min_years_in?: number | undefined;
  readonly max_years_in?: number | undefined;
  readonly experience_level?: string | undefined;
}

const listed = (name: string, given: string | number | undefined): YearsCondition[] =>
  given === undefined ? [] : [{ text: `${name} ${given}`, years: String(given).split(',').map(Number) }];
const bounded = (name: string, given: number | undefined, isMet: (year: number, bound: number) => boolean): YearsCondition[] =>
  given === undefined ? [] : [{ text: `${name} ${given}`, years: TENURE_YEARS.filter((year) => isMet(year, given)) }];

/** Rejects years_in or its bounds together with an experience_level of other years. */
export const ONE_TENURE: Rule<Given> = {
  of: ['experience_level', 'years_in', 'min_years_in', 'max_years_in'],
  changes: () => ({ experience_level: undefined }),
  broken({ years_in, min_years_in, max_years_in, experience_level }) {
    const yearsIn = [
      ...listed('years_in', years_in),
      ...bounded('min_years_in', min_years_in, (year, least) => year >= least),
      ...bounded('max_years_in', max_years_in, (year, most) => year <= most),
    ];
    const contradiction = contradictingYears(yearsIn, listed('experience_level', experience_level));
    return contradiction === undefined ? undefined : { kind: 'contradicting_years', conditions: contradiction };
  },
};
