import { idsIn, type NamedTest } from '../requirements/readNamedTests.ts';
import { readJestReport } from './jestReport.ts';
import { needOf } from './leftOut.ts';
import { readPlaywrightReport } from './playwrightReport.ts';

/** What the unit tests and the end-to-end tests of one run have left behind. */
export interface Reports {
  readonly units: string | undefined;
  readonly journeys: string | undefined;
}

export interface Machine {
  /** Whether nothing may be left out, as on machines of continuous integration. */
  readonly hasAll: boolean;
  /** The browser engines that are not here. */
  readonly absent: readonly string[];
}

export interface Judgement {
  readonly failures: readonly string[];
  readonly notes: readonly string[];
}

const IN_ENGINES = 'e2e/engines/';

interface Run {
  readonly name: string;
  readonly isDone: boolean;
}

function runsOf(units: string, journeys: string): readonly Run[] {
  return [
    ...readJestReport(units).flatMap(({ tests }) =>
      tests.map(({ fullName, status }) => ({
        name: fullName,
        isDone: status === 'passed' || status === 'failed',
      })),
    ),
    ...readPlaywrightReport(journeys).map(({ fullName, status }) => ({
      name: fullName,
      isDone: status !== 'skipped',
    })),
  ];
}

/** Why this machine may leave a requirement's tests out; undefined where it may not. */
function excuseOf(
  id: string,
  left: readonly string[],
  tests: readonly NamedTest[],
  { hasAll, absent }: Machine,
): string | undefined {
  if (hasAll) return undefined;
  const need = left.filter((name) => idsIn(name).includes(id)).find((name) => needOf(name));
  if (need !== undefined) return needOf(need);
  const isInEngines = tests.some(
    ({ file, ids }) => file.startsWith(IN_ENGINES) && ids.includes(id),
  );
  return isInEngines && absent.length > 0 ? absent.join(', ') : undefined;
}

/**
 * Names each requirement of which no test ran: as a failure, or as a note where its tests need what this
 * machine does not have. A test that ran and failed is named by its own step.
 */
export function judgeRuns(
  ids: readonly string[],
  tests: readonly NamedTest[],
  { units, journeys }: Reports,
  machine: Machine,
): Judgement {
  if (units === undefined || journeys === undefined)
    return { failures: ['Not every test left a result, so nobody knows what ran.'], notes: [] };
  const runs = runsOf(units, journeys);
  const done = new Set(runs.filter(({ isDone }) => isDone).flatMap(({ name }) => idsIn(name)));
  const left = runs.filter(({ isDone }) => !isDone).map(({ name }) => name);
  const open = ids
    .filter((id) => !done.has(id))
    .map((id) => ({ id, excuse: excuseOf(id, left, tests, machine) }));
  return {
    failures: open
      .filter(({ excuse }) => excuse === undefined)
      .map(({ id }) => `${id}: none of its tests ran`),
    notes: open
      .filter(({ excuse }) => excuse !== undefined)
      .map(({ id, excuse }) => `Not proved here: ${id}, whose tests need ${excuse}.`),
  };
}
