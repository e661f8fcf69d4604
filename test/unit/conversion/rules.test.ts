import { compileRules } from '../../../src/conversion/titles/parsing/compile-rules.ts';
import { readTitle, type TitlePart } from '../../../src/conversion/titles/parsing/read-title.ts';
import type { Context, Example, TitleRule, TitleRules } from '../../../src/conversion/titles/parsing/rule.ts';
import { TITLE_RULES } from '../../../src/conversion/titles/parsing/rules.ts';
import { useDemonstrationPlaces } from '../../setup/demonstration-gazetteer.ts';

useDemonstrationPlaces();

const rules = TITLE_RULES.flatMap((rule): readonly TitleRule[] => ('together' in rule ? rule.together : [rule]));

/** The rules with another one, or none, in place of one. */
function replaced(rule: TitleRule, others: readonly TitleRule[]): TitleRules {
  return TITLE_RULES.flatMap((one): TitleRules => {
    if (one === rule) return others;
    return 'together' in one
      ? [{ together: one.together.flatMap((inner) => (inner === rule ? others.filter((other) => 'phrase' in other) : [inner])) }]
      : [one];
  });
}

const partsOf = (title: string, all: TitleRules = TITLE_RULES): readonly TitlePart[] => readTitle(title, compileRules(all)).parts;
const isFound = ([title, found, value]: Example, { label }: TitleRule, all?: TitleRules): boolean =>
  partsOf(title, all).some((part) => part.label === label && part.text === found && (value === undefined || part.value === value));

/** The rule without one of its exceptions, for each of them: a condition of `only` or `unless`, `at`, `notBefore`, or `inBrackets`. */
function withoutExceptions(rule: TitleRule): [name: string, rule: TitleRule][] {
  const { only, unless } = rule as { only?: Context; unless?: Context };
  return [
    ...Object.keys(only ?? {}).map((key): [string, TitleRule] => [`only.${key}`, { ...rule, only: { ...only, [key]: /(?:)/u } }]),
    ...Object.keys(unless ?? {}).map((key): [string, TitleRule] => [`unless.${key}`, { ...rule, unless: { ...unless, [key]: /(?!)/u } }]),
    ...['at', 'notBefore', 'inBrackets'].flatMap((key): [string, TitleRule][] => (key in rule ? [[key, { ...rule, [key]: undefined }]] : [])),
  ];
}

describe.each(rules.map((rule, i) => [`${i + 1} (${rule.label}): ${rule.reason}`, rule] as const))('rule %s', (_, rule) => {
  const { examples, counterexamples = [] } = rule;
  const parts = (title: string, all?: TitleRules): string => JSON.stringify(partsOf(title, all));

  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples.map((example) => ({ title: example[0], found: example[1], example })))('$title: $found', ({ example }) => {
    expect(isFound(example, rule)).toBe(true);
  });

  it('is needed by each of its examples', () => {
    const without = replaced(rule, []);
    expect(examples.filter((example) => isFound(example, rule, without))).toEqual([]);
  });

  for (const title of counterexamples) {
    it(`does nothing in ${title}`, () => {
      expect(parts(title)).toBe(parts(title, replaced(rule, [])));
    });
  }

  it('needs each of its exceptions for a counterexample, and has counterexamples for exceptions only', () => {
    const exceptions = withoutExceptions(rule);
    const changed = ([, other]: [string, TitleRule]): string[] => counterexamples.filter((title) => parts(title, replaced(rule, [other])) !== parts(title));
    expect(exceptions.filter((exception) => changed(exception).length === 0).map(([name]) => name)).toEqual([]);
    const used = new Set(exceptions.flatMap(changed));
    expect(counterexamples.filter((title) => !used.has(title))).toEqual([]);
  });
});

it('phrases are global, and have no look-arounds: exceptions are declared', () => {
  for (const rule of rules) {
    const pattern = 'phrase' in rule ? rule.phrase : 'abbreviation' in rule ? rule.abbreviation : undefined;
    if (pattern === undefined) continue;
    expect([pattern.source, pattern.flags]).toEqual([expect.not.stringMatching(/\(\?[<=!]/u), expect.stringContaining('g')]);
  }
});

describe('the parts of a title', () => {
  it.each([
    [
      'Req 12345: Sr. Cook II (Pastry, Nights) - Part Time - Austin, TX',
      ['aside (Pastry, Nights)', 'shift Nights', 'requisition_id Req 12345', 'employment_type Part Time', 'place Austin, TX', 'seniority Sr', 'level II'],
    ],
    ['Registered Nurse - OR', ['operating_room OR']],
    ['Ｃook Ⅲ', ['level III']],
    ['Cook', []],
  ])('%s', (title, expected) => {
    const { parts } = readTitle(title);
    expect(parts.map(({ label, text }) => `${label} ${text}`)).toEqual(expected);
    for (const { start, end, text } of parts) expect(title.normalize('NFKC').slice(start, end)).toBe(text);
  });

  it('what a removed part separated is one part', () => {
    const [, place] = readTitle('Cook - Austin (full time) TX').parts.filter(({ isIgnored }) => isIgnored);
    expect(place).toMatchObject({ label: 'place', start: 7, end: 28 });
  });
});
