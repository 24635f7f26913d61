import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callGateway, type Caller } from './callGateway.ts';
import { compareWithSql } from './compareWithSql.ts';
import { countBackwards, report } from './figures.ts';
import { type Load, loadGateway, type LoadOptions } from './loadGateway.ts';
import { openReplica } from './replica.ts';
import { startAliveGateway } from './startAliveGateway.ts';

export interface BenchOptions extends LoadOptions {
  readonly courses: number;
  readonly log: (line: string) => void;
  readonly ends: AsyncDisposableStack;
}

async function aFolder(ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-inventory-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Resolves when searches are answered from memory. */
async function untilIndexed(caller: Caller): Promise<void> {
  while (Number.isNaN((await caller.get('/course/count?area[]=0')).generation));
}

function refusals({ refused }: Load): string[] {
  return [...refused].map(([status, count]) => `${count} requests were answered with ${status}`);
}

/**
 * Changes the inventory of a gateway while searches go on. Resolves to a sentence for everything that
 * is not as it must be: an answer that SQL does not give at the answer's generation, an answer of an
 * older generation than one before, a refused request.
 */
export async function benchInventory(options: BenchOptions): Promise<string[]> {
  const { courses, log, ends } = options;
  const folder = await aFolder(ends);
  const gateway = await startAliveGateway({ folder, courses, log, ends });
  const replica = await openReplica(folder, await aFolder(ends), ends);
  const caller = callGateway(gateway.origin, ends);
  await untilIndexed(caller);
  const before = await gateway.processorSeconds();
  const load = await loadGateway(caller, await replica.plans(), options);
  const used = (await gateway.processorSeconds()) - before;
  for (const line of report(load, used)) log(line);
  const { compared, wrong } = await compareWithSql(replica, load);
  const backwards = countBackwards(load.answers);
  log(`${compared} answers compared with SQL, ${wrong.length} wrong; ${backwards} went back`);
  return [
    ...refusals(load),
    ...wrong.slice(0, 20).map((what) => `SQL answers otherwise: ${what}`),
    ...(backwards > 0 ? [`${backwards} answers were of an older generation than one before`] : []),
  ];
}
