import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../build/buildStale.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { ensureBrowser } from '../browsers/ensureBrowser.ts';
import { findEngines, type AbsentEngine } from '../browsers/findEngines.ts';
import { hasTypeface, TYPEFACE_REMEDY } from '../browsers/findTypeface.ts';
import { say } from '../console/command.ts';
import { changedFiles, packagesOf } from './changedPackages.ts';
import { specsFor } from './changedSpecs.ts';
import { readEngineRows, toEngineSummary, toEngineTable } from './engineTable.ts';
import { isContinuousIntegration } from './environment.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { runNode } from '../console/runNode.ts';
import type { StepOptions, StepResult } from './step.ts';
import { toJourneyResult } from './toJourneyResult.ts';

/** What the end-to-end tests of the last run have left behind. */
export const JOURNEY_REPORT = join(repositoryRoot, '.cache/reports/playwright.json');

/** The folder in which tests build changed copies of widgets. */
const CHANGED_COPIES = join(repositoryRoot, '.cache/e2e');

const TABLE = join(repositoryRoot, '.cache/reports/engines.md');

/** The sentence about an engine that this machine does not have. */
function toNote({ name, remedy }: AbsentEngine): string {
  return `Not tested in ${name}, which this machine does not have (${remedy}).`;
}

/** The sentence about pictures that this machine cannot compare; none where it can. */
function notesOfLooks(wantsChromium: boolean): string[] {
  if (!wantsChromium || isContinuousIntegration || hasTypeface()) return [];
  return [
    `Pages are not compared with their pictures: this machine is without Noto Sans CJK (${TYPEFACE_REMEDY}).`,
  ];
}

/** Shows a line for each engine, and writes the whole table into a file. */
async function showEngines(report: string): Promise<void> {
  const rows = readEngineRows(readPlaywrightReport(report));
  if (rows.length === 0) return;
  await writeFile(TABLE, toEngineTable(rows));
  for (const line of toEngineSummary(rows)) say(line);
  say(`Every page in every engine: ${TABLE}`);
}

/** Builds what has changed, and says how many seconds of the step that took. */
async function buildAsNeeded(): Promise<void> {
  const begin = performance.now();
  await buildStale({ log: say });
  say(`Builds: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

/** The end-to-end tests to run for what has changed since a commit. */
function specsSince(base: string): string[] {
  const files = changedFiles(base);
  return specsFor(files, packagesOf(files));
}

/**
 * Runs Playwright against production builds; its set-up starts the servers on free ports. With
 * `since` it runs only the tests near the change, with `browser` only those of one engine, which
 * must be there.
 */
export async function checkJourneys({ browser: asked, since }: StepOptions): Promise<StepResult> {
  const wantsChromium = asked === undefined || asked === 'chromium';
  const chromium = wantsChromium ? await ensureBrowser(say) : undefined;
  const absent = findEngines().absent.filter(({ name }) => asked === undefined || name === asked);
  const notes = [...absent.map(toNote), ...notesOfLooks(wantsChromium)];
  if (asked !== undefined && absent.length > 0) return { passed: 0, failed: 1, notes };
  const specs = since === undefined ? [] : specsSince(since);
  if (since !== undefined && specs.length === 0) return { passed: 0, failed: 0, notes };
  await buildAsNeeded();
  if (chromium !== undefined) say(`Browser: ${chromium}`);
  await rm(JOURNEY_REPORT, { force: true });
  await rm(CHANGED_COPIES, { recursive: true, force: true });
  const project = asked === undefined ? [] : ['--project', asked];
  const code = await runNode(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...project, ...specs],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT,
      PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEY_REPORT,
      BROWSER_PATH: chromium,
    },
  );
  const report = await readFile(JOURNEY_REPORT, 'utf8').catch(() => undefined);
  if (report !== undefined) await showEngines(report);
  return { ...toJourneyResult(report, code), notes };
}
