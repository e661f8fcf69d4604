import { FORMS } from '../../../../src/dsl/forms/forms.ts';
import { nameOfForm } from '../../../../src/dsl/rules/rule.ts';
import { INTENTS } from '../../../../src/dsl/translate/intents.ts';
import { vocabulary } from '../../../../src/dsl/translate/vocabulary/vocabulary.ts';

it('each form of the query language answers questions, and no other form is listed', () => {
  expect(Object.keys(INTENTS).sort()).toEqual([...new Set(FORMS.map(nameOfForm))].sort());
});

it.each(FORMS.map((form) => [nameOfForm(form), form] as const))('%s: the fields and orders that questions do not mean exist', (name, form) => {
  const { without = [], withoutOrders = [], expands = {} } = INTENTS[name]!;
  const names = [
    ...Object.values(form.resource?.fields ?? {}).flatMap(({ dsl }) => dsl),
    ...Object.values(form.settings ?? {}).flatMap((setting) => setting.names),
  ];
  for (const field of without) expect(names).toContain(field);
  for (const order of withoutOrders) expect(Object.values(form.resource?.sorts ?? {}).flatMap(({ dsl }) => dsl)).toContain(order);
  for (const word of Object.values(expands)) expect(Object.keys(form.resource?.expansions ?? {}).map((one) => one.toUpperCase())).toContain(word);
});

it('each value of the vocabulary is a value of a field of some form', () => {
  const fields = FORMS.flatMap((form) => [
    ...Object.values(form.resource?.fields ?? {}).flatMap((field) => field.dsl.map((name) => [name, field.values] as const)),
    ...Object.values(form.settings ?? {}).flatMap((setting) => setting.names.map((name) => [name, setting.values] as const)),
  ]);
  for (const sense of new Set(vocabulary().values())) {
    if (sense.kind !== 'value') continue;
    for (const { field, values } of sense.options) {
      const ofField = fields.filter(([name]) => name === field);
      expect({ field, isKnown: ofField.length > 0 }).toEqual({ field, isKnown: true });
      const valid = ofField.flatMap(([, listed]) => listed ?? []);
      for (const value of values) if (valid.length > 0) expect(valid).toContain(String(value));
    }
  }
});
