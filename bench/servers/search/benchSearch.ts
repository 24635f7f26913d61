import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import type { Log } from 'tooling/stack/serverProcess';
import { measureRows, type MeasuredRow, type Rounds } from '../load/rounds.ts';
import { complaints, toTable } from '../load/table.ts';
import { growTenfold } from './growTenfold.ts';
import { openSides } from './openSides.ts';
import { otherRows, searchRows } from './searchRows.ts';
import { callerOf, type GatewayOptions, startGateway } from '../../sides/startGateway.ts';
import type { CalledGateway } from './searchSides.ts';

export interface SearchBench {
  /** A folder for the database. */
  readonly folder: string;
  /** The share of all courses. */
  readonly scale: number;
  readonly rounds: Rounds;
  /** The searches of a row in one round. */
  readonly searches: number;
  /** Adds nine copies of every course. PostgreSQL is then left out. */
  readonly isTenfold: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

async function fillTenfold(options: SearchBench, folder: string, courses: number): Promise<void> {
  await using ends = new AsyncDisposableStack();
  const filling = await startGateway({ ...options, folder, courses, ends });
  await filling.stop();
  growTenfold(join(folder, 'inventory.sqlite'));
}

/** Starts a gateway of one process, and one with a process for each core. */
async function startGateways(options: GatewayOptions): Promise<CalledGateway[]> {
  const one = await startGateway(options);
  const many = await startGateway({ ...options, settings: { PROCESSES: 'auto' } });
  return [
    { name: 'gateway', gateway: one, caller: callerOf(one, options.ends) },
    { name: 'gateway, a process per core', gateway: many, caller: callerOf(many, options.ends) },
  ];
}

/**
 * Measures the search over HTTP beside SQL, the index and the plain evaluator in this process, and
 * logs a table. Returns a sentence for each row with a wrong or a refused answer.
 */
export async function benchSearch(options: SearchBench): Promise<string[]> {
  const { scale, rounds, searches, isTenfold, log, ends } = options;
  const courses = Math.max(2, Math.round(scale * ALL_COURSES));
  const folder = join(options.folder, isTenfold ? 'tenfold' : 'gateway');
  await mkdir(folder, { recursive: true });
  if (isTenfold) await fillTenfold(options, folder, courses);
  const gatewayOptions = { folder, courses, log, ends };
  const gateways = await startGateways(gatewayOptions);
  const opened = await openSides({ ...gatewayOptions, withPostgres: !isTenfold }, gateways);
  const load = { gateways, searches };
  const rows: MeasuredRow[] = await measureRows(
    [...searchRows(opened, load), ...otherRows(opened, load)],
    rounds,
  );
  const size = `${opened.columns.courses.length} courses, ${opened.columns.plans.planNo.length} plans`;
  log(`\n${toTable(size, rows)}`);
  return complaints(rows);
}
