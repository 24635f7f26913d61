import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browsers/ensureBrowser.ts';
import { buildStale } from '../build/buildStale.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { command, say } from '../console/command.ts';
import { runNode } from '../console/runNode.ts';
import { judgeFaults, toFaultLine } from '../faults/judgeFaults.ts';
import { titlePattern } from '../documented/titlePattern.ts';
import { FAULT_PAGES, readFaults, type FaultRow, type FaultTest } from '../faults/readFaults.ts';
import { readJestRuns, readPlaywrightRuns, type TestRun } from '../faults/readRuns.ts';
import { startPostgres } from '../postgres/startPostgres.ts';

const REPORTS = join(repositoryRoot, '.cache/reports');
const JEST_REPORT = join(REPORTS, 'faults-jest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'faults-playwright.json');

function pathsOf(tests: readonly FaultTest[]): readonly string[] {
  return [...new Set(tests.map(({ path }) => path))];
}

function patternOf(tests: readonly FaultTest[]): string {
  return [...new Set(tests.map(({ title }) => titlePattern(title)))].join('|');
}

async function runUnits(tests: readonly FaultTest[]): Promise<readonly TestRun[]> {
  if (tests.length === 0) return [];
  const database = await startPostgres();
  try {
    await runNode(
      [
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${JEST_REPORT}`,
        `--testNamePattern=${patternOf(tests)}`,
        '--runTestsByPath',
        ...pathsOf(tests),
      ],
      { TEST_DATABASE_URL: database?.url },
    );
  } finally {
    await database?.stop();
  }
  return readJestRuns(await readFile(JEST_REPORT, 'utf8'), repositoryRoot);
}

async function runBrowser(tests: readonly FaultTest[]): Promise<readonly TestRun[]> {
  if (tests.length === 0) return [];
  const browser = await ensureBrowser(say);
  await buildStale({ log: say });
  await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      '--project=pc',
      `--grep=${patternOf(tests)}`,
      ...pathsOf(tests),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT, BROWSER_PATH: browser },
  );
  return readPlaywrightRuns(await readFile(PLAYWRIGHT_REPORT, 'utf8'));
}

/** The rows of a page with these numbers; all without a number. Throws where there is no such row. */
async function chooseRows(page: string, words: readonly string[]): Promise<readonly FaultRow[]> {
  const rows = readFaults(await readFile(join(repositoryRoot, page), 'utf8'));
  const unknown = words.find((word) => !rows.some(({ id }) => String(id) === word));
  if (unknown !== undefined) throw new Error(`${page} has no row ${unknown}.`);
  return rows.filter(({ id }) => words.length === 0 || words.includes(String(id)));
}

const HELP = `npm run faults [-- [--careless] <row> ...]

Runs the tests that docs/faults.md names, and prints a line for each row. Exit code 1 when a row has
no test, or one that fails or does not run.

  --careless            those of docs/careless-changes.md`;

command(HELP, async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { careless: { type: 'boolean', default: false } },
  });
  const rows = await chooseRows(FAULT_PAGES[values.careless ? 'careless' : 'faults'], positionals);
  const tests = rows.flatMap((row) => row.tests);
  await mkdir(REPORTS, { recursive: true });
  for (const report of [JEST_REPORT, PLAYWRIGHT_REPORT]) await rm(report, { force: true });
  const units = await runUnits(tests.filter(({ path }) => !path.startsWith('e2e/')));
  const runs = [
    ...units,
    ...(await runBrowser(tests.filter(({ path }) => path.startsWith('e2e/')))),
  ];
  const verdicts = judgeFaults(rows, runs);
  say('');
  for (const verdict of verdicts) say(toFaultLine(verdict));
  const held = verdicts.filter(({ state }) => state === 'holds').length;
  const whole = verdicts.filter(({ state, row }) => state === 'holds' && row.open === '').length;
  say(`${held} of ${rows.length} rows hold as far as their tests go; ${whole} have no known gap`);
  return held === rows.length ? 0 : 1;
});
