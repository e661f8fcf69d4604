import { squashedName, squashedWords } from '../../../src/conversion/companies/name-key.ts';
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
    ['The Company', ''],
    ['Inc.', ''],
    ['', ''],
    ['!!!', ''],
  ])('%s: %p', (name, squashed) => {
    expect(squashedName(name)).toBe(squashed);
  });

  it('the words behind it', () => {
    expect(squashedWords('The Coca-Cola Company')).toEqual(['coca', 'cola']);
    expect(squashedWords('And Company')).toEqual(['and']);
  });

  it('every company and alias of the dataset keeps letters', () => {
    for (const { name, aliases } of readFacts().companies) {
      for (const spelled of [name, ...aliases.map(({ alias }) => alias)]) expect([spelled, squashedName(spelled)]).not.toContain('');
    }
  });
});
