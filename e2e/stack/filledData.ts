import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { startStack } from 'tooling/stack';

/** Saturday morning in Japan; every process's clock starts here. */
export const CLOCK = '2026-11-21T08:00:00+09:00';
/** The share of all courses: enough for several pages of every region, and filled in a few seconds. */
export const SCALE = '0.2';

/** The data of this run; forgotten before each. */
export const FILLED_DATA = join(repositoryRoot, '.cache/e2e-data');
/** It stays, so that one worker alone begins. */
const BEGUN = join(FILLED_DATA, 'begun');
const FILLED = join(FILLED_DATA, 'filled');

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Fills the folder by a stack that starts, publishes the widgets and stops. */
async function fill(): Promise<void> {
  try {
    const dataFolder = join(BEGUN, 'data');
    const stack = await startStack({ dataFolder, scale: SCALE, clock: CLOCK });
    await stack.stop();
    await rename(dataFolder, FILLED);
  } catch (error) {
    await rm(BEGUN, { recursive: true, force: true });
    throw error;
  }
}

/** Resolves to whether this worker is the one that fills the folder. */
async function isFirst(): Promise<boolean> {
  await mkdir(FILLED_DATA, { recursive: true });
  return mkdir(BEGUN).then(
    () => true,
    () => false,
  );
}

/**
 * Copies into `dataFolder` what gateway and registry have after their first start, with the published widgets, which
 * costs a stack most of its time. The first worker of a run makes it, the others and those of later projects copy it. A shell
 * begins with nothing.
 */
export async function copyFilledData(dataFolder: string): Promise<void> {
  if (await isFirst()) await fill();
  // a worker whose stack does not start says so by its own time
  while (!(await isThere(FILLED))) await pause(100);
  const ofShell = join(FILLED, 'shell');
  await cp(FILLED, dataFolder, { recursive: true, filter: (path) => path !== ofShell });
}
