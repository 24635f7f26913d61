import { connect } from 'node:net';
import type { PoolClient } from 'pg';
import { workSignal } from '../admission/workSignal.ts';

/** The code of a CancelRequest in PostgreSQL's protocol. */
const CANCEL_REQUEST = 80_877_102;
/** Milliseconds. Without an answer the query ends by itself or by the statement's time-out. */
const LONGEST_ASKING = 5000;

/** What pg knows of a connection, and its types do not say. */
interface Connected {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
}

/**
 * Asks a server to cancel the query that runs on a connection, by the protocol's own message, which a
 * pooler of connections understands. Resolves when it has been heard, or cannot be.
 */
function askToCancel({ host, port, processID, secretKey }: Connected): Promise<void> {
  const message = Buffer.alloc(16);
  [message.length, CANCEL_REQUEST, processID, secretKey].forEach((word, place) =>
    message.writeInt32BE(word, 4 * place),
  );
  return new Promise((resolve) => {
    const socket = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(Number(port), host);
    socket.setTimeout(LONGEST_ASKING, () => socket.destroy());
    socket.on('error', () => {});
    socket.once('close', () => resolve());
    // the server closes it
    socket.write(message);
  });
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/**
 * Makes the queries of a connection end with the work that they belong to: the server cancels them, and
 * they reject when it says so. A query of work that was cancelled before rejects at once.
 */
export function cancelWithWork(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const run: Query = async (text, values) => {
    const signal = workSignal();
    if (signal === undefined) return query(text, values);
    signal.throwIfAborted();
    let asked: Promise<void> | undefined;
    const cancel = () => {
      asked = askToCancel(client as unknown as Connected); // pg's own fields
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await query(text, values);
    } finally {
      signal.removeEventListener('abort', cancel);
      // what comes late would cancel the next query of this connection
      await asked;
    }
  };
  client.query = run as typeof client.query; // Kysely's one way to call it
}
