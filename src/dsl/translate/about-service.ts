import type { Unnoted } from '../../operations/translation.ts';
import type { Form } from '../forms/form.ts';
import { FORMS } from '../forms/forms.ts';
import { HELP_TOPICS } from '../help-topics.ts';
import { nameOfForm } from '../rules/rule.ts';
import { classOf, NO_FORM } from './choice/form-choice.ts';
import { INTENTS } from './intents.ts';
import type { Reading } from './reading.ts';
import type { Topic } from './senses.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

/** The queries that answer questions about the service itself, and what else such a question may be about. */
const QUERIES: readonly { readonly topic: Topic; readonly dsl: string; readonly intent: string; readonly besides: readonly Topic[] }[] = [
  { topic: 'version', dsl: 'VERSION', intent: 'getVersion', besides: ['about'] },
  { topic: 'methodology', dsl: 'HELP METHODOLOGY', intent: 'help', besides: ['badges', 'company_badges', 'role_badges', 'help', 'where', 'about'] },
  { topic: 'guidelines', dsl: 'HELP GUIDELINES', intent: 'help', besides: ['help', 'about', 'search'] },
  { topic: 'help', dsl: 'HELP', intent: 'help', besides: ['about', 'search'] },
];
/** Such a question has no other meaning. */
const SURE = 0.97;
const LEAST_LEARNED = 0.5;
/** A question that quotes a word of the service is less likely about something else. */
const LEAST_IF_QUOTED = 0.4;
const INTENTS_OF_FORMS: ReadonlySet<string> = new Set(FORMS.map((form) => classOf(nameOfForm(form))));

/** The query of a question about the service. Undefined if the question names data, or has a word that is not understood. */
export function aboutService(reading: Reading): Unnoted | undefined {
  return namedService(reading) ?? learnedService(reading);
}

function namedService({ topics, facets, inputs, unknown, background }: Reading): Unnoted | undefined {
  if (facets.length > 0) return undefined;
  const found = QUERIES.find(({ topic, besides }) => topics.has(topic) && [...topics.keys()].every((other) => other === topic || besides.includes(other)));
  const about = found === undefined && topics.has('help') ? [...topics.keys()].filter((topic) => !['help', 'about', 'search'].includes(topic)) : [];
  const [helpTopic] = about.length === 1 ? about.flatMap((topic) => helpTopicOf(topic) ?? []) : [];
  // The words for versions and methods are used of nothing else; those for help are.
  const isPlain = inputs.length === 0 && unknown.length === 0;
  if (helpTopic === undefined && (found === undefined || (!isPlain && found.topic === 'help'))) return undefined;
  const left = [...background, ...unknown].sort((one, other) => one.at - other.at).map(({ text }) => text);
  const confidence = isPlain ? SURE : Number((SURE / (1 + unknown.length)).toFixed(2));
  const { dsl, intent } =
    helpTopic === undefined || found !== undefined ? { dsl: 'HELP', intent: 'help', ...found } : { dsl: `HELP ${helpTopic}`, intent: 'help' };
  return { dsl, intent, confidence, entities: [], alternatives: [], source: 'rules', not_understood: left };
}

/** What was learned about questions of the service, in any words. What else they say is reported, except for what the help is about. */
function learnedService({ guesses, topics, facets, inputs, unknown, background }: Reading): Unnoted | undefined {
  const [likely] = [...guesses].filter(([name]) => !INTENTS_OF_FORMS.has(name)).sort(([, a], [, b]) => b - a);
  const quoted = inputs.filter(({ isQuoted }) => isQuoted === true);
  if (likely === undefined || likely[0] === NO_FORM || likely[1] < (quoted.length > 0 ? LEAST_IF_QUOTED : LEAST_LEARNED)) return undefined;
  // "What does 'Ranked' mean" asks about the data, "what does 'bonjour' mean" does not.
  if (!quoted.every(({ text }) => vocabulary().has(text.toLowerCase()))) return undefined;
  const [name, probability] = likely;
  // "Which fields can I filter occupations by" asks for no field of work.
  const isField = (mentions: readonly { readonly text: string }[]): boolean => mentions.length > 0 && mentions.every(({ text }) => /\bfields?$/iu.test(text));
  const known = [...topics].some(([, mentions]) => !isField(mentions)) ? [...topics].filter(([, mentions]) => !isField(mentions)) : [...topics];
  const named = known.filter(([topic]) => !['help', 'guidelines', 'version', 'methodology', 'about', 'search', 'who', 'where', 'each'].includes(topic));
  // "What do you mean by badges" is about badges.
  const topicsOfHelp = named.length > 1 ? named.filter(([topic]) => topic !== 'company_name') : named;
  const about = name === 'HELP' ? topicsOfHelp.flatMap(([topic]) => helpTopicOf(topic) ?? [])[0] : undefined;
  const besides = QUERIES.find(({ dsl }) => dsl === name)?.besides ?? [];
  const unsaid = named.slice(about === undefined ? 0 : 1).filter(([topic]) => !besides.includes(topic));
  const left = [...background, ...unknown, ...facets, ...unsaid.flatMap(([, mentions]) => mentions)];
  return {
    dsl: about === undefined ? name : `HELP ${about}`,
    intent: name === 'VERSION' ? 'getVersion' : 'help',
    confidence: Number((SURE * probability).toFixed(2)),
    entities: [],
    alternatives: [],
    source: 'rules',
    not_understood: [...new Set(left.sort((a, b) => a.at - b.at).map(({ text }) => text))],
  };
}

/** The topic of HELP about the forms that answer questions on a topic. */
function helpTopicOf(topic: Topic): string | undefined {
  const named = HELP_TOPICS.find((one) => one.topic.toLowerCase() === topic);
  if (named !== undefined) return named.topic;
  const of = (form: Form): number => INTENTS[nameOfForm(form)]?.topics[topic] ?? 0;
  const [best] = [...FORMS].sort((a, b) => of(b) - of(a));
  return best === undefined || of(best) <= 0 ? undefined : best.topic;
}
