import type { Translation } from '../../operations/translation.ts';
import type { Reading } from './reading.ts';
import type { Topic } from './senses.ts';

/** The queries that answer questions about the service itself, and what else such a question may be about. */
const QUERIES: readonly { readonly topic: Topic; readonly dsl: string; readonly intent: string; readonly besides: readonly Topic[] }[] = [
  { topic: 'version', dsl: 'VERSION', intent: 'getVersion', besides: ['about'] },
  { topic: 'methodology', dsl: 'HELP METHODOLOGY', intent: 'help', besides: ['badges', 'company_badges', 'role_badges', 'help', 'where', 'about'] },
  { topic: 'help', dsl: 'HELP', intent: 'help', besides: ['about', 'search'] },
];
/** Such a question has no other meaning. */
const SURE = 0.97;

/** The query of a question about the service. Undefined if the question names data, or has a word that is not understood. */
export function aboutService({ topics, facets, inputs, unknown, background }: Reading): Translation | undefined {
  if (facets.length > 0 || inputs.length > 0 || unknown.length > 0) return undefined;
  const found = QUERIES.find(({ topic, besides }) => topics.has(topic) && [...topics.keys()].every((other) => other === topic || besides.includes(other)));
  if (found === undefined) return undefined;
  const { dsl, intent } = found;
  return { dsl, intent, confidence: SURE, entities: [], alternatives: [], source: 'rules', not_understood: background.map(({ text }) => text) };
}
