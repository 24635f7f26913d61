import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toFailureText } from './failureText.ts';
import { toJourneyResult } from './toJourneyResult.ts';
import { toUnitResult } from './toUnitResult.ts';

const TRIED_TWICE = {
  annotations: [],
  projectName: 'pc',
  status: 'unexpected',
  results: [
    { duration: 200, errors: [{ message: 'the first try' }] },
    { duration: 100, errors: [{ message: '\u001B[31mno button\u001B[39m\nCall log:' }] },
  ],
};
const UNIT_FILE = {
  name: join(repositoryRoot, 'a/a.test.ts'),
  startTime: 1000,
  endTime: 2500,
  message: '',
  assertionResults: [
    { title: 'works', fullName: 'a part works', status: 'passed', failureMessages: [] },
    {
      title: 'adds',
      fullName: 'a part adds',
      status: 'failed',
      failureMessages: ['\u001B[2mexpected 3\u001B[22m\n    at line 1'],
    },
    { title: 'waits', fullName: 'a part waits', status: 'pending', failureMessages: [] },
  ],
};

const HERE = { hasAll: false };

function unitReport(counts: object) {
  return JSON.stringify({
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [UNIT_FILE],
    ...counts,
  });
}
function journeyReport(counts: object, errors: unknown[] = []) {
  return JSON.stringify({
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0, ...counts },
    suites: [{ specs: [{ file: 'b.spec.ts', title: 'opens', tests: [TRIED_TWICE] }] }],
    errors,
  });
}

it('counts what passed and what failed', () => {
  expect(toUnitResult(unitReport({ numFailedTests: 2 }), 1, HERE)).toMatchObject({
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
    toUnitResult(unitReport({ numPendingTests: 1, numRuntimeErrorTestSuites: 1 }), 0, HERE),
  ).toMatchObject({ passed: 5, failed: 2 });
  expect(
    toJourneyResult(journeyReport({ skipped: 1, flaky: 1 }, [{ message: 'set-up failed' }]), 1),
  ).toMatchObject({ passed: 3, failed: 3 });
});

it('counts a run with a bad exit code, or without a report, as failed', () => {
  expect(toUnitResult(unitReport({}), 1, HERE)).toMatchObject({ passed: 5, failed: 1 });
  expect(toUnitResult(undefined, 0, HERE)).toMatchObject({ passed: 0, failed: 1 });
  expect(toJourneyResult(journeyReport({}), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(toJourneyResult(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('says of a test whose time was up what it waited for', () => {
  const late = {
    ...TRIED_TWICE,
    results: [
      {
        duration: 100,
        errors: [
          { message: 'Test timeout of 180000ms exceeded.' },
          { message: 'Error: page.goto: Test timeout\nCall log:' },
        ],
      },
    ],
  };
  const suites = [{ specs: [{ file: 'b.spec.ts', title: 'opens', tests: [late] }] }];
  const report = { ...JSON.parse(journeyReport({ unexpected: 1 })), suites } as object;
  expect(toJourneyResult(JSON.stringify(report), 1).failures).toEqual([
    [
      'e2e/b.spec.ts [pc] › opens: Test timeout of 180000ms exceeded.',
      '  Error: page.goto: Test timeout',
      '  Call log:',
    ].join('\n'),
  ]);
});

it('names each test that did not pass, with what it said, but not where in the code', () => {
  expect(toUnitResult(unitReport({}), 1, HERE).failures).toEqual([
    'a/a.test.ts › a part adds: expected 3',
    'a/a.test.ts › a part waits: pending',
  ]);
  const broken = { ...UNIT_FILE, message: 'Cannot find module', assertionResults: [] };
  expect(toUnitResult(unitReport({ testResults: [broken] }), 1, HERE).failures).toEqual([
    'a/a.test.ts › the file does not run: Cannot find module',
  ]);
  expect(toJourneyResult(journeyReport({}), 1).failures).toEqual([
    'e2e/b.spec.ts [pc] › opens: no button\n  Call log:',
  ]);
});

it('says no more of a test than fits a screen', () => {
  const said = Array.from({ length: 99 }, () => 'x'.repeat(999)).join('\n');
  const lines = toFailureText('a.test.ts', 'adds', said).split('\n').slice(1);
  expect(lines.map(({ length }) => length)).toEqual(Array.from({ length: 16 }, () => 402));
});

it('adds up how long each file took, with every try of its tests', () => {
  expect(toUnitResult(unitReport({}), 0, HERE).slowest).toEqual([
    { file: 'a/a.test.ts', seconds: 1.5 },
  ]);
  const [spec] = toJourneyResult(journeyReport({}), 0).slowest ?? [];
  expect(spec).toEqual({ file: 'b.spec.ts', seconds: expect.closeTo(0.3) });
});

describe('tests that need what a machine does not have', () => {
  const test = (title: string) => ({
    title,
    fullName: `a part ${title}`,
    status: 'pending',
    failureMessages: [],
  });
  const text = unitReport({
    numPendingTests: 3,
    testResults: [
      {
        ...UNIT_FILE,
        assertionResults: [
          test('reads (needs PostgreSQL)'),
          test('writes (needs PostgreSQL)'),
          test('pools (needs PgBouncer)'),
        ],
      },
    ],
  });

  it('are left out, and the end of the output says how to get it', () => {
    expect(toUnitResult(text, 0, HERE)).toMatchObject({
      passed: 5,
      failed: 0,
      failures: [],
      notes: [
        expect.stringMatching(/PostgreSQL \(apt-get install postgresql\): 2$/),
        expect.stringMatching(/PgBouncer .*: 1$/),
      ],
    });
  });

  it('fail in continuous integration, whose machines have everything', () => {
    const { failed, failures, notes } = toUnitResult(text, 0, { hasAll: true });
    expect([failed, failures?.length, notes]).toEqual([3, 3, []]);
  });

  it('are no pretext: another need, or none, counts as a failure', () => {
    const other = { ...UNIT_FILE, assertionResults: [test('reads (needs luck)'), test('reads')] };
    const result = toUnitResult(unitReport({ numPendingTests: 2, testResults: [other] }), 0, HERE);
    expect(result).toMatchObject({ failed: 2, notes: [] });
  });
});
