/** Wages are known from the first year to this one. A constraint of the table cluster_wages says the same. */
export const LAST_TENURE_YEAR = 10;

/** The years of tenure in wages. */
export const TENURE_YEARS: readonly number[] = Array.from({ length: LAST_TENURE_YEAR + 1 }, (_, year) => year);

/** The same, as `experience_level` writes them. */
export const TENURE_LEVELS: readonly string[] = TENURE_YEARS.map(String);
