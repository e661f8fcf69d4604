import { Client, type Answer, type RunningService } from '../running-service.ts';

/** Connections to the service and others: one for each client, kept open. */
export class Clients {
  private readonly open: Client[] = [];

  ask(
    client: number,
    url: string,
    headers: Readonly<Record<string, string>>,
    options: { readonly body?: string; readonly expected?: number } = {},
  ): Promise<Answer> {
    const own = (this.open[client] ??= new Client());
    return own.ask(url, headers, options);
  }
}

export const JSON_BODY = { 'content-type': 'application/json' };

/** Questions to the service, of a signed-in caller. */
export function asking({
  url,
  caller,
}: RunningService): (path: string, client: number, headers?: Readonly<Record<string, string>>, expected?: number) => Promise<Answer> {
  const clients = new Clients();
  return (path, client, headers = {}, expected = 200) => clients.ask(client, url + path, { ...caller, ...headers }, { expected });
}

/** A query in the query language. */
export function askingDsl({ url, caller }: RunningService): (query: string, client: number) => Promise<Answer> {
  const clients = new Clients();
  return (query, client) => clients.ask(client, `${url}/api/dsl`, { ...caller, ...JSON_BODY }, { body: JSON.stringify({ query }) });
}

/** Requests to the engine, without the service. The credentials of its address become a header. */
export function askingEngine({ opensearchUrl }: RunningService): (path: string, body: string, client: number) => Promise<Answer> {
  const clients = new Clients();
  const { origin, username, password } = new URL(opensearchUrl);
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;
  const headers = username === '' ? {} : { authorization };
  return (path, body, client) =>
    clients.ask(client, origin + path, { ...headers, 'content-type': path.endsWith('_msearch') ? 'application/x-ndjson' : 'application/json' }, { body });
}
