import { prepare } from '../../../src/dsl/prepare.ts';
import type { Command } from '../../../src/dsl/syntax-tree.ts';
import { mutate, MUTATION_NAMES } from '../../queries/mutate.ts';
import { randomQueries } from '../../queries/random-query.ts';
import { randomWrite } from '../../queries/random-write.ts';
import { Random } from '../../queries/random.ts';
import { CALLER, readOrRefuse } from '../../queries/read-or-refuse.ts';
import { FIXED_SAMPLES } from '../../queries/samples.ts';
import { spell } from '../../queries/spell.ts';

const SPOILT = 4_000;

function messageOf(query: string): string {
  try {
    prepare(query, CALLER);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

function validQueries(random: Random, count: number): string[] {
  const source = randomQueries(FIXED_SAMPLES, random);
  return Array.from({ length: count }, (_, n) =>
    spell(n % 10 === 0 ? randomWrite(FIXED_SAMPLES, random) : (source.next().value as { command: Command }).command, random),
  );
}

describe('damaged queries', () => {
  it('are read, or refused with a whole error; nothing else is thrown, whatever is in them', () => {
    const random = new Random(11);
    const valid = validQueries(random, 400);
    const outcomes = { read: 0, refused: 0 };
    const seen = new Set<string>();
    for (let n = 0; n < SPOILT; n++) {
      const { query, how } = mutate(random.pick(valid), random, valid);
      try {
        outcomes[readOrRefuse(query)] += 1;
      } catch (error) {
        throw new Error(`${how}: ${JSON.stringify(query.slice(0, 2_000))}`, { cause: error });
      }
      how.split(', ').forEach((name) => seen.add(name));
    }
    expect([...seen].sort()).toEqual([...MUTATION_NAMES].sort());
    expect(outcomes.refused).toBeGreaterThan(SPOILT / 2);
    expect(outcomes.read).toBeGreaterThan(SPOILT / 20);
  });
});

describe('hostile queries', () => {
  const LIST = 'LIST COMPANIES';
  const ten = Array.from({ length: 10 });
  const alike = Array.from({ length: 1_900 });
  it.each([
    ['one character too long', 'a'.repeat(100_001), /longer than 100000 characters/],
    ['nothing but parentheses', `${LIST} WHERE ${'('.repeat(99_000)}`, /more than 4000/],
    ['parentheses one deeper than allowed', `${LIST} WHERE ${'('.repeat(51)}STATE IS "Ohio"${')'.repeat(51)}`, /deeper than 50/],
    ['NOTs one deeper than allowed', `${LIST} WHERE ${'NOT '.repeat(51)}STATE IS "Ohio"`, /deeper than 50/],
    ['NOTs and parentheses that only together are too deep', `${LIST} WHERE ${'NOT ('.repeat(26)}STATE IS "Ohio"${')'.repeat(26)}`, /deeper than 50/],
    ['a text that never ends', `${LIST} WHERE STATE IS "${'a'.repeat(99_000)}`, /Missing closing quote/],
    ['a text that is too long', `${LIST} WHERE STATE IS "${'a'.repeat(99_000)}"`, /longer than 500/],
    ['one long word', 'A'.repeat(99_000), /more than 100 characters/],
    ['one long field', `${LIST} WHERE ${'A'.repeat(99_000)} IS 1`, /more than 100 characters/],
    ['a number of 99,000 digits', `${LIST} LIMIT ${'9'.repeat(99_000)}`, /too large/],
    ['NUL', `${LIST} WHERE STATE IS "\0"`, /NUL character/],
    ['NUL far behind a carriage return', `LIST\r${'"a" '.repeat(20_000)}\0`, /NUL character/],
    ['half a surrogate pair', `${LIST} WHERE STATE IS "\ud83d"`, /NUL character/],
    ['signs of no language', '@'.repeat(100_000), /Unexpected character|Unknown command/],
    ['a comment with a line separator and nothing else', '# LIST COMPANIES\u2028LIST COMPANIES', /empty/],
    ['one clause over and over', `${LIST} ${alike.map(() => 'LIMIT 1').join(' ')}`, /more than 30 clauses/],
    ['unknown orders over and over', `${LIST} ORDER BY ${alike.map(() => 'ALPHAA').join(',')}`, /more than 50 names/],
    ['a flag over and over', `TITLECONVERT "nurse" USING ${alike.map(() => 'FAST').join(',')}`, /more than 50 names/],
    ['parts over and over', `SUBMIT SAMPLE ${alike.map(() => 'X "1"').join(' ')}`, /more problems/],
    [
      'values that are none over and over',
      `${LIST} WHERE ${ten.map(() => `EVENT_TYPE IN (${ten.map(() => '"acquird"').join(',')})`).join(' OR ')}`,
      /more problems/,
    ],
    [
      'JSON of thousands of unknown members',
      `SUBMIT TITLECONVERT VALUE '${JSON.stringify(Object.fromEntries(alike.map((_, n) => [`member ${n}`, n])))}'`,
      /more problems/,
    ],
    ['a JSON member with a long name', `SUBMIT TITLECONVERT VALUE '${JSON.stringify({ ['a'.repeat(90_000)]: 1 })}'`, /not a field/],
    ['more conditions than are read', `${LIST} WHERE ${Array.from({ length: 201 }, () => 'STATE IS "Ohio"').join(' OR ')}`, /more than 200 conditions/],
  ])('with %s are refused with what is wrong', (_, query, expected) => {
    expect(readOrRefuse(query)).toBe('refused');
    expect(messageOf(query)).toMatch(expected);
  });

  it('at the limits of nesting and number are read', () => {
    for (const query of [
      `${LIST} WHERE ${'('.repeat(50)}STATE IS "Ohio"${')'.repeat(50)}`,
      `${LIST} WHERE ${'NOT '.repeat(50)}STATE IS "Ohio"`,
      `${LIST} WHERE ${'NOT ('.repeat(25)}STATE IS "Ohio"${')'.repeat(25)}`,
      `${LIST} WHERE ${Array.from({ length: 200 }, () => 'STATE IS "Ohio"').join(' OR ')}`,
      `${LIST} WHERE STATE IN (${Array.from({ length: 500 }, () => '"Ohio"').join(', ')})`,
    ])
      expect(readOrRefuse(query)).toBe('read');
  });
});
