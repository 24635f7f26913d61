import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from '../build/buildStale.ts';
import { headCommit } from '../build/head.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';

/** Whether the present build of a widget names another commit than the last one. */
async function isOfEarlierCommit(dist: string): Promise<boolean> {
  const text = await readFile(join(dist, 'widget/widget.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { readonly commit?: string }).commit !== headCommit();
}

/**
 * Builds what has changed, and the widgets whose builds name an earlier commit, so that a package is
 * the same whatever was built in this folder before.
 */
export async function buildAsOfNow(log: (line: string) => void): Promise<void> {
  for (const name of WIDGETS) {
    const dist = join(repositoryRoot, name, 'dist');
    if (await isOfEarlierCommit(dist)) await rm(dist, { recursive: true, force: true });
  }
  await buildStale({ log });
}
