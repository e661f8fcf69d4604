import { KnownTitles } from '../../../src/conversion/titles/evidence/known-titles.ts';
import { trainKnownTitles } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { jobClues } from '../../../src/conversion/titles/no-job/job-clues.ts';
import { isJudged, isOtherByWords } from '../../../src/conversion/titles/no-job/names-job.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { parseTitle } from '../../../src/conversion/titles/parsed-title.ts';
import type { Naming } from '../../../src/conversion/titles/no-job/thing-named.ts';
import { someFacts } from './evidence/facts.ts';

let model: Naming;

beforeAll(async () => {
  model = { knownTitles: new KnownTitles(await trainKnownTitles(someFacts())), employers: new Set(['acme']) };
});

const cluesOf = (text: string): string[] => jobClues(model, parseTitle(model.knownTitles, normalizeTitle(text)));

it.each([
  ['who the text is about stands first, last, or before other words', 'nurse hat', ['first person 0', 'after person 1', 'persons 1', 'last person false']],
  ['the head is the last word before a preposition', 'hat of a nurse', ['head person false', 'last person true']],
  ['words of requests count as they are', 'need a nurse asap', ['word need', 'first need', 'need + a', 'others 2']],
  ['what a word means counts, in the plural as well', 'pancakes', ['head is 14', 'is 14']],
  ['words of no title', 'giraffe pancake', ['unknown 2', 'share unknown 5']],
  ['numbers are all the same', 'nurse 2019', ['kind #', 'sign year', 'sign digits']],
  ['signs', 'where is the nurse?', ['sign question', 'where + is']],
  ['the beginning of titles', 'registered nurse hat', ['pairs 2 false']],
  ['an employer behind a person', 'nurse acme', ['employer after person true']],
  ['an employer behind something else', 'hat acme', ['employer after person false']],
  ['a text without words', '???', ['words 0', 'head none']],
])('%s: %s', (_, text, clues) => {
  expect(cluesOf(text)).toEqual(expect.arrayContaining(clues));
});

it('each clue is there once', () => {
  const clues = cluesOf('nurse nurse nurse');
  expect(new Set(clues).size).toBe(clues.length);
});

it('few titles tell too little to judge by', () => {
  const parsed = parseTitle(model.knownTitles, normalizeTitle('need a dog walker this weekend'));
  expect(isJudged(model, parsed)).toBe(false);
  expect(isOtherByWords(model, parsed)).toBe(false);
});
