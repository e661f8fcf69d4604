import { Industries } from '../../../src/conversion/industries.ts';
import { hintOf as hintIn, type UnknownPart } from '../../../src/conversion/titles/unknown-context.ts';

const industries = new Industries(
  ['Banking', 'Hospitals', 'Restaurants and Food Service'].map((industry) => ({
    industry,
    sector: null,
    otherSectors: [],
    everydayNames: industry.startsWith('Restaurants') ? ['restaurant'] : [],
  })),
);
const hintOf = (part: UnknownPart): string[] => hintIn(part, industries);

it('a company is reported with the employers that come near', () => {
  expect(hintOf({ part: 'company', given: 'Quilan', near: ['Quillan Marsh', 'Quillard'] })).toEqual([
    'Company "Quilan" was not found. Did you mean "Quillan Marsh" or "Quillard"?',
  ]);
  expect(hintOf({ part: 'company', given: 'Nobody', near: [] })[0]).toContain('lower minimum score');
});

it('an industry is reported with industries that look like it, or with what is accepted', () => {
  expect(hintOf({ part: 'industry', given: 'Restarants' })).toEqual(['Industry "Restarants" was not found. Did you mean "Restaurants and Food Service"?']);
  expect(hintOf({ part: 'industry', given: 'magic' })[0]).toContain('NAICS');
});

it('a place is reported with what is accepted', () => {
  for (const accepted of ['state', 'city', 'metro area', 'ZIP']) expect(hintOf({ part: 'location', given: 'Atlantis' })[0]).toContain(accepted);
});

it('a name of a sector is reported with industries of the dataset and names that look like it', () => {
  expect(hintOf({ part: 'sector', given: 'bankng' })).toEqual(['Sector "bankng" was not found. Did you mean "Banking"?']);
  expect(hintOf({ part: 'sector', given: 'magic' })[0]).toContain('NAICS');
});
