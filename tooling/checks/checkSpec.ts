import { readFile } from 'node:fs/promises';
import { findEngines } from '../browsers/findEngines.ts';
import { say } from '../console/command.ts';
import { readSpec } from '../requirements/readSpec.ts';
import { readIds } from '../requirements/requirementsPage.ts';
import { specProblems } from '../requirements/specProblems.ts';
import { JOURNEY_REPORT } from './checkJourneys.ts';
import { UNIT_REPORT } from './checkUnits.ts';
import { isContinuousIntegration } from './environment.ts';
import { judgeRuns } from './judgeRuns.ts';
import type { StepOptions, StepResult } from './step.ts';

function readReport(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

/**
 * Refuses a page of requirements that says something else than the titles of the tests. Where everything has
 * run before, also a requirement of which no test did.
 */
export async function checkSpec({ isWhole }: Pick<StepOptions, 'isWhole'>): Promise<StepResult> {
  const { page, tests } = readSpec();
  const ids = readIds(page);
  const ran = isWhole
    ? judgeRuns(
        ids,
        tests,
        { units: await readReport(UNIT_REPORT), journeys: await readReport(JOURNEY_REPORT) },
        { hasAll: isContinuousIntegration, absent: findEngines().absent.map(({ name }) => name) },
      )
    : undefined;
  const failures = [...specProblems(page, tests), ...(ran?.failures ?? [])];
  for (const failure of failures) say(failure);
  say(`${ids.length} requirements, ${tests.length} tests that name them`);
  return { passed: 0, failed: failures.length, failures, notes: ran?.notes ?? [] };
}
