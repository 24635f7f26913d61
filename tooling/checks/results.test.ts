import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toJourneyResult } from './toJourneyResult.ts';
import { toUnitResult } from './toUnitResult.ts';

const TRIED_TWICE = { annotations: [], results: [{ duration: 200 }, { duration: 100 }] };

function unitReport(counts: object) {
  return JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [{ name: join(repositoryRoot, 'a/a.test.ts'), startTime: 1000, endTime: 2500 }],
    ...counts,
  });
}
function journeyReport(counts: object, errors: unknown[] = []) {
  return JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...counts },
    suites: [{ specs: [{ file: 'b.spec.ts', tests: [TRIED_TWICE] }] }],
    errors,
  });
}

it('counts what passed and what failed', () => {
  expect(toUnitResult(unitReport({ numFailedTests: 2 }), 1)).toMatchObject({
    passed: 5,
    failed: 2,
  });
  expect(toJourneyResult(journeyReport({ unexpected: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

it('counts as failures: a skipped test, a file that could not run, and a test that passed at its second try', () => {
  expect(
    toUnitResult(unitReport({ numPendingTests: 1, numRuntimeErrorTestSuites: 1 }), 0),
  ).toMatchObject({ passed: 5, failed: 2 });
  expect(
    toJourneyResult(journeyReport({ skipped: 1, flaky: 1 }, [{ message: 'set-up failed' }]), 1),
  ).toMatchObject({ passed: 3, failed: 3 });
});

it('counts a run with a bad exit code, or without a report, as failed', () => {
  expect(toUnitResult(unitReport({}), 1)).toMatchObject({ passed: 5, failed: 1 });
  expect(toUnitResult(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(toJourneyResult(journeyReport({}), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(toJourneyResult(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('adds up how long each file took, with every try of its tests', () => {
  expect(toUnitResult(unitReport({}), 0).slowest).toEqual([{ file: 'a/a.test.ts', seconds: 1.5 }]);
  const [spec] = toJourneyResult(journeyReport({}), 0).slowest ?? [];
  expect(spec).toEqual({ file: 'b.spec.ts', seconds: expect.closeTo(0.3) });
});
