import { readFacts } from '../../../seeds/facts.ts';
import { identityKey } from '../../../src/text/identity-key.ts';

const { occupations } = readFacts();

/** The occupations that have a title as one of their own. */
const occupationsOf = (title: string): string[] =>
  occupations.filter(({ titles }) => titles.some((own) => identityKey(own) === identityKey(title))).map(({ code }) => code);

describe('titles of occupations', () => {
  // A class of titles per line, each with the occupation of its SOC definition and of employers' filings.
  it.each([
    ['security guards who protect a person', '33-9032.00', ['Bodyguard', 'Close Protection Officer', 'Executive Protection Agent']],
    ['cleaners of windows', '37-2011.00', ['Window Washer', 'Window Cleaner', 'High-Rise Window Cleaner']],
    ['servers of banquets', '35-3031.00', ['Banquet Server']],
    ['nurse practitioners of any field', '29-1171.00', ['APRN', 'PMHNP', 'Psychiatric Nurse Practitioner', 'Child and Adolescent PMHNP']],
    ['cashiers of casinos and races', '41-2012.00', ['Slot Attendant', 'Mutuel Teller', 'Pari-Mutuel Clerk']],
    ['assistants of chiropractors, podiatrists, and optometrists', '31-9092.00', ['Chiropractic Assistant', 'Podiatric Assistant', 'Optometrist Assistant']],
    ['designers of products with a pattern', '27-1021.00', ['Rug Designer', 'Tile Designer', 'Wallpaper Designer']],
    ['farmworkers who irrigate', '45-2092.00', ['Field Irrigator', 'Irrigation Laborer, Farm']],
    ['farmworkers who keep bees', '45-2093.00', ['Beekeeping Assistant', 'Honey Farm Worker']],
    ['toxicologists', '19-1042.00', ['Toxicologist', 'Regulatory Toxicologist']],
    ['tutors for tests', '25-3041.00', ['SAT Instructor', 'Test Prep Instructor']],
    ['desk clerks of hotels', '43-4081.00', ['Night Auditor']],
  ])('%s are %s', (_, code, titles) => {
    expect(titles.map((title) => [title, occupationsOf(title)])).toEqual(titles.map((title) => [title, [code]]));
  });
});
