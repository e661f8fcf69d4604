import { send } from './client.ts';

export const DSL_PATH = '/api/dsl';

/** A text in a query. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Runs a command of the query language. The type of the answer follows from the command. */
export async function runCommand<T>(query: string, signal?: AbortSignal): Promise<T> {
  const response = await send(DSL_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: signal ?? null,
  });
  return (await response.json()) as T;
}
