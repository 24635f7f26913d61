import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { runNode } from '../console/runNode.ts';
import { isContinuousIntegration } from './environment.ts';
import type { StepOptions, StepResult } from './step.ts';
import { toUnitResult } from './toUnitResult.ts';

/** What the unit tests of the last run have left behind. */
export const UNIT_REPORT = join(repositoryRoot, '.cache/reports/jest.json');
/**
 * Where a processor has protection keys, V8 keeps a list of the pages with code, and ends the process when
 * WebAssembly that comes and goes in threads, as PGlite does, has confused it (nodejs/node#64500). Workers of
 * Jest get the flags of this process.
 */
const NO_PROTECTION_KEYS = '--no-memory-protection-keys';

/** Whether the tests of a package, or of all, use a database. */
function needsDatabase(only: string | undefined) {
  return only === undefined || ['gateway', 'registry', 'server-kit'].includes(only);
}

/**
 * Runs Jest over one package or all. The tests of the servers get the machine's PostgreSQL where
 * there is one; else the output says that nothing was tested with it.
 */
export async function checkUnits({ only, since }: StepOptions): Promise<StepResult> {
  const database = needsDatabase(only) ? await startPostgres() : undefined;
  if (database) process.stdout.write(`${database.said}\n`);
  await mkdir(dirname(UNIT_REPORT), { recursive: true });
  await rm(UNIT_REPORT, { force: true });
  try {
    const selection = only === undefined ? [] : ['--selectProjects', only];
    const changed = since === undefined ? [] : ['--changedSince', since, '--passWithNoTests'];
    const code = await runNode(
      [
        NO_PROTECTION_KEYS,
        'node_modules/jest/bin/jest.js',
        '--json',
        `--outputFile=${UNIT_REPORT}`,
        ...changed,
        ...selection,
      ],
      { TEST_DATABASE_URL: database?.url },
    );
    return toUnitResult(await readFile(UNIT_REPORT, 'utf8').catch(() => undefined), code, {
      hasAll: isContinuousIntegration,
    });
  } finally {
    await database?.stop();
  }
}
