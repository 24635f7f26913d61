import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create();

/** PostgreSQL in WebAssembly, which does not run inside a test's own realm. */
parentPort!.on(
  'message',
  ({ id, text, values }: { id: number; text: string; values: unknown[] }) => {
    pglite.query(text, values).then(
      ({ rows, affectedRows }) => parentPort!.postMessage({ id, answer: { rows, affectedRows } }),
      (error: Error) => parentPort!.postMessage({ id, error: error.message }),
    );
  },
);
