import { cursorPlace } from '../../../console/src/views/query/editor/cursor-place.ts';
import type { Field, Grammar } from '../../../console/src/views/query/grammar-help.ts';

const field = (name: string): Field => ({ name, operators: ['IS', 'IN'], description: '', values: [] });
const GRAMMAR: Grammar = {
  keywords: new Set(['LIST', 'WHERE']),
  examples: [],
  forms: [
    {
      start: 'LIST COMPANIES',
      syntax: 'LIST COMPANIES [WHERE …] [ORDER BY ALPHA|GOLD [ASC|DESC], …] [EXPAND RELATIONSHIPS|TIMESTAMPS, …]',
      fields: [field('INDUSTRY'), field('STATE')],
    },
    { start: 'LIST COMPANIES FOR CLUSTER', syntax: 'LIST COMPANIES FOR CLUSTER [<text>|<n>] [WHERE …]', fields: [field('BADGE')] },
  ],
};

it.each([
  ['', { kind: 'start', from: 0 }],
  ['  lis', { kind: 'start', from: 2 }],
  ['LIST COMPANIES WHERE IND', { kind: 'field', from: 21 }],
  ['list companies where industry is "a" and ', { kind: 'field', from: 41 }],
  ['LIST COMPANIES WHERE (', { kind: 'field', from: 22 }],
  ['LIST COMPANIES WHERE INDUSTRY ', { kind: 'operator', field: { name: 'INDUSTRY' } }],
  ['LIST COMPANIES WHERE INDUSTRY IS Ban', { kind: 'value', from: 33, name: 'INDUSTRY', text: 'Ban', isQuoted: false }],
  ['LIST COMPANIES WHERE INDUSTRY IS "Oil, Ga', { kind: 'value', from: 33, name: 'INDUSTRY', text: 'Oil, Ga', isQuoted: true }],
  ['LIST COMPANIES WHERE STATE IN ("Ohio", "Te', { kind: 'value', name: 'STATE', text: 'Te', isQuoted: true }],
  ['LIST COMPANIES WHERE STATE IS "a \\" WHERE ', { kind: 'value', name: 'STATE', text: 'a \\" WHERE ' }],
  ['LIST COMPANIES ORDER BY ', { kind: 'word', words: ['ALPHA', 'GOLD'] }],
  ['LIST COMPANIES EXPAND TI', { kind: 'word', from: 22, words: ['RELATIONSHIPS', 'TIMESTAMPS'] }],
  ['LIST COMPANIES FOR CLUSTER "nur', { kind: 'value', name: 'CLUSTER', text: 'nur' }],
  ['LIST COMPANIES FOR CLUSTER 75 WHERE ', { kind: 'field', form: { start: 'LIST COMPANIES FOR CLUSTER' } }],
  ['LIST COMPANIES WHERE STATE IS "Ohio" LI', { kind: 'clause', from: 37 }],
  ['TITLECONVERT "regis', { kind: 'value', name: 'TITLECONVERT', text: 'regis' }],
])('%j', (before, place) => {
  expect(cursorPlace(before, GRAMMAR)).toMatchObject(place);
});
