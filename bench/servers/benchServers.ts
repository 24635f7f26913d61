import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from 'tooling/stack/serverProcess';
import { benchPageServers } from './pages/benchPageServers.ts';
import { startPageSides } from './pages/startPageSides.ts';
import { benchParts } from './parts/benchParts.ts';
import { benchSearch } from './search/benchSearch.ts';

export interface ServersBench {
  readonly rounds: number;
  /** A short run at a small scale, which shows that everything answers. */
  readonly isShort: boolean;
  /** Measures the search at ten times the data, too. */
  readonly withTenfold: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

/** The share of the inventory, and the requests of a row in one round. */
const FULL = { scale: 1, searches: 2000, documents: 60, visitors: [1, 8, 32] };
const SHORT = { scale: 0.02, searches: 40, documents: 4, visitors: [1, 8] };

function sayLoad(log: Log, when: string): void {
  const load = loadavg().map((value) => value.toFixed(1));
  log(`load average of the machine ${when}: ${load.join(' ')}`);
}

/**
 * Measures how fast the servers answer, and logs tables. Resolves with one sentence for each row
 * with an answer that was wrong or refused. `ends` stops everything that it has started.
 */
export async function benchServers(options: ServersBench): Promise<string[]> {
  const { isShort, withTenfold, log, ends } = options;
  const rounds = { rounds: options.rounds, warmUps: isShort ? 0 : 1 };
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-bench-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const size = isShort ? SHORT : FULL;
  sayLoad(log, 'before');
  const sizes = withTenfold ? [false, true] : [false];
  const parts = [
    ...sizes.map(
      (isTenfold) => (own: AsyncDisposableStack) =>
        benchSearch({ folder, ...size, rounds, isTenfold, log, ends: own }),
    ),
    async (own: AsyncDisposableStack) => {
      const { sides, startProduct } = await startPageSides({ folder, ...size, log, ends: own });
      const wrong = await benchPageServers({ ...size, sides, rounds, log, ends: own });
      return [...wrong, ...(await benchParts({ folder, ...size, startProduct, log }))];
    },
  ];
  const sentences: string[] = [];
  for (const part of parts) {
    // a part ends its servers, so that the next one has the machine
    await using own = ends.use(new AsyncDisposableStack());
    sentences.push(...(await part(own)));
  }
  sayLoad(log, 'after');
  return sentences;
}
