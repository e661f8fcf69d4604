import { englishWords } from '../../../../src/conversion/english-words.ts';
import { packSpelling } from '../../../../src/conversion/titles/evidence/packed-spelling.ts';
import { Spelling } from '../../../../src/conversion/titles/evidence/spelling.ts';

const spelling = new Spelling(
  packSpelling(
    new Map(
      Object.entries({
        electrician: { last: 80, elsewhere: 30, head: 80, count: 0 },
        electrical: { last: 0, elsewhere: 400, head: 0, count: 0 },
        engineer: { last: 900, elsewhere: 100, head: 900, count: 0 },
        engine: { last: 5, elsewhere: 80, head: 5, count: 0 },
        attendant: { last: 700, elsewhere: 90, head: 780, count: 0 },
        nurse: { last: 400, elsewhere: 300, head: 400, count: 0 },
        nurses: { last: 20, elsewhere: 0, head: 20, count: 0 },
        practitioner: { last: 60, elsewhere: 10, head: 60, count: 0 },
        receptionist: { last: 90, elsewhere: 5, head: 90, count: 0 },
        registered: { last: 0, elsewhere: 90, head: 0, count: 0 },
        software: { last: 10, elsewhere: 500, head: 10, count: 0 },
        cook: { last: 300, elsewhere: 50, head: 300, count: 0 },
        coat: { last: 3, elsewhere: 5, head: 3, count: 0 },
        carpet: { last: 0, elsewhere: 40, head: 0, count: 0 },
        carpenter: { last: 90, elsewhere: 9, head: 90, count: 0 },
        manager: { last: 900, elsewhere: 90, head: 900, count: 0 },
        managar: { last: 1, elsewhere: 1, head: 1, count: 0 },
        hadoop: { last: 1, elsewhere: 7, head: 1, count: 0 },
        coordinator: { last: 700, elsewhere: 0, head: 700, count: 0 },
        cordinater: { last: 3, elsewhere: 0, head: 3, count: 0 },
        rack: { last: 1, elsewhere: 3, head: 1, count: 0 },
        packer: { last: 90, elsewhere: 3, head: 90, count: 0 },
        racer: { last: 60, elsewhere: 3, head: 60, count: 0 },
        knot: { last: 1, elsewhere: 3, head: 1, count: 0 },
        knitter: { last: 90, elsewhere: 3, head: 90, count: 0 },
        supervise: { last: 1, elsewhere: 3, head: 1, count: 0 },
        supervisor: { last: 800, elsewhere: 0, head: 800, count: 0 },
        virtual: { last: 0, elsewhere: 40, head: 0, count: 0 },
        visual: { last: 0, elsewhere: 70, head: 0, count: 0 },
      }),
    ),
    {
      words: ['nurture', 'books', 'supervision', 'registred', 'electircal', 'eletrical', 'receptions'],
      names: ['parker', 'cook', 'enginer', 'miller'],
      senses: new Map([
        ['nurse', 19],
        ['book', 11],
        ['supervise', 42],
      ]),
    },
  ),
);

it.each([
  ['nurses', 19],
  ['books', 11],
  ['manager', 0],
  ['giraffe', 0],
])('%s has the meaning of its word: %d', (word, sense) => {
  expect(spelling.senseOf(word)).toBe(sense);
});

describe('misspelled words', () => {
  it.each([
    ['electrican', 'electrician'],
    ['enginer', 'engineer'],
    ['nrse', 'nurse'],
    ['nures', 'nurse'],
    ['practioner', 'practitioner'],
    ['recieptionist', 'receptionist'],
    // Cut or not: one letter is soon forgotten.
    ['receptionis', 'receptionist'],
    // The common one, though the rare one is as near or nearer.
    ['coordinater', 'coordinator'],
    ['managre', 'manager'],
    ['superviser', 'supervisor'],
    ['arpenter', 'carpenter'],
  ])('%s at the end of a title is %s', (typed, meant) => {
    expect(spelling.correct(typed, { isLast: true })).toBe(meant);
  });

  it.each([
    ['regsitered', 'registered'],
    ['softwear', 'software'],
    ['electrcal', 'electrical'],
    // A letter left out rather than another one typed.
    ['virual', 'virtual'],
  ])('%s before other words is %s', (typed, meant) => {
    expect(spelling.correct(typed, { isLast: false })).toBe(meant);
  });

  it.each([
    ['a known word', 'engine'],
    ['a rare known word that is near to a common one', 'managar'],
    ['another English word', 'nurture'],
    ['fewer than four letters', 'coo'],
    ['four letters near to a rare word', 'coas'],
    ['a short name near to a rare one', 'hadop'],
    ['two typos in a short word', 'nrsee'],
    ['three typos', 'elktrisan'],
    ['two typos, one of them the first letter', 'hypervisor'],
    ['digits', 'nurs3'],
    ['other scripts', 'медсестра'],
    ['a form of a known word', 'cooked'],
    ['a form of another English word', 'bookss'],
    ['a word cut short', 'carpen'],
    ['a word cut short that a rare one goes on from', 'engi'],
    ['who does something, near to a rare job', 'racker'],
    ['who does something with a letter doubled', 'knotter'],
    ['another first letter', 'rarpenter'],
    ['nothing like any', 'zzqxzzqx'],
    ['nothing', ''],
  ])('left alone: %s', (_, typed) => {
    expect(spelling.correct(typed, { isLast: true })).toBeUndefined();
  });

  it('says the same again', () => {
    expect([
      spelling.correct('enginer', { isLast: true }),
      spelling.correct('enginer', { isLast: true }),
      spelling.correct('zzqxzzqx', { isLast: true }),
      spelling.correct('zzqxzzqx', { isLast: true }),
    ]).toEqual(['engineer', 'engineer', undefined, undefined]);
  });
});

it('English words are common words, and no names', async () => {
  const words = await englishWords();
  expect(words.size).toBeGreaterThan(30_000);
  for (const word of ['original', 'meteor', 'pleasure']) expect(words.has(word)).toBe(true);
  for (const word of ['enginer', 'Denver', 'denver', 'a']) expect(words.has(word)).toBe(false);
});

it.each([
  ['nurse', 0.97],
  ['carpe', 0],
  ['coat', 1],
  ['zzq', 1],
  ['1st', 1],
])('%s as a last word is finished with a probability of about %d', (word, share) => {
  expect(spelling.shareFinished(word)).toBeCloseTo(share, 1);
});

it.each([
  ['registred', 'registered'],
  ['electircal', 'electrical'],
  ['eletrical', 'electrical'],
  ['attendent', 'attendant'],
])('a list of English words has %s, but it is %s misspelled', (word, meant) => {
  expect(spelling.isWord(word)).toBe(false);
  expect(spelling.correct(word, { isLast: false })).toBe(meant);
});

it('another word with other letters, or with another end, stays a word', () => {
  for (const word of ['supervision', 'receptions']) expect(spelling.isWord(word)).toBe(true);
});

it.each([
  ['parker', true],
  ['miller', false],
  ['cook', false],
  ['enginer', false],
])('%s is a name that could be taken for a word of titles: %s', (word, isName) => {
  expect(spelling.isName(word)).toBe(isName);
});
