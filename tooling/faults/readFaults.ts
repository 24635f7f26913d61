import { readCitations } from '../documented/readCitations.ts';

/** The tables of what may break, by the flag of `npm run faults` that chooses them. */
export const FAULT_PAGES = {
  /** What happens to the site. */
  faults: 'docs/faults.md',
  /** What teams publish. */
  careless: 'docs/careless-changes.md',
} as const;

/** A test that a row of such a table names. */
export interface FaultTest {
  /** Path from the root of the repository. */
  readonly path: string;
  /** The title as the file writes it, with `%j` and `${…}` in it. */
  readonly title: string;
}

/** A row of a table: its number, the fault, what else is said of it, its tests, and what they lack. */
export interface FaultRow {
  readonly id: number;
  readonly fault: string;
  readonly tests: readonly FaultTest[];
  /** What no test shows yet; empty where nothing is known to be missing. */
  readonly open: string;
}

function testsOf(cell: string): FaultTest[] {
  return readCitations(cell).flatMap(({ path, title }) =>
    title === undefined ? [] : [{ path, title }],
  );
}

/** Returns the rows of the table of faults, in its order. */
export function readFaults(page: string): readonly FaultRow[] {
  return page.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, id = '', fault = ''] = cells;
    const [tests = '', open = ''] = cells.slice(-3);
    return /^\d+$/.test(id) ? [{ id: Number(id), fault, tests: testsOf(tests), open }] : [];
  });
}
