import type { NamedTest } from '../requirements/readNamedTests.ts';
import { judgeRuns } from './judgeRuns.ts';

const IDS = ['R1.01', 'R1.02'];
const TESTS: readonly NamedTest[] = [{ file: 'a.test.ts', title: 'c', ids: IDS }];

describe('a requirement of which no test ran', () => {
  const here = { hasAll: false, absent: [] };
  const units = (...tests: readonly (readonly [title: string, status: string])[]) =>
    JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: tests.map(([title, status]) => ({ title, fullName: title, status })),
        },
      ],
    });
  const journeys = (title: string, status: string) => {
    const specs = [{ file: 'd.spec.ts', title: 'd', tests: [{ status, annotations: [] }] }];
    return JSON.stringify({ suites: [{ title: 'd.spec.ts', suites: [{ title, specs }] }] });
  };
  const nothing = units();
  const one = journeys('[R1.01]', 'expected');

  it('is named: all were left out, or none was there', () => {
    const failures = ['R1.02: none of its tests ran'];
    const skipped = units(['[R1.02] c', 'pending'], ['[R1.02] e', 'todo']);
    for (const each of [nothing, skipped])
      expect(judgeRuns(IDS, TESTS, { units: each, journeys: one }, here)).toEqual({
        failures,
        notes: [],
      });
    const left = {
      units: units(['[R1.01] a', 'passed']),
      journeys: journeys('[R1.02]', 'skipped'),
    };
    expect(judgeRuns(IDS, TESTS, left, here).failures).toEqual(failures);
  });

  it.each(['passed', 'failed'])('is not named when one of its tests %s', (status) => {
    const reports = { units: units(['x [R1.02, R1.03] c', status]), journeys: one };
    expect(judgeRuns(IDS, TESTS, reports, here)).toEqual({ failures: [], notes: [] });
  });

  it('is a note where its tests need what the machine does not have, and a failure in continuous integration', () => {
    const left = {
      units: units(['[R1.02] c (needs PostgreSQL)', 'pending']),
      journeys: one,
    };
    expect(judgeRuns(IDS, TESTS, left, here)).toEqual({
      failures: [],
      notes: ['Not proved here: R1.02, whose tests need PostgreSQL.'],
    });
    expect(judgeRuns(IDS, TESTS, left, { ...here, hasAll: true })).toEqual({
      failures: ['R1.02: none of its tests ran'],
      notes: [],
    });
  });

  it('is a note where an engine is absent in which its tests run', () => {
    const tests = [{ file: 'e2e/engines/f.spec.ts', title: 'f', ids: ['R1.02'] }];
    const reports = { units: nothing, journeys: one };
    const judge = (absent: readonly string[]) =>
      judgeRuns(IDS, tests, reports, { hasAll: false, absent });
    expect(judge(['webkit']).notes).toEqual(['Not proved here: R1.02, whose tests need webkit.']);
    expect(judge([]).failures).toEqual(['R1.02: none of its tests ran']);
  });

  it('cannot be told without the results of all tests', () => {
    for (const reports of [
      { units: undefined, journeys: one },
      { units: nothing, journeys: undefined },
    ])
      expect(judgeRuns(IDS, TESTS, reports, here).failures).toHaveLength(1);
  });
});
