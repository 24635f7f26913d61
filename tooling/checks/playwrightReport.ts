import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** One test of Playwright's report, in one project. */
export interface ReportedTest {
  readonly file: string;
  /** The browser and width of `playwright.config.ts` in which it ran. */
  readonly project: string;
  readonly title: string;
  /** The title behind those of its groups. */
  readonly fullName: string;
  /** `skipped` where it was left out. */
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The sum of all its tries. */
  readonly seconds: number;
  /** Everything that its last try said, without colours; empty where it passed. */
  readonly message: string;
  /** What the test has noted about itself. */
  readonly annotations: readonly { readonly type: string; readonly description: string }[];
}

const test = z.object({
  projectName: z.string().default(''),
  status: z.string().default('skipped'),
  annotations: z.array(z.object({ type: z.string(), description: z.string().default('') })),
  results: z
    .array(
      z.object({
        duration: z.number(),
        errors: z.array(z.object({ message: z.string().default('') })).default([]),
      }),
    )
    .default([]),
});
const spec = z.object({
  file: z.string().default(''),
  title: z.string().default(''),
  tests: z.array(test),
});

interface Suite {
  readonly title?: string | undefined;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs?: readonly z.infer<typeof spec>[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional();
  },
  title: z.string().optional(),
  specs: z.array(spec).optional(),
});

/** Playwright says first that the time of a test is up, and then what it did at that moment. */
function toMessage(errors: readonly { readonly message: string }[]): string {
  return errors.map(({ message }) => stripVTControlCharacters(message).trim()).join('\n');
}

/** Returns a word for Playwright's own, which says what was expected. */
function toStatus(status: string): ReportedTest['status'] {
  if (status === 'skipped') return 'skipped';
  return status === 'unexpected' ? 'failed' : 'passed';
}

function testsOf(
  { title: group, suites = [], specs = [] }: Suite,
  groups: readonly string[] = [],
): ReportedTest[] {
  const path = group === undefined ? groups : [...groups, group];
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ annotations, projectName, results, status }) => ({
      file,
      project: projectName,
      title,
      fullName: [...path, title].join(' '),
      status: toStatus(status),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: toMessage(results.at(-1)?.errors ?? []),
      annotations,
    })),
  );
  return [...own, ...suites.flatMap((each) => testsOf(each, path))];
}

/** Reads the tests of Playwright's JSON report. Throws where the text is not such a report. */
export function readPlaywrightReport(text: string): ReportedTest[] {
  return testsOf(suite.parse(JSON.parse(text)));
}
