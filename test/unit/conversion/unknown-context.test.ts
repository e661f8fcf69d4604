import { Industries } from '../../../src/conversion/industries.ts';
import type { UnknownPart } from '../../../src/conversion/titles/title-advice.ts';
import { ASKING } from '../../../src/rest/asking.ts';
import { suggestionOf } from '../../../src/wording/title-words.ts';

const industries = new Industries(
  ['Banking', 'Hospitals', 'Restaurants and Food Service'].map((industry) => ({
    industry,
    sector: null,
    otherSectors: [],
    everydayNames: industry.startsWith('Restaurants') ? ['restaurant'] : [],
  })),
);
const textOf = (part: UnknownPart['part'], given: string, near: readonly string[] = []): string | undefined =>
  suggestionOf([{ kind: 'unknown_part', part, given, near }], ASKING);

it('a company is reported with the employers that come near', () => {
  expect(textOf('company', 'Quilan', ['Quillan Marsh', 'Quillard'])).toBe('Company "Quilan" was not found. Did you mean "Quillan Marsh" or "Quillard"?');
  expect(textOf('company', 'Nobody')).toContain('lower min_score');
});

it('an industry is reported with industries that look like it, or with what is accepted', () => {
  expect(textOf('industry', 'Restarants', industries.near('Restarants'))).toBe(
    'Industry "Restarants" was not found. Did you mean "Restaurants and Food Service"?',
  );
  expect(textOf('industry', 'magic', industries.near('magic'))).toContain('NAICS');
});

it('a place is reported with what is accepted', () => {
  for (const accepted of ['state', 'city', 'metro area', 'ZIP']) expect(textOf('location', 'Atlantis')).toContain(accepted);
});

it('a name of a sector is reported with industries of the dataset and names that look like it', () => {
  expect(textOf('sector', 'bankng', industries.nearInDataset('bankng'))).toBe('Sector "bankng" was not found. Did you mean "Banking"?');
  expect(textOf('sector', 'magic', industries.nearInDataset('magic'))).toContain('NAICS');
});
