import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import type { Log } from 'tooling/stack/serverProcess';
import { measureRows, type MeasuredRow, type Rounds } from '../load/rounds.ts';
import { complaints, toTable } from '../load/table.ts';
import { growTenfold } from './growTenfold.ts';
import { openSides } from './openSides.ts';
import { otherRows, searchRows } from './searchRows.ts';
import { callerOf, startGateway } from '../../sides/startGateway.ts';

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
  const gateway = await startGateway(gatewayOptions);
  const caller = callerOf(gateway, ends);
  const opened = await openSides({ ...gatewayOptions, withPostgres: !isTenfold }, gateway, caller);
  const load = { gateway, caller, searches };
  const rows: MeasuredRow[] = await measureRows(
    [...searchRows(opened, load), ...otherRows(opened, load)],
    rounds,
  );
  const size = `${opened.columns.courses.length} courses, ${opened.columns.plans.planNo.length} plans`;
  log(`\n${toTable(size, rows)}`);
  return complaints(rows);
}
