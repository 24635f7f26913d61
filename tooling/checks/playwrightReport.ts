import * as z from 'zod';

/** One test of Playwright's report, in one project. */
export interface ReportedTest {
  readonly file: string;
  /** The sum of all its tries. */
  readonly seconds: number;
  /** What the test has noted about itself. */
  readonly annotations: readonly { readonly type: string; readonly description: string }[];
}

const test = z.object({
  annotations: z.array(z.object({ type: z.string(), description: z.string().default('') })),
  results: z.array(z.object({ duration: z.number() })).default([]),
});
const spec = z.object({ file: z.string().default(''), tests: z.array(test) });

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

function testsOf({ suites = [], specs = [] }: Suite): ReportedTest[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.map(({ annotations, results }) => ({
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      annotations,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Reads the tests of Playwright's JSON report. Throws where the text is not such a report. */
export function readPlaywrightReport(text: string): ReportedTest[] {
  return testsOf(suite.parse(JSON.parse(text)));
}
