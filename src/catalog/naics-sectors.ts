/** A sector of the North American Industry Classification System. */
export interface NaicsSector {
  /** The code under which observations are kept; a range for sectors of several codes. */
  readonly code: string;
  /** Official name. */
  readonly name: string;
  /** Short name. */
  readonly short?: string;
}

export const NAICS_SECTORS: readonly NaicsSector[] = [
  { code: '11', name: 'Agriculture, Forestry, Fishing and Hunting', short: 'Agriculture' },
  { code: '21', name: 'Mining, Quarrying, and Oil and Gas Extraction', short: 'Mining' },
  { code: '22', name: 'Utilities' },
  { code: '23', name: 'Construction' },
  { code: '31-33', name: 'Manufacturing' },
  { code: '42', name: 'Wholesale Trade', short: 'Wholesale' },
  { code: '44-45', name: 'Retail Trade', short: 'Retail' },
  { code: '48-49', name: 'Transportation and Warehousing', short: 'Transportation' },
  { code: '51', name: 'Information' },
  { code: '52', name: 'Finance and Insurance', short: 'Finance' },
  { code: '53', name: 'Real Estate and Rental and Leasing', short: 'Real Estate' },
  { code: '54', name: 'Professional, Scientific, and Technical Services', short: 'Professional Services' },
  { code: '55', name: 'Management of Companies and Enterprises' },
  { code: '56', name: 'Administrative and Support and Waste Management and Remediation Services', short: 'Administrative and Support Services' },
  { code: '61', name: 'Educational Services', short: 'Education' },
  { code: '62', name: 'Health Care and Social Assistance', short: 'Health Care' },
  { code: '71', name: 'Arts, Entertainment, and Recreation', short: 'Arts' },
  { code: '72', name: 'Accommodation and Food Services', short: 'Hospitality' },
  { code: '81', name: 'Other Services (except Public Administration)', short: 'Other Services' },
  { code: '92', name: 'Public Administration', short: 'Government' },
];

const BY_DIGITS = new Map(
  NAICS_SECTORS.flatMap((sector) => {
    const [first = '', last = first] = sector.code.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => [String(Number(first) + i), sector] as const);
  }),
);

/** The sector of a NAICS code of two to six digits, or of a range ("31-33"); undefined for anything else. */
export function sectorOfCode(code: string): NaicsSector | undefined {
  return /^\d{2,6}(?:-\d{2})?$/u.test(code) ? BY_DIGITS.get(code.slice(0, 2)) : undefined;
}
