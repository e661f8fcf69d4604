import { isLegalForm, nameKey, oneSpelling } from '../../../src/conversion/companies/name-key.ts';
import { readFacts } from '../../../seeds/facts.ts';

describe('a company name without blanks, punctuation and legal forms', () => {
  it.each([
    ['Wal-Mart Stores, Inc.', 'walmartstores'],
    ['Walmart Inc.', 'walmart'],
    ['J.P. Morgan', 'jpmorgan'],
    ['JPMorgan Chase & Co.', 'jpmorganchase'],
    ['Tiffany & Co.', 'tiffany'],
    ['Bain & Company', 'bain'],
    ['AT&T Inc.', 'atandt'],
    ['Procter & Gamble Co.', 'procterandgamble'],
    ['The Home Depot', 'homedepot'],
    ['Home Depot, The', 'homedepot'],
    ["Lowe's Companies, Inc.", 'lowes'],
    ["McDonald's", 'mcdonalds'],
    ['Deloitte LLP', 'deloitte'],
    ['Acme L.L.C.', 'acme'],
    ['Acme LLC', 'acme'],
    ['L.L.Bean', 'llbean'],
    ['Estée Lauder Companies', 'esteelauder'],
    ['Goldman Sachs Group, Inc.', 'goldmansachs'],
    ['Group 1 Automotive', 'group1automotive'],
    ['3M Company', '3m'],
    ['U.S. Bancorp', 'usbancorp'],
    ['AG', 'ag'],
    ['Bayer AG', 'bayer'],
    ['Bank of America, National Association', 'bankofamerica'],
    ['U.S. Bank National Association', 'usbank'],
    ['Capital One, N.A.', 'capitalone'],
    ['Citibank National Association', 'citibank'],
    ['Capital One National Association', 'capitalone'],
    ['KeyBank National Association.', 'keybank'],
    ['National Association', 'nationalassociation'],
    ['The National Association', 'nationalassociation'],
    ['National Association of Realtors', 'nationalassociationofrealtors'],
    ['The Company', ''],
    ['Inc.', ''],
    ['', ''],
    ['!!!', ''],
  ])('%s: %p', (name, squashed) => {
    expect(nameKey(name).squashed).toBe(squashed);
  });

  it('the words behind it', () => {
    expect(nameKey('The Coca-Cola Company').words).toEqual(['coca', 'cola']);
    expect(nameKey('And Company').words).toEqual(['and']);
  });

  it.each([
    ['Acme Corp /DE/', 'acme'],
    ['ACME INC/ FA', 'acme'],
    ['Acme Ltd/ADR', 'acme'],
    ['ACME N V', 'acme'],
    ['Acme/Beta', 'acmebeta'],
  ])('a mark of a register goes, too: %s', (name, squashed) => {
    expect(nameKey(name).squashed).toBe(squashed);
  });

  it.each([
    ['Acme Intl Mfg Co', 'acmeinternationalmanufacturing'],
    ['Acme 1', 'acmeone'],
    ['United States Acme', 'usacme'],
    ['3M', '3m'],
  ])('words are compared in one spelling: %s', (name, spelled) => {
    expect(nameKey(name).spelled).toBe(spelled);
    expect(nameKey(name).words.map(oneSpelling)).toEqual(nameKey(name).words);
  });

  it.each([
    ['Acme', false],
    ['Acme Inc', true],
    ['Acme Gro', false],
    ['Acme Group', true],
    ['Acme Corp /DE/', true],
    ['Inc', false],
  ])('%s ends with a legal form: %p', (name, closed) => {
    expect(nameKey(name).closed).toBe(closed);
  });

  it('a long legal form may hold a typo', () => {
    expect(['group', 'gruop', 'holdnigs', 'inc'].map(isLegalForm)).toEqual([true, true, true, true]);
    expect(['grove', 'nic', 'comp', ''].map(isLegalForm)).toEqual([false, false, false, false]);
  });

  it('every company and alias of the dataset keeps letters', () => {
    for (const { name, aliases } of readFacts().companies) {
      for (const spelled of [name, ...aliases.map(({ alias }) => alias)]) expect([spelled, nameKey(spelled).squashed]).not.toContain('');
    }
  });
});
