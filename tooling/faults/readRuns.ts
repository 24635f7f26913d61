import { relative } from 'node:path';
import { readJestReport } from '../checks/jestReport.ts';
import { readPlaywrightReport } from '../checks/playwrightReport.ts';

/** A test that Jest or Playwright has run. */
export interface TestRun {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly title: string;
  readonly passed: boolean;
}

/** Returns the tests of Jest's JSON report, without those that it left out. */
export function readJestRuns(text: string, root: string): readonly TestRun[] {
  return readJestReport(text).flatMap(({ path, tests }) =>
    tests
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        path: relative(root, path),
        title,
        passed: status === 'passed',
      })),
  );
}

/** Returns the tests of Playwright's JSON report, without those that it left out. */
export function readPlaywrightRuns(text: string): readonly TestRun[] {
  return readPlaywrightReport(text)
    .filter(({ status }) => status !== 'skipped')
    .map(({ file, title, status }) => ({
      path: `e2e/${file}`,
      title,
      passed: status === 'passed',
    }));
}
