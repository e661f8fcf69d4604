import { otherReadings, rankCompanies, type CompanyMatch } from '../../../src/conversion/companies/rank-companies.ts';
import type { AliasDocument } from '../../../src/conversion/companies/alias-document.ts';
import { readTyped } from '../../../src/conversion/companies/typed-name.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';
import { alias, name, WEIGHTS } from './company-document.ts';

useDemonstrationPlaces();

/** All readings of a text, as the conversion makes them. */
const convert = (text: string, documents: readonly AliasDocument[]): CompanyMatch[] => {
  const typed = readTyped(text);
  return rankCompanies([typed, ...otherReadings(text, typed, WEIGHTS)], documents, WEIGHTS);
};
const PROMINENT = { prominence_value: 6 };
const ACCEPTED = 0.6;
const LEGAL_FORMS = 'Inc,Inc.,Incorporated,Corp,Corporation,Co,Company,Companies,LLC,L.L.C.,Ltd,Limited,LP,LLP,PLC,Holdings,Group,& Co,and Company'.split(',');

describe('a beginning of words that many names have', () => {
  it.each([
    ['National Hosp', name('National Hospital of Zorbex', PROMINENT)],
    ['National Hosp', alias('The National Hospital Corporation', 'Zorbex', 'legal_name')],
    ['national hospital', name('National Hospital Zorbex', PROMINENT)],
    ['Natl Hosp', name('National Hospital', PROMINENT)],
    ['American Zorb', name('American Zorbex', PROMINENT)],
    ['Bank of Ver', name('Bank of Vermont', PROMINENT)],
    ['Health Systems International of Qu', name('Health Systems International of Quillan', PROMINENT)],
  ])('is not sure, although one known name goes on so: %s', (typed, document) => {
    expect(convert(typed, [document])[0]).toMatchObject({ company_name: document.company_name, confidence: 'medium' });
  });

  it.each([
    ['American Zorbex', name('American Zorbex Airways', PROMINENT)],
    ['American Zorbex Air', name('American Zorbex Airways', PROMINENT)],
    ['Zorbex Hosp', name('Zorbex Hospital', PROMINENT)],
    ['Natl Bank of Vermont', name('National Bank of Vermont', PROMINENT)],
    ['National Hospital', name('National Hospital', PROMINENT)],
    ['Hospital National', name('National Hospital', PROMINENT)],
  ])('is sure once it has a rare word, or is whole: %s', (typed, document) => {
    expect(convert(typed, [document])[0]).toMatchObject({ company_name: document.company_name, confidence: 'high' });
  });
});

describe('an alias is listed after the names that begin so', () => {
  it('if it is one only with its legal form', () => {
    const documents = [name('Zorb Allen', PROMINENT), name('Quillan', PROMINENT), alias('Zorb & Company', 'Quillan', 'subsidiary')];
    expect(convert('Zorb', documents).map(({ company_name }) => company_name)).toEqual(['Zorb Allen', 'Quillan']);
    for (const typed of ['Zorb & Company', 'Zorb Co']) expect(convert(typed, documents)[0]).toMatchObject({ company_name: 'Quillan', confidence: 'high' });
  });

  it.each([
    ['Zorb S', 'Zorb Storage', alias('Zorbs', 'Quillan', 'typo')],
    ['U.S. Z', 'U.S. Zorb', alias('USZ', 'Quillan', 'abbreviation')],
  ])('if it is written without the blank: %s', (typed, begun, other) => {
    const [first, ...others] = convert(typed, [name(begun), name('Quillan'), other]);
    expect(first).toMatchObject({ confidence: 'medium', match_type: 'prefix' });
    expect(others.map(({ company_name }) => company_name)).toEqual(['Quillan']);
    expect(convert(other.name, [name(begun), name('Quillan'), other])[0]).toMatchObject({ company_name: 'Quillan', confidence: 'high' });
  });

  it.each(['the zor', 'The Z', 'THE ZOR'])('if it is a ticker, and stands after an article: %s', (typed) => {
    const documents = [name('Zorbex'), alias('ZOR', 'Quillan', 'abbreviation'), alias('Z', 'Quillan', 'abbreviation')];
    expect(convert(typed, documents)[0]).toMatchObject({ company_name: 'Zorbex' });
  });

  it.each([
    ['the zo', ['The Zorbex Company', 'Zoltan']],
    ['u.s. z', ['U.S. Zorb', 'Quillan']],
  ])('and the name that has the article or the blanks is first: %s', (typed, expected) => {
    const documents = [name('Zoltan'), name('The Zorbex Company'), name('U.S. Zorb'), name('Quillan'), alias('USZ Corporation', 'Quillan', 'former_name')];
    expect(convert(typed, documents).map(({ company_name }) => company_name)).toEqual(expected);
  });

  it('but an acronym after an article is found', () => {
    expect(convert('the ZBX', [name('Quillan'), alias('ZBX', 'Quillan', 'abbreviation')])[0]).toMatchObject({ company_name: 'Quillan', confidence: 'medium' });
  });

  it('and an English word is no surer with an article', () => {
    expect(convert('the low', [name("Lowe's", PROMINENT)])[0]).toMatchObject({ confidence: 'medium' });
  });
});

