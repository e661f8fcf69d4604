import { alias, name, rank, score } from './company-document.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';

useDemonstrationPlaces();

/** The default min_score of GET /api/companyconvert. */
const ACCEPTED = 0.6;

// Invented employers.
const ZORBEX = name('Zorbex');
const VELOITTE = name('Veloitte');
const QUILLAN = name('Quillan Marsh');
const BANK = name('Brantwell National Bank');
const TECH = name('Fennimore Technology');
const PEER = name('Ostrander & Pell');

describe('the company meant is found in spite of', () => {
  it.each([
    ['a dropped letter', 'Fenimore Technology', TECH],
    ['a doubled letter', 'Zorrbex', ZORBEX],
    ['another letter', 'Zurbex', ZORBEX],
    ['swapped letters', 'Zrobex', ZORBEX],
    ['a swap at the beginning', 'Uqillan Marsh', QUILLAN],
    ['another first letter', 'Auillan Marsh', QUILLAN],
    ['two typos in one word', 'Brntwel National Bank', BANK],
    ['typos in two words', 'Quilan Marhs', QUILLAN],
    ['a typo in a word of several spellings', 'Fennimore Tehnology', TECH],
    ['three letters of a word of four', 'Ostrander Pel', PEER],
    ['spelling by sound', 'Zorbecks', ZORBEX],
    ['an e that is not heard', 'Veloyt', VELOITTE],
    ['a legal form', 'Zorbex, Inc.', ZORBEX],
    ['a legal form with a typo', 'Quillan Marsh Gruop', QUILLAN],
    ['legal forms inside', 'Zorbex Group - Store 12', ZORBEX],
    ['a register', 'ZORBEX CORP /DE/', ZORBEX],
    ['punctuation', 'Quillan-Marsh!', QUILLAN],
    ['case', 'qUILLAN mARSH', QUILLAN],
    ['and for &', 'ostrander and pell', PEER],
    ['a missing &', 'Ostrander Pell', PEER],
    ['a missing blank', 'quillanmarsh', QUILLAN],
    ['a missing blank and more words', 'quillanmarsh warehouse', QUILLAN],
    ['a blank too many', 'Zor bex', ZORBEX],
    ['a blank elsewhere', 'Ostran der & Pell', PEER],
    ['swapped words', 'Marsh Quillan', QUILLAN],
    ['an abbreviation', 'Brantwell Natl Bank', BANK],
    ['a plural of a usual word', 'Fennimore Technologies', TECH],
    ['a city', 'Zorbex Houston', ZORBEX],
    ['a city and a state', 'Quillan Marsh - Salt Lake City, UT', QUILLAN],
    ['its own city', 'Quillan Marsh (Georgia)', QUILLAN],
    ['a store number', 'Zorbex #4411', ZORBEX],
    ['a store number in words', 'Zorbex Store No. 4411', ZORBEX],
    ['a kind of site', 'Quillan Marsh distribution center', QUILLAN],
    ['a common word too many', 'Quillan Marsh Bank', QUILLAN],
    ['half of it missing', 'quillan ma', QUILLAN],
    ['all but one word missing', 'brantwell', BANK],
    ['several things at once', 'QUILAN MARSH LLC', QUILLAN],
    ['what it was called', 'vellum oil & gas', alias('Vellum Oil & Gas Company', 'Zorbex', 'former_name')],
    ['what it was called, half-typed', 'vellum oil', alias('Vellum Oil & Gas Company', 'Zorbex', 'former_name')],
    ['what it was called, in a word', 'vellu', alias('Vellum Corporation', 'Zorbex', 'former_name')],
  ])('%s: %s', (_, typed, document) => {
    expect(score(typed, document)?.score).toBeGreaterThanOrEqual(ACCEPTED);
  });

  it.each([
    ['Zobrex', 'Zurbex'],
    ['Zorbxe', 'Zorbey'],
    // Letters that come three places too early are still the same letters.
    ['Zborex', 'Zubrex'],
    ['Qulilan Marsh', 'Qurllan Marsh'],
    ['quillanmasrh', 'quillanmaryh'],
  ])('letters that changed places cost less than other letters: %s, %s', (moved, other) => {
    const of = (typed: string): number => score(typed, typed.startsWith('Z') ? ZORBEX : QUILLAN)?.score ?? 0;
    expect(of(moved)).toBeGreaterThan(0.75);
    expect(of(moved)).toBeGreaterThan(of(other) + 0.04);
  });

  it('numbers as words', () => {
    expect(score('orvane 1', name('Orvane One'))).toEqual({ type: 'suggest', score: 0.95 });
  });

  it('words after a ticker or an acronym', () => {
    expect(score('zbx fulfillment center', alias('ZBX', 'Zorbex', 'abbreviation'))?.score).toBeGreaterThanOrEqual(ACCEPTED);
  });
});

