import { helpOn } from '../../../src/dsl/help.ts';
import { HELP_TOPICS } from '../../../src/dsl/help-topics.ts';

/** A path, a list with commas, and a parameter with its value. */
const OF_REST = /\/api\/|comma-separated|(?:^|[ (`])_?[a-z]+(?:_[a-z]+)*=[A-Za-z0-9<…]|\b(?:title|company|cluster)convert\b/u;

it.each(HELP_TOPICS.map((topic) => [topic.topic, topic] as const))('HELP %s has no syntax of REST', (_, topic) => {
  const texts = JSON.stringify(helpOn(topic), undefined, 1).split('\n');
  expect(texts.filter((text) => OF_REST.test(text))).toEqual([]);
});
