import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { boundNamed, fieldNamed, nameOfForm, settingNamed } from '../../../src/dsl/rules/rule.ts';
import { orderNames } from '../../../src/dsl/rules/orders.ts';
import type { Ask } from '../../mistakes/mistakes.ts';
import { misplacedClauses, type Misplaced } from '../../queries/misplaced-clauses.ts';
import { ServiceClient } from '../../setup/service-client.ts';

interface Told extends Misplaced {
  readonly message: string;
  readonly suggestion: string;
  readonly example: string;
}

let service: ServiceClient;
let ask: Ask;
let told: readonly Told[];
beforeAll(async () => {
  service = ServiceClient.shared();
  const token = await service.signIn('analyst', 'internal');
  ask = (query) => service.post('/api/dsl', { query }, token);
  const found: Told[] = [];
  for (const one of misplacedClauses()) {
    const { body } = await ask(one.query);
    if (body.error !== undefined) found.push({ ...one, message: body.error.message, suggestion: body.error.suggestion, example: body.error.example });
  }
  told = found;
});
afterAll(() => service.stop());

/** The same words, however they are joined. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[_\s]+/gu, ' ')
    .trim();
const shown = ({ query, suggestion, example }: Told): string => `${query}\n  ${suggestion}\n  ${example}`;

it('there is much to judge', () => {
  expect(told.length).toBeGreaterThan(300);
});

it('what is left out, or cannot be asked for, is in the query', () => {
  const wrong = told.filter(({ query, suggestion }) => {
    const parts = [...suggestion.matchAll(/(?:leaves out|does not take) (.*?)(?=, which |; |\.(?:$| ))/gu)].flatMap(([, list = '']) => list.split(' and '));
    return parts.some((part) => !plain(query).includes(plain(part)));
  });
  expect(wrong.map(shown)).toEqual([]);
});

it('what is left out is not in the example', () => {
  const wrong = told.filter(({ suggestion, example }) => {
    const parts = [...suggestion.matchAll(/The example leaves out (.*?)(?=, which |\.(?:$| ))/gu)].flatMap(([, list = '']) => list.split(' and '));
    return parts.some((part) => part === '' || plain(example).includes(plain(part)));
  });
  expect(wrong.map(shown)).toEqual([]);
});

it('no form is said to lack what it has', () => {
  const wrong = told.filter(({ form, suggestion }) =>
    [...suggestion.matchAll(/(?:^|\. )(?:ORDER BY )?([A-Z][A-Z0-9_]+) is in /gu)].some(
      ([whole, name = '']) =>
        (whole.includes('ORDER BY')
          ? form.modifiers.includes('order_by') && orderNames(form).includes(name)
          : (fieldNamed(form, name) ?? settingNamed(form, name) ?? boundNamed(form, name)) !== undefined) &&
        suggestion.includes(`${nameOfForm(form)} does not take`),
    ),
  );
  expect(wrong.map(shown)).toEqual([]);
  const names = FORMS.map(nameOfForm);
  const taken = told.filter(({ suggestion }) =>
    [...suggestion.matchAll(/leaves out (\w+) ([^.]*?), which ([A-Z_ […\]]+?) does not take/gu)].some(
      ([, field = '', , name = '']) =>
        names.includes(name) &&
        fieldNamed(
          FORMS.find((form) => nameOfForm(form) === name)!,
          field,
        ) !== undefined,
    ),
  );
  expect(taken.map(shown)).toEqual([]);
});

it('a converted text stays', () => {
  const wrong = told.filter(
    ({ form, query, example }) => form.subject === '' && !example.startsWith(query.replace(/(?<=^\w+ (?:"[^"]*"|\[[^\]]*\])).*$/u, '')),
  );
  expect(wrong.map(shown)).toEqual([]);
});

it('an addition to a query does not change its subject, unless another one answers the same question', () => {
  const wrong = told.filter(({ suggestion }) => suggestion.includes('The nearest query is'));
  expect(wrong.map(shown)).toEqual([]);
});

it('texts have no gaps, and examples run', async () => {
  expect(told.filter(({ message, suggestion }) => / [,.;]| {2}/u.test(message + suggestion)).map(shown)).toEqual([]);
  const refused: string[] = [];
  for (const example of new Set(told.map((one) => one.example))) if ((await ask(example)).status !== 200) refused.push(example);
  expect(refused).toEqual([]);
});
