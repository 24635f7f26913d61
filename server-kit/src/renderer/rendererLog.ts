import type { Readable } from 'node:stream';
import { writeError } from '../logs/serverLog.ts';
import { LIMITS } from './limits.ts';
import { monotonicNow } from './monotonicNow.ts';

/** The most characters of one line. */
const LINE = 1000;
/** Characters with which a text could pretend to be another line or move the cursor. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Writes what a renderer (`widget@version`) says to the log of this process, each line with its
 * name: so much in a minute, and no more, since a bundle can say as much as it likes.
 */
export function writeLog(
  id: string,
  said: Readable,
  write: (text: string) => void = writeError,
): void {
  let since = monotonicNow();
  let bytes = 0;
  said.on('data', (chunk: Buffer) => {
    if (monotonicNow() - since > LIMITS.logWindow) {
      since = monotonicNow();
      bytes = 0;
    }
    if (bytes > LIMITS.log) return;
    bytes += chunk.length;
    const lines = chunk
      .toString('utf8', 0, LIMITS.log)
      .replaceAll(CONTROLS, ' ')
      .trimEnd()
      .split('\n');
    for (const line of lines) write(`${id}: ${line.slice(0, LINE)}\n`);
    if (bytes > LIMITS.log) write(`${id} writes too much to the log; the rest of it is left out\n`);
  });
}
