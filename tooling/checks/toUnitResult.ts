import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toFailureText } from './failureText.ts';
import { readJestReport, type ReportedFile } from './jestReport.ts';
import { needOf, toNotes } from './leftOut.ts';
import type { StepResult } from './step.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

type ReportedTest = ReportedFile['tests'][number];

/** What a test needs that this machine does not have; undefined where it is left out without a reason. */
function missingFor({ status, fullName }: ReportedTest): string | undefined {
  return status === 'pending' ? needOf(fullName) : undefined;
}

/** A line for each test that did not pass, and for each file that did not run. */
function failuresOf(files: readonly ReportedFile[], missing: typeof missingFor) {
  return files.flatMap(({ path, message, tests }) => {
    const where = relative(repositoryRoot, path);
    const line = (title: string, said: string) =>
      toFailureText(where, title, stripVTControlCharacters(said));
    if (tests.length === 0) return [line('the file does not run', message)];
    return tests
      .filter((test) => test.status !== 'passed' && missing(test) === undefined)
      .map(({ fullName, status, failureMessages: [said = status] }) => line(fullName, said));
  });
}

/**
 * Counts the tests of Jest's report. A file that could not run and a skipped test count as
 * failures; so does a missing report. Tests that need what this machine does not have are left out
 * and named, unless it `hasAll`, as machines of continuous integration must.
 */
export function toUnitResult(
  text: string | undefined,
  exitCode: number,
  { hasAll }: { readonly hasAll: boolean },
): StepResult {
  if (text === undefined) return { passed: 0, failed: 1 };
  const {
    numPassedTests,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numRuntimeErrorTestSuites,
    testResults,
  } = report.parse(JSON.parse(text));
  const files = readJestReport(text);
  const missing = hasAll ? () => undefined : missingFor;
  const needs = files
    .flatMap(({ tests }) => tests.map(missing))
    .filter((need) => need !== undefined);
  const skipped = numPendingTests - needs.length;
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped + numTodoTests;
  const slowest = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(repositoryRoot, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    passed: numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    failures: failuresOf(files, missing),
    slowest,
    notes: toNotes(needs),
  };
}
