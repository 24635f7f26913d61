// Runs PostgreSQL in WebAssembly, which does not work inside the realm of a Jest test.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create();

function answer(port: MessagePort): void {
  port.on('message', ({ id, text, values }: { id: number; text: string; values: unknown[] }) => {
    pglite.query(text, values).then(
      ({ rows, affectedRows, fields }) =>
        port.postMessage({ id, answer: { rows, affectedRows, fields } }),
      (error: Error) => port.postMessage({ id, error: error.message }),
    );
  });
}

if (!parentPort) throw new Error('pgliteWorker runs as a worker thread');
answer(parentPort);
