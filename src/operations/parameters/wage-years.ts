import type { Rule } from '../../routing/parameter.ts';

interface Given {
  /** A number; for a filter, a comma-separated list. */
  readonly years_in?: string | number | undefined;
  readonly experience_level?: string | undefined;
}

const years = (given: string | number | undefined): number[] => (given === undefined ? [] : String(given).split(',').map(Number));

/** years_in and experience_level are the same years, as a number and as text. If they have no year in common, nothing can match. */
export const ONE_TENURE: Rule<Given> = {
  of: ['years_in', 'experience_level'],
  broken({ years_in, experience_level }) {
    const levels = years(experience_level);
    if (years_in === undefined || levels.length === 0 || years(years_in).some((year) => levels.includes(year))) return undefined;
    return {
      error: `years_in ${years_in} and experience_level ${experience_level} contradict each other`,
      suggestion: 'Both are years of tenure. Use only one of them.',
    };
  },
};
