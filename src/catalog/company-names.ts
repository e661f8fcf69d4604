/** The length of a company name or alias in characters, which is the width of the columns. */
export const LONGEST_COMPANY_NAME = 255;
