import { helpOn, topicNamed } from '../dsl/help.ts';
import { HELP_TOPICS } from '../dsl/help-topics.ts';
import type { DatasetFacts } from '../reads/dataset-facts.ts';
import { shownName } from '../text/shown-names.ts';
import { rpcError, type RpcError } from './protocol.ts';

/** Error code of MCP for a resource that does not exist. */
const RESOURCE_NOT_FOUND = -32002;
const SCHEME = 'help://';
const TYPE = 'application/json';

const uriOf = (topic: string): string => `${SCHEME}${topic}`;

/** The topics of HELP, for clients that show resources to people or models. The tool answers HELP with the same texts. */
export const helpResources = (): readonly Readonly<Record<string, string>>[] =>
  HELP_TOPICS.map(({ topic, summary }) => ({ uri: uriOf(topic), name: topic, title: `HELP ${topic}`, description: summary, mimeType: TYPE }));

/** The text of a topic: syntax, fields, examples, and notes. */
export function readHelp(uri: string, facts: DatasetFacts | undefined): { readonly result: Readonly<Record<string, unknown>> } | { readonly error: RpcError } {
  const topic = uri.startsWith(SCHEME) ? topicNamed(uri.slice(SCHEME.length).toUpperCase()) : undefined;
  if (topic !== undefined) return { result: { contents: [{ uri, mimeType: TYPE, text: JSON.stringify(helpOn(topic, facts)) }] } };
  const resources = HELP_TOPICS.map((known) => uriOf(known.topic));
  return {
    error: rpcError(RESOURCE_NOT_FOUND, `Resource not found: ${shownName(uri)}`, {
      suggestion: `Read one of ${resources.join(', ')}.`,
      example: uriOf('GUIDELINES'),
      error_type: 'unknown_resource',
      http_status: 404,
      uri: shownName(uri),
    }),
  };
}
