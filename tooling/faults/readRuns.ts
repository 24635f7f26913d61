import { relative } from 'node:path';
import * as z from 'zod';

/** A test that Jest or Playwright has run. */
export interface TestRun {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly title: string;
  readonly passed: boolean;
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Returns the tests of Jest's JSON report, without those that it left out. */
export function readJestRuns(text: string, root: string): readonly TestRun[] {
  return jestReport.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({
        path: relative(root, name),
        title,
        passed: status === 'passed',
      })),
  );
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});

interface Suite {
  readonly suites?: readonly Suite[] | undefined;
  readonly specs?: readonly z.infer<typeof spec>[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(spec).optional(),
});

function runsOf({ suites = [], specs = [] }: Suite): TestRun[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, file, ok }) => ({ path: `e2e/${file}`, title, passed: ok }));
  return [...own, ...suites.flatMap(runsOf)];
}

/** Returns the tests of Playwright's JSON report, without those that it left out. */
export function readPlaywrightRuns(text: string): readonly TestRun[] {
  return runsOf(suite.parse(JSON.parse(text)));
}
