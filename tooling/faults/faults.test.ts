import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { brokenCitations } from '../documented/readCitations.ts';
import { judgeFaults, toFaultLine } from './judgeFaults.ts';
import { FAULT_PAGES, readFaults } from './readFaults.ts';
import { readJestRuns, readPlaywrightRuns } from './readRuns.ts';

const TABLE = [
  '| 1 | it breaks | `e2e/a.spec.ts` "a ${what} breaks"; `gateway/a.test.ts` "b (%j)" | the time |',
  '| 2 | nobody tried | | |',
].join('\n');
const rows = readFaults(TABLE);
const browser = { path: 'e2e/a.spec.ts', title: 'a chunk breaks', passed: true };
const unit = { path: 'gateway/a.test.ts', title: 'b (null)', passed: true };

describe.each(Object.values(FAULT_PAGES))('%s', (path) => {
  const page = readFileSync(join(repositoryRoot, path), 'utf8');

  it('[R10.03][R10.05] has 42 rows or more, in order, and each names a test', () => {
    const faults = readFaults(page);
    expect(faults.length).toBeGreaterThanOrEqual(42);
    expect(faults.map(({ id }) => id)).toEqual(faults.map((_, at) => at + 1));
    expect(faults.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it('names only tests that are there', () => {
    expect(brokenCitations(page, repositoryRoot)).toEqual([]);
  });
});

describe('a row', () => {
  it('holds when all of its tests have run and passed', () => {
    const [first, second] = judgeFaults(rows, [browser, unit]);
    expect(first).toMatchObject({ state: 'holds', inBrowser: 1, withoutBrowser: 1 });
    expect(second?.state).toBe('NO TEST');
  });

  it.each([
    ['has not run', [browser]],
    ['has failed', [browser, { ...unit, passed: false }]],
    ['has failed in one of its cases', [browser, { ...browser, passed: false }, unit]],
    ['is of another file', [browser, { ...unit, path: 'gateway/b.test.ts' }]],
    ['has a longer title', [browser, { ...unit, title: 'b (null) and more' }]],
  ])('fails when one of its tests %s', (_why, runs) => {
    expect(judgeFaults(rows, runs)[0]?.state).toBe('FAILS');
  });

  it('is a line that says what is not shown yet', () => {
    expect(judgeFaults(rows, [browser, unit]).map(toFaultLine)).toEqual([
      ' 1  holds    it breaks (1 in a browser, 1 without); not shown yet: the time',
      ' 2  NO TEST  nobody tried (0 in a browser, 0 without)',
    ]);
  });
});

describe('reports', () => {
  it('of Jest give the tests that have run', () => {
    const assertionResults = [
      { title: 'b', status: 'passed' },
      { title: 'c', status: 'failed' },
      { title: 'd', status: 'pending' },
    ].map((each) => ({ ...each, fullName: `a ${each.title}` }));
    const text = JSON.stringify({
      testResults: [{ name: '/r/gateway/a.test.ts', message: '', assertionResults }],
    });
    expect(readJestRuns(text, '/r')).toEqual([
      { path: 'gateway/a.test.ts', title: 'b', passed: true },
      { path: 'gateway/a.test.ts', title: 'c', passed: false },
    ]);
  });

  it('of Playwright give the tests that have run, also in inner suites', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, annotations: [] }],
    });
    const ran = spec('a', 'unexpected');
    const left = spec('b', 'skipped');
    const text = JSON.stringify({ suites: [{ specs: [left], suites: [{ specs: [ran] }] }] });
    expect(readPlaywrightRuns(text)).toEqual([
      { path: 'e2e/a.spec.ts', title: 'a', passed: false },
    ]);
  });
});