describe('another company is not accepted for', () => {
  it.each([
    ['one common word', 'National Grommets', BANK],
    ['two common words', 'First National Bank', BANK],
    ['one word of a name of two', 'Zorbex Pharmaceuticals Inc', name('Zorbex Aviation')],
    ['a rare word too many', 'Zorbex Hospitality Trust', ZORBEX],
    ['a beginning that a legal form ends', 'Zor Corp', ZORBEX],
    ['one of two rare words', 'Quillan Inc', QUILLAN],
    ['three typos', 'Zarbaxx', name('Zorbexo')],
    ['three letters, one typo', 'HPX', name('HP')],
    ['three letters of four', 'frd', name('Ford')],
    ['other digits', 'Zorbex 12', name('Zorbex 21 Partners')],
    ['one word of what it was called', 'Vellum', alias('Vellum Oil & Gas Company', 'Zorbex', 'former_name')],
    ['the last word of what it was called', 'consulting', alias('Vellum Consulting', 'Zorbex', 'former_name')],
    ['part of one word of what it was called', 'vellu', alias('Vellum Oil & Gas Company', 'Zorbex', 'former_name')],
    ['a ticker with a typo', 'zbxx', alias('ZBXA', 'Zorbex', 'abbreviation')],
    ['the beginning of a ticker', 'zbx', alias('ZBXA', 'Zorbex', 'abbreviation')],
  ])('%s: %s', (_, typed, document) => {
    expect(score(typed, document)?.score ?? 0).toBeLessThan(ACCEPTED);
  });

  it('a word that another name has is hardly a typo', () => {
    // "bank" is known, "bamk" is not.
    expect(score('bank', name('Band'))?.score ?? 0).toBeLessThan(score('banz', name('Band'))!.score);
  });
});

describe('of several companies', () => {
  it('the rare word decides, not the common ones', () => {
    expect(rank('Brantwel Nationl Bank', [name('Amherst National Bank'), BANK])[0]?.company_name).toBe('Brantwell National Bank');
  });

  it('a place after the name tells only where', () => {
    const universities = [name('University of Quillan'), name('University of Houston')];
    expect(rank('University of Quillan Houston', universities)[0]?.company_name).toBe('University of Quillan');
    expect(rank('University of Houston Quillan', universities)[0]?.company_name).toBe('University of Houston');
  });

  it('namesakes stay apart', () => {
    const namesakes = [name('Zorbex Energy'), name('Zorbex Health')];
    expect(rank('zorbex health inc', namesakes).filter(({ match_score }) => match_score >= ACCEPTED)).toHaveLength(1);
    expect(rank('zorbex', namesakes)).toHaveLength(2);
  });

  it('a name that goes on comes before one with a word too many', () => {
    const [first] = rank('Quillan Marsh Me', [QUILLAN, name('Quillan Marsh Medical')]);
    expect(first).toMatchObject({ company_name: 'Quillan Marsh Medical', match_type: 'prefix' });
  });

  it('a trailing blank changes nothing', () => {
    const all = [ZORBEX, QUILLAN, BANK, TECH, PEER];
    for (const typed of ['q', 'quillan', 'quillan m', 'national', 'zorbx', 'Inc']) expect(rank(`${typed} `, all)).toEqual(rank(typed, all));
  });
});
