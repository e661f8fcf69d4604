import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import type { Form, DslQuestion } from '../../../src/dsl/forms/form.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { parse } from '../../../src/dsl/parse.ts';
import { prepare } from '../../../src/dsl/prepare.ts';
import { print } from '../../../src/dsl/print.ts';
import type { Command } from '../../../src/dsl/syntax-tree.ts';
import { randomQueries } from '../../queries/random-query.ts';
import { randomWrite } from '../../queries/random-write.ts';
import { Random } from '../../queries/random.ts';
import { FIXED_SAMPLES } from '../../queries/samples.ts';
import { spell } from '../../queries/spell.ts';
import { withoutPositions } from '../../queries/without-positions.ts';

const QUERIES = 6_000;
const WRITES = 600;
const caller = { id: '1', name: 'anybody', permissions: ROLE_PERMISSIONS.analyst };

function questionOf(query: string): DslQuestion {
  const prepared = prepare(query, caller);
  if (prepared.kind !== 'question') throw new Error(`${query} asks nothing`);
  return prepared.question;
}

/** Its spelling and its print give the tree back, and printing is at rest. */
function expectRoundTrip(command: Command, query: string): void {
  const tree = withoutPositions(command);
  const read = parse(query);
  expect({ query, tree: withoutPositions(read) }).toEqual({ query, tree });
  const printed = print(read);
  expect({ query, tree: withoutPositions(parse(printed)) }).toEqual({ query, tree });
  expect(print(parse(printed))).toBe(printed);
}

describe('random valid queries', () => {
  it('of every form parse, print and parse again to the same tree, and lower without an error', () => {
    const random = new Random(1);
    const seen = new Set<unknown>();
    const clauses = new Set<string>();
    const queries = randomQueries(FIXED_SAMPLES, random, { servedOnly: true });
    for (let n = 0; n < QUERIES; n++) {
      const { form, command } = queries.next().value as { form: Form; command: Command };
      const query = spell(command, random);
      expectRoundTrip(command, query);
      const question = questionOf(query);
      expect(question.form).toBe(form);
      // Printing also keeps what is asked, not only the tree.
      const again = questionOf(print(command));
      expect([again.plan, again.settings, again.target?.value]).toEqual([question.plan, question.settings, question.target?.value]);
      seen.add(form);
      if (command.kind === 'read' || command.kind === 'convert') command.clauses.forEach(({ kind }) => clauses.add(kind));
    }
    expect(seen.size).toBe(FORMS.length);
    expect([...clauses].sort()).toEqual(
      ['for', 'by', 'where', 'limit', 'offset', 'range', 'order_by', 'group_by', 'expand', 'include', 'with', 'resolve', 'format', 'using'].sort(),
    );
  });

  it('of what this version does not serve parse and print all the same', () => {
    const random = new Random(2);
    const queries = randomQueries(FIXED_SAMPLES, random);
    for (let n = 0; n < QUERIES / 10; n++) {
      const { command } = queries.next().value as { command: Command };
      expectRoundTrip(command, spell(command, random));
    }
  });

  it('that write, and HELP and VERSION, parse, print and parse again', () => {
    const random = new Random(3);
    for (let n = 0; n < WRITES; n++) {
      const command = randomWrite(FIXED_SAMPLES, random);
      expectRoundTrip(command, spell(command, random));
    }
  });
});
