import { lemmaOf } from '../../../../src/dsl/translate/words/word.ts';
import { wordsIn } from '../../../../src/dsl/translate/words/words-in.ts';

const read = (text: string): string[] => wordsIn(text).map(({ kind, lemma }) => `${kind} ${lemma}`);

it.each([
  ['companies in Ohio', ['word company', 'word in', 'word ohio']],
  ["Walmart's badges", ['word walmart', 'word badge']],
  ['at least three badges', ['word at', 'word least', 'number 3', 'word badge']],
  ['wages for 29-1141.00', ['word wage', 'word for', 'code 29-1141.00']],
  ['over 80% have 1,500 jobs', ['word over', 'percent 80', 'word have', 'number 1500', 'word job']],
  ['convert "sr java dev"', ['word convert', 'quoted sr java dev']],
  ['the O*NET code', ['word the', 'word onet', 'word code']],
  ['early-career, please', ['word early', 'word career', 'mark ,', 'word please']],
  ['AT&T', ['word at', 'word and', 'word t']],
  ["don't", ['word dont']],
  ['over 80k or $1,200', ['word over', 'money 80', 'word or', 'money 1200']],
  ['1.5m or $2M or 1.2e5', ['money 1.5', 'word or', 'money 2', 'word or', 'number 1.2']],
  ['jobs at 3M', ['word job', 'word at', 'word 3m']],
  ['over 1.5x', ['word over', 'word 15x']],
  ['twenty-five of two hundred', ['number 25', 'word of', 'number 200']],
  ['home constructor toString', ['word home', 'word constructor', 'word tostring']],
  ['pay ≥ $80,000', ['word pay', 'sign ≥', 'money 80000']],
  ['~3 badges for €', ['sign ~', 'number 3', 'word badge', 'word for', 'sign €']],
  ['half after a decade', ['percent half', 'word after', 'word a', 'number 10', 'word year']],
  ['half a decade', ['number 5', 'word year']],
  ['half a dozen banks', ['number 6', 'word bank']],
  ['half a page', ['percent half', 'word a', 'word page']],
  ['# of jobs', ['word number', 'word of', 'word job']],
  ['zip 02139', ['word zip', 'number 02139']],
  ['two thirds', ['percent 66.7']],
  ['a quarter of them', ['percent 25', 'word of', 'word them']],
  ['one in five have it', ['percent 20', 'word have', 'word it']],
  ['3 out of 4 stay', ['percent 75', 'word stay']],
  ['the third year', ['word the', 'word third', 'word year']],
  ['a third page', ['word a', 'word third', 'word page']],
  ['five in Ohio', ['number 5', 'word in', 'word ohio']],
  ['yr5 and 10yrs', ['word yr', 'number 5', 'word and', 'number 10', 'word yrs']],
  ['between .4 and .6', ['word between', 'number .4', 'word and', 'number .6']],
  ['{"task": "resolve", "title": "cook"}', ['word task', 'mark :', 'word resolve', 'mark ,', 'word title', 'mark :', 'quoted cook']],
])('%s', (text, words) => {
  expect(read(text)).toEqual(words);
});

it.each([
  ['cities', 'city'],
  ['churches', 'church'],
  ['badges', 'badge'],
  ['salespeople', 'salesperson'],
  ['foremen', 'foreman'],
  ['people', 'people'],
  ['women', 'women'],
  ['business', 'business'],
  ['analysis', 'analysis'],
  ['logistics', 'logistics'],
  ['gas', 'gas'],
])('the singular of %s is %s', (word, singular) => {
  expect(lemmaOf(word)).toBe(singular);
});
