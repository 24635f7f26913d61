import { readCitations } from '../documented/readCitations.ts';

/** A test that a row of `docs/faults.md` names. */
export interface FaultTest {
  /** Path from the root of the repository. */
  readonly path: string;
  /** The title as the file writes it, with `%j` and `${…}` in it. */
  readonly title: string;
}

/** A row of `docs/faults.md`. */
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
    const [, id = '', fault = '', tests = '', open = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^\d+$/.test(id) ? [{ id: Number(id), fault, tests: testsOf(tests), open }] : [];
  });
}
