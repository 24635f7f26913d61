import { relative } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { StepResult } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/**
 * Counts the tests of Jest's report. A file that could not run and a skipped test count as
 * failures; so does a missing report.
 */
export function toUnitResult(text: string | undefined, exitCode: number): StepResult {
  if (text === undefined) return { passed: 0, failed: 1 };
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numRuntimeErrorTestSuites,
    testResults,
  } = report.parse(JSON.parse(text));
  const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests;
  const slowest = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(repositoryRoot, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed, slowest };
}
