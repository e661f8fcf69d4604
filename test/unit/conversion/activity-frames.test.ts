import { plainVerbsOf } from '../../../src/conversion/titles/sentences/activities.ts';
import { activityStarts } from '../../../src/conversion/titles/sentences/activity-starts.ts';
import { ACTIVITY_FRAMES } from '../../../src/conversion/titles/parsing/activity-frames.ts';
import { PAST_RULES } from '../../../src/conversion/titles/parsing/verb-rules.ts';

describe.each(ACTIVITY_FRAMES.map((frame, i) => [i + 1, frame.reason, frame] as const))('frame %i: %s', (_, __, frame) => {
  const others = ACTIVITY_FRAMES.filter((other) => other !== frame);
  const startsOf = (sentence: string, frames = ACTIVITY_FRAMES): string[] => activityStarts(sentence, frames).map(({ text }) => text);

  it.each(frame.examples)('%s: %s', (sentence, rest) => {
    expect(startsOf(sentence)).toContain(rest);
    expect(startsOf(sentence, others)).not.toContain(rest);
  });
});

describe.each(PAST_RULES.map((rule, i) => [i + 1, rule.reason, rule] as const))('past %i: %s', (_, __, rule) => {
  const others = PAST_RULES.filter((other) => other !== rule);

  it.each(rule.examples)('%s is the past of %s', (past, verb) => {
    expect(plainVerbsOf(past)).toContain(verb);
    expect(plainVerbsOf(past, others)).not.toContain(verb);
  });
});

it('an irregular verb has its own past', () => {
  expect(plainVerbsOf('drove')).toEqual(['drive']);
});
