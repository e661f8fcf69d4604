/** The length of a company name or alias in characters, which is the width of the columns. */
export const LONGEST_COMPANY_NAME = 255;

/** What `{name}` of /api/companies/{name} cannot be, because these paths are something else. A company with such a name could not be read by it. */
export const FIXED_PATHS_OF_COMPANIES: readonly string[] = ['badges', 'search'];
