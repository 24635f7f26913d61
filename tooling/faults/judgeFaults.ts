import { titlePattern } from '../documented/titlePattern.ts';
import type { FaultRow, FaultTest } from './readFaults.ts';
import type { TestRun } from './readRuns.ts';

/** What the tests of a row have shown. */
export interface FaultVerdict {
  readonly row: FaultRow;
  /** `holds`: every test that the row names has run and passed. */
  readonly state: 'holds' | 'FAILS' | 'NO TEST';
  readonly inBrowser: number;
  readonly withoutBrowser: number;
}

function runsOf({ path, title }: FaultTest, runs: readonly TestRun[]): readonly TestRun[] {
  const fits = new RegExp(`^${titlePattern(title)}$`);
  return runs.filter((run) => run.path === path && fits.test(run.title));
}

function judge(row: FaultRow, runs: readonly TestRun[]): FaultVerdict {
  const found = row.tests.map((test) => runsOf(test, runs));
  const all = found.flat();
  const holds = found.every((each) => each.length > 0) && all.every(({ passed }) => passed);
  const tested = holds ? 'holds' : 'FAILS';
  const inBrowser = all.filter(({ path }) => path.startsWith('e2e/')).length;
  return {
    row,
    state: row.tests.length === 0 ? 'NO TEST' : tested,
    inBrowser,
    withoutBrowser: all.length - inBrowser,
  };
}

/** Returns a verdict for each row. A test that has not run counts as one that has failed. */
export function judgeFaults(
  rows: readonly FaultRow[],
  runs: readonly TestRun[],
): readonly FaultVerdict[] {
  return rows.map((row) => judge(row, runs));
}

/** Returns the line of the table for a verdict. */
export function toFaultLine({ row, state, inBrowser, withoutBrowser }: FaultVerdict): string {
  const tests = `${inBrowser} in a browser, ${withoutBrowser} without`;
  const open = row.open === '' ? '' : `; not shown yet: ${row.open}`;
  return `${String(row.id).padStart(2)}  ${state.padEnd(7)}  ${row.fault} (${tests})${open}`;
}
