import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../build/buildStale.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { ensureBrowser } from '../browsers/ensureBrowser.ts';
import { say } from '../console/command.ts';
import { runNode } from './runNode.ts';
import type { StepResult } from './step.ts';
import { toJourneyResult } from './toJourneyResult.ts';

const REPORT = join(repositoryRoot, '.cache/reports/playwright.json');

/** Playwright against the production build; its set-up starts the stack on free ports. `BROWSER_PATH` names the browser. */
export const checkJourneys = async (): Promise<StepResult> => {
  await buildStale({ log: say });
  const browser = await ensureBrowser(say);
  say(`Browser: ${browser}`);
  await rm(REPORT, { force: true });
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, BROWSER_PATH: browser,
  });
  return toJourneyResult(await readFile(REPORT, 'utf8').catch(() => undefined), code);
};
