import { ALIAS_TYPES } from '../../src/catalog/enumerations.ts';
import { topicNames } from '../../src/dsl/help.ts';
import type { Command, Literal, Name } from '../../src/dsl/syntax-tree.ts';
import { nameOf, textOf } from './random-condition.ts';
import type { Random } from './random.ts';
import type { Samples } from './samples.ts';

const NOWHERE = { start: 0, end: 0 };

/** A random valid command of those that are no forms: SUBMIT, admin writes, VERSION, HELP. */
export function randomWrite(samples: Samples, random: Random): Command {
  const text = (kind: keyof Samples): Literal => textOf(random.pick(samples[kind]));
  const json = (value: unknown): Literal => ({ kind: 'text', text: JSON.stringify(value).replaceAll("'", '\\u0027'), quote: 'single', at: NOWHERE });
  const part = (name: string, value: Literal): { name: ReturnType<typeof nameOf>; value: Literal } => ({ name: nameOf(name), value });
  const company = { subject: nameOf('COMPANY'), key: text('company') };
  const row = { onet_code: random.pick(samples.onet_code), onet_title: random.pick(samples.title) };
  switch (random.integer(0, 7)) {
    case 0:
      return { kind: 'update', ...company, field: nameOf('NAME'), value: text('company') };
    case 1:
      return { kind: 'remove', what: nameOf('OCCUPATION'), items: [text('title')], isList: false, ...company };
    case 2:
      return { kind: 'remove', what: nameOf('OCCUPATIONS'), items: [text('onet_code'), text('title')], isList: true, ...company };
    case 3: {
      const type = random.pick(ALIAS_TYPES);
      return { kind: 'add', what: nameOf('ALIAS'), item: text('word'), ...company, type: { kind: 'word', text: type, at: NOWHERE } };
    }
    case 4:
      return {
        kind: 'submit',
        what: nameOf('SAMPLE'),
        parts: [...random.shuffled([part('SOURCE', text('word'))]), part('VALUE', textOf('ID SOURCE "VALUE" \\'))],
      };
    case 5:
      return {
        kind: 'submit',
        what: nameOf('TITLECONVERT'),
        parts: random.pick([
          [part('TITLE', text('word')), part(random.pick(['CHOICE', 'ONET']), text('onet_code')), part('AS', text('title'))],
          [part('VALUE', json({ query_info: { title: random.pick(samples.word) }, picked: row }))],
          [part('TITLE', text('word')), part('VALUE', json(row))],
        ]),
      };
    case 6:
      return { kind: 'version', format: someFormat(random) };
    default:
      return { kind: 'help', topic: random.chance(0.3) ? undefined : nameOf(random.pick(topicNames())), format: someFormat(random) };
  }
}

const someFormat = (random: Random): Name | undefined => (random.chance(0.2) ? nameOf('JSON') : undefined);
