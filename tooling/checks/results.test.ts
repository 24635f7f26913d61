import { toJourneyResult } from './toJourneyResult.ts';
import { toUnitResult } from './toUnitResult.ts';

function unitReport(counts: object) {
  return JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    ...counts,
  });
}
function journeyReport(counts: object, errors: unknown[] = []) {
  return JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...counts },
    errors,
  });
}

it('counts what passed and what failed', () => {
  expect(toUnitResult(unitReport({ numFailedTests: 2 }), 1)).toEqual({ passed: 5, failed: 2 });
  expect(toJourneyResult(journeyReport({ unexpected: 1 }), 1)).toEqual({ passed: 3, failed: 1 });
});

it('counts a test that was left out, a file that could not run, and a test that passed at its second try as failures', () => {
  expect(toUnitResult(unitReport({ numPendingTests: 1, numRuntimeErrorTestSuites: 1 }), 0)).toEqual(
    { passed: 5, failed: 2 },
  );
  expect(
    toJourneyResult(journeyReport({ skipped: 1, flaky: 1 }, [{ message: 'set-up failed' }]), 1),
  ).toEqual({ passed: 3, failed: 3 });
});

it('never calls a run good that ended badly or left no report', () => {
  expect(toUnitResult(unitReport({}), 1)).toEqual({ passed: 5, failed: 1 });
  expect(toUnitResult(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(toJourneyResult(journeyReport({}), 1)).toEqual({ passed: 3, failed: 1 });
  expect(toJourneyResult(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
