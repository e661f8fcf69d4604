import { statementName } from '../../../src/store/statement-name.ts';

it('a text always has the same name, and another text another one', () => {
  const name = statementName('SELECT 1');
  expect(name).toMatch(/^s[0-9a-f]{16}$/);
  expect(statementName('SELECT 1')).toBe(name);
  expect(statementName('SELECT 2')).not.toBe(name);
});

it('when all names are taken, texts that are used again get those of texts that are no longer used', () => {
  const used = statementName('SELECT used');
  const unused = statementName('SELECT unused');
  for (let i = 0; i < 400; i++) {
    statementName(`SELECT ${i} AS early`);
    expect(statementName('SELECT used')).toBe(used);
  }
  for (let i = 0; i < 1_000; i++) {
    expect(statementName(`SELECT ${i} AS late`)).toBeUndefined();
    expect(statementName(`SELECT ${i} AS late`)).toMatch(/^s/);
    expect(statementName('SELECT used')).toBe(used);
  }
  // It starts again, and has the same name then: a connection may still have the statement.
  expect(statementName('SELECT unused')).toBeUndefined();
  expect(statementName('SELECT unused')).toBe(unused);
});

it('texts that are used once do not replace those that have a name', () => {
  for (let i = 0; i < 2; i++) statementName('SELECT named');
  const named = statementName('SELECT named');
  for (let i = 0; i < 1_000; i++) statementName(`SELECT ${i} AS once`);
  expect([named, statementName('SELECT named')]).toEqual([expect.any(String), named]);
});
