import { agentsOf, gerundsOf, personsOf, personsOfSureActivity } from '../../../src/conversion/titles/sentences/activities.ts';
import { ACTIVITY_RULES, ARTICLE_RULE, PLURAL_RULES } from '../../../src/conversion/titles/parsing/form-rules.ts';
import { RANK_RULES, ranksOf } from '../../../src/conversion/titles/parsing/rank-rules.ts';
import { GERUND_RULES } from '../../../src/conversion/titles/parsing/verb-rules.ts';
import { AFTER_JOB, ALTERNATIVES, FIELD, PARTS, separated } from '../../../src/conversion/titles/parsing/separators.ts';
import { plainForms } from '../../../src/conversion/titles/plain-form.ts';
import { wordsOf } from '../../../src/text/words.ts';

const FORM_RULES = [ARTICLE_RULE, ...PLURAL_RULES];

describe.each(FORM_RULES.map((rule, i) => [i + 1, rule.label, rule.reason, rule] as const))('form %i (%s): %s', (_, __, ___, rule) => {
  const others = FORM_RULES.filter((other) => other !== rule);

  it.each(rule.examples)('%s is %s', (title, plain) => {
    expect(plainForms(wordsOf(title))).toContain(plain);
    expect(plainForms(wordsOf(title), others)).not.toContain(plain);
  });

  it('has a counterexample if it has an exception', () => {
    if (rule.label === 'article') return;
    const { unless: exception, counterexamples = [], ...always } = rule;
    expect(counterexamples.length > 0).toBe(exception !== undefined);
    for (const title of counterexamples) {
      expect(plainForms(wordsOf(title), [rule])).toEqual([]);
      expect(plainForms(wordsOf(title), [always])).not.toEqual([]);
    }
  });
});

describe.each(ACTIVITY_RULES.map((rule, i) => [i + 1, rule.reason, rule] as const))('activity %i: %s', (_, __, rule) => {
  it.each(rule.examples)('who does %s may be a %s', (field, person) => {
    expect(personsOf(field)).toContain(person);
    expect(personsOfSureActivity(field).includes(person)).toBe(rule.isTelling);
  });
});

describe.each(GERUND_RULES.map((rule, i) => [i + 1, rule.reason, rule] as const))('verb %i: %s', (_, __, rule) => {
  const others = GERUND_RULES.filter((other) => other !== rule);

  it.each(rule.examples)('who %s is %s', (verb, gerund) => {
    expect(gerundsOf(verb)).toContain(gerund);
    expect(gerundsOf(verb, others)).not.toContain(gerund);
  });
});

it.each([
  ['drive', 'driver'],
  ['cuts', 'cutter'],
  ['act', 'actor'],
  ['style', 'stylist'],
  ['cook', 'cook'],
  ['babysit', 'babysitter'],
  ['sells', 'salesperson'],
  ['teaching', 'teacher'],
])('who does what %s says is a %s', (verb, person) => {
  expect(agentsOf(verb)).toContain(person);
});

it('an article alone is left as it is', () => {
  expect(plainForms(['the'])).toEqual([]);
});

describe.each(RANK_RULES.map((rule) => [rule.reason, rule] as const))('rank: %s', (_, rule) => {
  const others = RANK_RULES.filter((other) => other !== rule);

  it.each(rule.examples)('%s', (title) => {
    expect(ranksOf(title)).toMatchObject(rule.ranks);
    expect(ranksOf(title, others)).not.toMatchObject(rule.ranks);
  });

  it.each(rule.counterexamples)('not %s', (title) => {
    expect(ranksOf(title)).toEqual(ranksOf(title, others));
  });
});

describe.each([
  ['alternatives', ALTERNATIVES],
  ['parts', PARTS],
  ['field', FIELD],
  ['after a job', AFTER_JOB],
] as const)('separator: %s', (_, separator) => {
  it.each(separator.examples)('%s', (title, parts) => {
    expect(separated(title, separator).map((part) => part.trim())).toEqual(parts);
  });
});
