import { Client } from 'pg';

/** Milliseconds before a listener that has lost its connection tries again. */
const TRY_AGAIN = 1000;

/**
 * Calls `onNews` whenever somebody notifies the channel of a PostgreSQL server, and each time that the
 * connection is there (again), because news may have been missed meanwhile. It never throws: without a
 * connection it tries again each second. Returns a function that ends it.
 */
export function listenPostgres(
  url: string,
  channel: string,
  onNews: () => void,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tryAgain = (): void => {
    client?.removeAllListeners('end');
    void client?.end().catch(() => {});
    client = undefined;
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void connect(), TRY_AGAIN).unref();
  };
  const connect = async (): Promise<void> => {
    const own = new Client({ connectionString: url, keepAlive: true });
    client = own;
    own.on('error', tryAgain);
    own.on('end', tryAgain);
    own.on('notification', onNews);
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      onNews();
    } catch {
      if (client === own) tryAgain();
    }
  };
  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    client?.removeAllListeners('end');
    await client?.end().catch(() => {});
  };
}
