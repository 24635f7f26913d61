import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { startStack, type StackOptions } from 'tooling/stack';

const PLACE = join(repositoryRoot, '.cache/e2e-data');
/** The data of this run, whose workers have one parent. */
const FILLED = join(PLACE, String(process.ppid));
const BEGUN = `${FILLED}-begun`;

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Fills a folder by a stack that starts, publishes the widgets and stops. Those of earlier runs go. */
async function fill(options: Omit<StackOptions, 'dataFolder'>): Promise<void> {
  for (const name of await readdir(PLACE))
    if (join(PLACE, name) !== BEGUN) await rm(join(PLACE, name), { recursive: true, force: true });
  const stack = await startStack({ ...options, dataFolder: join(BEGUN, 'data') });
  await stack.stop();
  await rename(join(BEGUN, 'data'), FILLED);
}

/**
 * Copies into `dataFolder` what gateway and registry have after their first start, with the published widgets. The
 * first worker of a run makes it, the others and those of later projects copy it: a stack is there in a fifth of the
 * time. A shell begins with nothing.
 */
export async function copyFilledData(
  dataFolder: string,
  options: Omit<StackOptions, 'dataFolder'>,
): Promise<void> {
  await mkdir(PLACE, { recursive: true });
  const isFirst = await mkdir(BEGUN).then(
    () => true,
    () => false,
  );
  if (isFirst)
    await fill(options).catch(async (error: unknown) => {
      await rm(BEGUN, { recursive: true, force: true });
      throw error;
    });
  // a worker whose stack does not start says so by its own time
  while (!(await isThere(FILLED))) await pause(100);
  const ofShell = join(FILLED, 'shell');
  await cp(FILLED, dataFolder, { recursive: true, filter: (path) => path !== ofShell });
}
