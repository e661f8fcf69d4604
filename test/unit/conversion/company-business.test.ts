import type { Reads } from '../../../src/store/pool.ts';
import { businessWords, NO_BUSINESS } from '../../../src/conversion/companies/business-words.ts';
import { otherReadings, rankCompanies, type CompanyMatch } from '../../../src/conversion/companies/rank-companies.ts';
import { orStop } from '../../../src/runtime/unless-outage.ts';
import { CurrentBusiness } from '../../../src/conversion/companies/current-business.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import { readTyped } from '../../../src/conversion/companies/typed-name.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';
import { alias, name, WEIGHTS } from './company-document.ts';

useDemonstrationPlaces();

const described = (employer: string, description: string, ...industries: string[]) => ({
  company_uid: `uid of ${employer}`,
  names: [`${employer} Worldwide`],
  description,
  industries,
});

// Invented employers. "Services" is in the descriptions of five industries, and "Worldwide" in the names of five.
const ROWS = [
  described('Zorbex', 'Distiller of Quillan whiskey, with printing services.', 'Beverages'),
  described('Meadow', 'Cable broadband and phone services.', 'Telecommunications'),
  described('Fennimore', 'Regional bank with services for farms.', 'Banking'),
  described('Ostrander', 'Maker of lamps, and services for them.', 'Industrial Manufacturing'),
  described('Vellum', 'Payroll services.', 'Staffing'),
];
const BUSINESS = businessWords(
  ROWS,
  new Map([
    ['Banking', ['mortgage', 'credit union']],
    ['Telecommunications', ['telco']],
  ]),
);
const DOCUMENTS = ['Zorbex', 'Meadow', 'Fennimore', 'Ostrander', 'Vellum'].map((one) => name(one));

const convert = (text: string, documents: readonly AliasDocument[] = DOCUMENTS, business = BUSINESS): CompanyMatch[] => {
  const typed = readTyped(text);
  return rankCompanies([typed, ...otherReadings(text, typed, WEIGHTS)], documents, WEIGHTS, business);
};

describe('words of the business of an employer after its name', () => {
  it.each([
    ['Zorbex whiskey', 'Zorbex'],
    ['Zorbex distillery', 'Zorbex'],
    ['Zorbex distilling services', 'Zorbex'],
    ['Zorbex printers', 'Zorbex'],
    ['Zorbex distillery Houston', 'Zorbex'],
    ['Zorbex whiskey - Houston TX', 'Zorbex'],
    ['cashier, Zorbex whiskey', 'Zorbex'],
    ['Fennimore mortgage dept', 'Fennimore'],
    ['Meadow internet', 'Meadow'],
  ])('%s: medium', (text, employer) => {
    expect(convert(text)[0]).toMatchObject({ company_name: employer, confidence: 'medium' });
  });

  it.each(['Zorbex Worldwide', 'Zorbex worldw', 'Zorbex services worldwide'])('%s goes on as names of all kinds do: medium', (text) => {
    expect(convert(text)[0]).toMatchObject({ company_name: 'Zorbex', confidence: 'medium' });
  });

  it.each([
    ['a single English word', 'Meadow worldwide', DOCUMENTS],
    ['the beginning of a longer name', 'Quillan worldwide', [...DOCUMENTS, alias('Quillan', 'Quillan Barge', 'alternate_spelling')]],
    ['a former name', 'Tarrant worldwide', [...DOCUMENTS, alias('Tarrant', 'Zorbex', 'former_name')]],
    ['a ticker', 'QLX worldwide', [...DOCUMENTS, alias('QLX', 'Zorbex', 'abbreviation')]],
    ['a name that another employer has with this word', 'Zorbex worldwide', [...DOCUMENTS, name('Zorbex Worldwide Partners', { company_name: 'Fennimore' })]],
  ] as const)('not of %s: %s', (_, text, documents) => {
    expect(convert(text, documents)).toEqual(convert(text, documents, NO_BUSINESS));
  });

  it.each([
    ['words of another business', 'Zorbex lamps'],
    ['words that say nothing', 'Zorbex services'],
    ['one word of it and one of another', 'Zorbex whiskey foundation'],
    ['part of what people call an industry', 'Fennimore union'],
    ['of a single English word, what its industry is called', 'Meadow telco'],
  ])('not for %s: %s', (_, text) => {
    expect(convert(text)).toEqual(convert(text, DOCUMENTS, NO_BUSINESS));
  });

  it('not next to a word that another employer has next to it in its own name', () => {
    const both = [...DOCUMENTS, name('Zorbex Whiskey Museum')];
    expect(convert('Zorbex whiskey services', both)).toEqual(convert('Zorbex whiskey services', both, NO_BUSINESS));
    expect(convert('Zorbex printing services', both)[0]).toMatchObject({ company_name: 'Zorbex', confidence: 'medium' });
  });

  it('words of its other names count, but not those of an abbreviation', () => {
    const documents = [...DOCUMENTS, alias('Blorp', 'Zorbex', 'subsidiary'), alias('ZBX', 'Zorbex', 'abbreviation')];
    expect(convert('Zorbex blorp', documents)[0]).toMatchObject({ company_name: 'Zorbex', confidence: 'medium' });
    expect(convert('Ostrander blorp', documents).find(({ company_name }) => company_name === 'Ostrander')?.match_score ?? 0).toBeLessThan(0.6);
  });

  it('the employer stays on the list while such a word is typed', () => {
    for (const text of ['Zorbex dis', 'Zorbex disti', 'Zorbex distille', 'Ostrander lam']) {
      const [first] = convert(text);
      expect(first?.match_score ?? 0).toBeGreaterThan(0.6);
      expect(first?.confidence).not.toBe('high');
    }
  });
});

describe('what companies do', () => {
  it('is read once for each dataset', async () => {
    let statements = 0;
    const database: Reads = { query: async () => (statements++, []) };
    const business = new CurrentBusiness(database, orStop);
    await Promise.all([business.words({ dataset: 'a' }), business.words({ dataset: 'a' })]);
    await business.words({ dataset: 'a' });
    expect(statements).toBe(2);
    await business.words({ dataset: 'b' });
    expect(statements).toBe(4);
  });

  it('stays as it was while its rows cannot be read, and is not asked for with each name', async () => {
    let [statements, fails] = [0, false];
    const database: Reads = {
      query: async ({ name: statement }: { name: string }) => {
        statements++;
        if (fails) throw new Error('The database is down.');
        return statement === 'industries' ? [] : ROWS;
      },
    } as unknown as Reads;
    const business = new CurrentBusiness(database, (_part, work) => work().catch(() => undefined));
    expect((await business.words({ dataset: 'a' })).isDescribedBy('uid of Zorbex', 'whiskey')).toBe(true);
    fails = true;
    expect((await business.words({ dataset: 'b' })).isDescribedBy('uid of Zorbex', 'whiskey')).toBe(true);
    const asked = statements;
    expect((await business.words({ dataset: 'b' })).isDescribedBy('uid of Zorbex', 'whiskey')).toBe(true);
    expect(statements).toBe(asked);
  });
});
