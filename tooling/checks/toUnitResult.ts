import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toFailureLine } from './failureLine.ts';
import { readJestReport } from './jestReport.ts';
import type { StepResult } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** A line for each test that did not pass, and for each file that did not run. */
function failuresOf(text: string): string[] {
  return readJestReport(text).flatMap(({ path, message, tests }) => {
    const where = relative(repositoryRoot, path);
    const line = (title: string, said: string) =>
      toFailureLine(where, title, stripVTControlCharacters(said));
    if (tests.length === 0) return [line('the file does not run', message)];
    return tests
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages: [said = status] }) => line(fullName, said));
  });
}

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
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    failures: failuresOf(text),
    slowest,
  };
}
