import * as z from 'zod';
import { toFailureText } from './failureText.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { addUp } from './slowest.ts';
import type { StepResult } from './step.ts';

const report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()).default([]),
});

/**
 * Counts the tests of Playwright's report. A test that passed only at its second try, and a skipped
 * one, count as failures; so does a missing report.
 */
export function toJourneyResult(text: string | undefined, exitCode: number): StepResult {
  if (text === undefined) return { passed: 0, failed: 1 };
  const { stats, errors } = report.parse(JSON.parse(text));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const tests = readPlaywrightReport(text);
  const failures = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ file, project, title, status, message }) =>
      toFailureText(`e2e/${file} [${project}]`, title, message || status),
    );
  return {
    passed: stats.expected,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    failures,
    slowest: addUp(tests),
  };
}
