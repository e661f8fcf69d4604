import { applies } from '../../../src/conversion/titles/no-job/other-text.ts';
import { OTHER_TEXT_RULES } from '../../../src/conversion/titles/parsing/other-text-rules.ts';

const JOBS = new Set([
  'nanny',
  'electrician',
  'plumber',
  'dentist',
  'lawyer',
  'hairdresser',
  'police officer',
  'doctor',
  'waiter',
  'babysitter',
  'nurse',
  'cook',
  'teacher',
  'buyer',
]);
const isJob = (words: string): boolean => JOBS.has(words.toLowerCase());

describe.each(OTHER_TEXT_RULES.map((rule) => [rule.reason, rule] as const))('rule: %s', (_, rule) => {
  it.each(rule.examples)('applies to "%s"', (text) => {
    expect(applies(rule, text, isJob)).toBe(true);
  });

  it.each(rule.counterexamples)('does not apply to "%s"', (text) => {
    expect(applies(rule, text, isJob)).toBe(false);
  });
});
