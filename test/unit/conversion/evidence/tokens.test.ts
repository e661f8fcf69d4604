import { normalizeTitle } from '../../../../src/conversion/titles/normalize.ts';
import { askedTitle, tokensOf } from '../../../../src/conversion/titles/evidence/tokens.ts';

describe('the head noun says what kind of job it is', () => {
  it.each([
    ['Registered Nurse', 'nurs'],
    ['Director, Asset Management', 'director'],
    ['Director of Nursing', 'director'],
    ['Cook - Night Shift', 'cook'],
    ['Baker/Cook', 'baker'],
    ['Clerk (Typist)', 'clerk'],
    ['!!!', ''],
  ])('%s: %p', (title, head) => {
    expect(tokensOf(title).head).toBe(head);
  });
});

it('the same words in any order, singular or plural, apart or together, are the same title', () => {
  const { sorted } = tokensOf('Child Care Workers');
  for (const title of ['childcare worker', 'Worker, Child Care', 'WORKERS - CHILDCARE']) expect(tokensOf(title).sorted).toBe(sorted);
  expect(tokensOf('Post-Doctoral Fellow').sorted).toBe(tokensOf('Postdoc Fellow').sorted);
});

it('directors and vice presidents are managers of something', () => {
  expect(tokensOf('Vice President of Marketing').stems).toContain('manag');
  expect(tokensOf('Marketing Specialist').stems).not.toContain('manag');
});

it('letters keep what a misspelling leaves', () => {
  const right = new Set(tokensOf('veterinarian').letters);
  const shared = tokensOf('vetrinarian').letters.filter((letters) => right.has(letters));
  expect(shared.length).toBeGreaterThan(4);
});

it('any text is taken apart without fail', () => {
  for (const title of ['', ' ', '🦙', 'I', '()', 'a of the', '1234']) expect(Array.isArray(tokensOf(title).stems)).toBe(true);
});

it('words in brackets are compared, but do not make another title', () => {
  const { stems, sorted, core } = tokensOf('Physician (Adult Psychiatry)');
  expect(stems).toEqual(['physician', 'adult', 'psychiatri']);
  expect({ sorted, core }).toMatchObject({ sorted: 'physician', core: 'physician' });
});

describe('what commas, dashes, slashes and brackets part is looked at by itself, too', () => {
  it.each([
    ['Associate (Sr. Management Consultant)', ['associate', 'management consultant']],
    ['Manager III, Software Development', ['manager', 'software development']],
    ['Baker/Cook - Night Shift', ['baker', 'cook', 'night shift']],
    ['Post-Doctoral Fellow', []],
    ['Registered Nurse', []],
    ['Nurse,', []],
  ])('%s', (title, cores) => {
    expect(askedTitle(normalizeTitle(title)).parts.map(({ core }) => core)).toEqual(cores);
  });
});