describe('a legal form, while it is typed', () => {
  const documents = [name('Zorbex'), name('Quillan Marsh'), alias('Vellum', 'Zorbex', 'former_name'), name('Bank of Vermont'), name('Shoe'), name('Z-O-B')];

  it.each(['Zorbex', 'Quillan Marsh', 'Vellum', 'Bank of Vermont', 'Shoe', 'Z-O-B'])(
    '%s: every letter of every form scores at least as the end of it',
    (text) => {
      const scoreOf = (typed: string): number => convert(typed, documents)[0]?.match_score ?? 0;
      for (const form of LEGAL_FORMS) {
        const whole = `${text} ${form}`;
        const least = Math.min(scoreOf(text), scoreOf(whole));
        // "A" and "an" of "and" may be the beginning of any place.
        const beginnings = Array.from({ length: form.length }, (_, i) => whole.slice(0, text.length + 2 + i)).filter((typed) => !/ an?$/u.test(typed));
        expect(beginnings.map((typed) => [typed, scoreOf(typed) >= least])).toEqual(beginnings.map((typed) => [typed, true]));
      }
    },
  );

  it('is read as the beginning of another name first', () => {
    const both = [name('Zorbex'), name('Zorbex Computing')];
    expect(convert('Zorbex Comp', both).map(({ company_name }) => company_name)).toEqual(['Zorbex Computing', 'Zorbex']);
    expect(convert('Zorbex Company', both)[0]).toMatchObject({ company_name: 'Zorbex', confidence: 'high' });
  });

  it('is read as the beginning of what a part of another company is called first', () => {
    const both = [name('Zorbex'), alias('Zorbex Grille', 'Quillan', 'subsidiary')];
    expect(convert('Zorbex G', both).map(({ company_name }) => company_name)).toEqual(['Quillan', 'Zorbex']);
  });

  it.each(['Zorb Compa', 'Zor Inco', 'Quillan LL'])('makes no name of the beginning of one: %s', (typed) => {
    expect(convert(typed, documents)[0]?.match_score ?? 0).toBeLessThan(ACCEPTED);
  });
});

describe('a misspelled word', () => {
  it.each([
    ['zorbex dept', 'Zorbex Depot'],
    ['zorbex finl', 'Zorbex Final'],
    ['zorbex mtr', 'Zorbex Motr'],
  ])('may be what is also an abbreviation: %s', (typed, company) => {
    const [first] = convert(typed, [name(company)]);
    expect(first).toMatchObject({ company_name: company });
    expect(first?.match_score).toBeGreaterThanOrEqual(ACCEPTED);
  });

  it('is rather the abbreviation', () => {
    expect(convert('zorbex dept', [name('Zorbex Depot'), name('Zorbex Department')])[0]).toMatchObject({ company_name: 'Zorbex Department' });
  });

  it('alone is not close to a longer name that ends with an English word like it', () => {
    for (const typed of ['autonation', 'automax']) expect(convert(typed, [name('Quillan Automation')])).toEqual([]);
    expect(convert('quilan', [name('Quillan Automation')])[0]?.match_score).toBeGreaterThan(0.45);
    expect(convert('zorbxe', [name('Quillan Zorbex')])[0]?.match_score).toBeGreaterThan(0.45);
  });

  it('that is finished is no beginning of a longer word', () => {
    expect(convert('Acme Insurance', [name('American Family Insurance')])[0]?.match_score ?? 0).toBeLessThan(ACCEPTED);
    expect(convert('Amrican Insur', [name('American Family Insurance')])[0]?.match_score).toBeGreaterThanOrEqual(ACCEPTED);
  });
});

describe('a legal form with periods, while it is typed', () => {
  const forms = ['G.m.b.H.', 'S.p.A.', 'N.V.', 'L.L.C.', 'K.G.a.A.', 'P.L.C.', 'A.G.', 'S.E.', 'O.y.j.', 'B.V.', 'P.L.L.C.'];

  it.each(forms)('keeps the name: %s', (form) => {
    // A first letter may be the beginning of any word.
    for (let length = '?.?'.length; length <= form.length; length++) {
      const typed = `Zorbex ${form.slice(0, length)}`;
      expect([typed, convert(typed, [name('Zorbex')])[0]?.confidence]).toEqual([typed, 'high']);
    }
  });
});

describe('an alias of another company', () => {
  const documents = [name('Zorbex Quill Industries', PROMINENT), alias('Zorbex Quill', 'Zorbex Quill Industries', 'alternate_spelling'), name('Vellum')];

  it.each(['Zorbex Q', 'Zorbex Quil', 'Zorbex Quill I', 'Zorbex Quill In'])('is not before the name that goes on as typed: %s', (typed) => {
    const [first] = convert(typed, [...documents, alias('Zorbex Quill Incorporated', 'Vellum', 'legal_name')]);
    expect(first).toMatchObject({ company_name: 'Zorbex Quill Industries' });
  });
});

describe('an unfinished name', () => {
  it('is as sure as the alias that it goes on after', () => {
    const documents = [name('Zorbex Technologies'), alias('Zorbex', 'Zorbex Technologies', 'alternate_spelling')];
    const whole = 'Zorbex Technologies';
    for (let length = 'Zorbex'.length; length <= whole.length; length++) {
      if (whole[length - 1] !== ' ') expect(convert(whole.slice(0, length), documents)[0]).toMatchObject({ confidence: 'high' });
    }
    // Another employer with the same alias, or with a name that goes on so, may be meant.
    expect(convert('Zorbex T', [...documents, name('Zorbex Tools')])[0]).toMatchObject({ confidence: 'medium' });
  });
});

describe('a name that is not in the dataset', () => {
  it.each(['Acme Health', 'Acme Bank', 'Abe Health', 'Aceo Health'])('is no short word with a typo next to common words: %s', (typed) => {
    const documents = ['ACE American Health', 'Ace National Bank'].map((text) => alias(text, 'Quillan', 'legal_name'));
    expect(convert(typed, documents)[0]?.match_score ?? 0).toBeLessThan(ACCEPTED);
  });
});
