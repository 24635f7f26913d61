import { createHash } from 'node:crypto';
import { access, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { sourceHash } from 'tooling/build/sourceHash';
import { WIDGETS } from 'tooling/build/widgets';
import type { Log } from 'tooling/stack/serverProcess';
import { buildFederation } from '../federation/buildFederation.ts';
import { FEDERATION_RECORD } from '../federation/record.ts';
import { buildMonolith } from '../monolith/buildMonolith.ts';

/** Where builds of the monolith are kept, by the hash of what they are built from. */
const MONOLITHS = join(repositoryRoot, '.cache/monolith');

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Builds the monolith, unless it has been built from the present sources. Returns its folder. */
async function buildStaleMonolith(log: Log): Promise<string> {
  const packages = ['shell', ...WIDGETS, 'bench/monolith', 'bench/federation'].map((name) =>
    join(repositoryRoot, name),
  );
  const hashes = await Promise.all(packages.map(sourceHash));
  const hash = createHash('sha256').update(hashes.join(' ')).digest('hex').slice(0, 10);
  const folder = join(MONOLITHS, hash);
  // a build writes this file last
  if (await isThere(join(folder, 'monolith.json'))) return folder;
  await rm(MONOLITHS, { recursive: true, force: true });
  await buildMonolith(folder);
  log('built the monolith');
  return folder;
}

/** Builds the host and its remotes beside the monolith in `folder`, unless they are there. */
export async function buildStaleFederation(folder: string, log: Log): Promise<void> {
  if (await isThere(join(folder, FEDERATION_RECORD))) return;
  await buildFederation(folder);
  log('built the federation');
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
