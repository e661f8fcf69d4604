import type pg from 'pg';

/** A query that is sent as it is, such as a COPY stream. pg reports its failure to it. */
interface Submitted {
  handleError(error: Error, connection: unknown): unknown;
}

const reported = new WeakSet<object>();

/** Whether pg reported this error for a statement, so that it is not from other code that ran between the statements. */
export const isOfDatabase = (error: unknown): boolean => typeof error === 'object' && error !== null && reported.has(error);

/** From now on, {@link isOfDatabase} knows the failures of this connection. */
export function rememberFailures(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const sent = query(...given);
      if (sent instanceof Promise)
        return sent.catch((error: unknown) => {
          remember(error);
          throw error;
        });
      if (isSubmitted(sent)) {
        const handle = sent.handleError.bind(sent);
        sent.handleError = (error, connection) => {
          remember(error);
          return handle(error, connection);
        };
      }
      return sent;
    },
  });
}

const isSubmitted = (sent: unknown): sent is Submitted => typeof (sent as Partial<Submitted> | undefined)?.handleError === 'function';

function remember(error: unknown): void {
  if (typeof error === 'object' && error !== null) reported.add(error);
}
