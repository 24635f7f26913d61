import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import type { Log } from 'tooling/stack/serverProcess';
import { buildMonolith } from '../monolith/buildMonolith.ts';

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
  const monolith = join(folder, 'monolith');
  await cp(join(repositoryRoot, 'shell/dist'), shell, { recursive: true });
  await buildMonolith(monolith);
  log('built the monolith');
  return { shell, monolith };
}
