import { createHash } from 'node:crypto';
import { access, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { sourceHash } from 'tooling/build/sourceHash';
import { WIDGETS } from 'tooling/build/widgets';
import type { Log } from 'tooling/stack/serverProcess';
import { buildMonolith } from '../monolith/buildMonolith.ts';

/** Where builds of the monolith are kept, by the hash of what they are built from. */
const MONOLITHS = join(repositoryRoot, '.cache/monolith');

/** Builds the monolith, unless it has been built from the present sources. Returns its folder. */
async function buildStaleMonolith(log: Log): Promise<string> {
  const packages = ['shell', ...WIDGETS, 'bench/monolith'].map((name) =>
    join(repositoryRoot, name),
  );
  const hashes = await Promise.all(packages.map(sourceHash));
  const hash = createHash('sha256').update(hashes.join(' ')).digest('hex').slice(0, 10);
  const folder = join(MONOLITHS, hash);
  // a build writes this file last
  const isThere = access(join(folder, 'monolith.json')).then(
    () => true,
    () => false,
  );
  if (await isThere) return folder;
  await rm(MONOLITHS, { recursive: true, force: true });
  await buildMonolith(folder);
  log('built the monolith');
  return folder;
}

/**
 * Builds the product and the monolith for production from the present sources. Resolves with their
 * folders. The shell's build is copied, because another build may replace it during the bench.
 */
export async function buildSides(
  folder: string,
  log: Log,
): Promise<{ readonly shell: string; readonly monolith: string }> {
  await buildStale({ log });
  const shell = join(folder, 'shell');
  await cp(join(repositoryRoot, 'shell/dist'), shell, { recursive: true });
  return { shell, monolith: await buildStaleMonolith(log) };
}
