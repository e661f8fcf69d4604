import type { Database, Transaction } from './pool.ts';

const RECONNECT_MS = 1_000;

/**
 * Calls `notice` for each NOTIFY on a channel. It holds a separate connection and reconnects when it is lost. Notifications in between are missed, so
 * `notice` is also called after each connect, and `lost` when the connection is lost.
 */
export function listen(database: Database, channel: string, notice: () => void, lost: () => void = () => undefined): { close(): Promise<void> } {
  let connection: Transaction | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const reconnect = (): void => {
    clearTimeout(retry);
    if (closed) return;
    retry = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
  };
  const connect = async (): Promise<void> => {
    const client = await database.pool.connect().catch(() => undefined);
    if (client === undefined) {
      reconnect();
      return;
    }
    connection = client;
    client.on('notification', notice);
    // A lost connection can emit several errors. Without a listener, an error would end the process.
    client.on('error', () => {
      if (connection !== client) return;
      connection = undefined;
      client.release(true);
      lost();
      reconnect();
    });
    await client.query(`LISTEN ${channel}`).then(notice, (error: unknown) => client.emit('error', error));
  };
  let connecting = connect();

  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await connecting;
      connection?.release(true);
      connection = undefined;
    },
  };
}
