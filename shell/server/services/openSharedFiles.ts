import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openDisk } from 'server-kit/files/openDisk';
import { toS3Access } from 'server-kit/settings/s3Settings';
import { within } from 'server-kit/within';
import type { ShellBuild } from '../document/shellBuild.ts';
import type { Environment } from '../environment.ts';
import { type AssetStore, assetStore } from '../releases/assetStore.ts';
import { guardedStore } from '../releases/guardedStore.ts';
import { HASHED, SHARED_FILES, shareBuild } from '../releases/sharedBuilds.ts';

/** The files of all builds that shells have in common. */
export interface SharedFiles {
  readonly store: AssetStore;
  close(): void;
}

/** Milliseconds that the start waits for the store, and between two tries after a failure. */
const PATIENCE = 10_000;
const TRY_AGAIN = 30_000;

/**
 * Gives this build's files to the store that all shells share, and reads those of the other builds from
 * there. While the store does not take them the server goes on with its own files, and tries again.
 */
export async function openSharedFiles(
  environment: Environment,
  { build }: Pick<ShellBuild, 'build'>,
  log: FastifyBaseLogger,
): Promise<SharedFiles | undefined> {
  const { SHELL_ASSETS: place = environment.ASSET_STORE, SHELL_BUILDS_KEPT: kept } = environment;
  if (place === 'none') return undefined;
  const disk = await openDisk(place, toS3Access(environment));
  const folder = join(environment.SHELL_DIST, 'browser');
  const maps = join(environment.SHELL_DIST, 'maps');
  let timer: NodeJS.Timeout | undefined;
  const share = async (): Promise<void> => {
    try {
      await shareBuild({ disk, folder, maps, build, kept, now: Date.now });
    } catch (error) {
      log.warn({ err: error }, 'other shells cannot have the files of this build yet');
      timer = setTimeout(() => void share(), TRY_AGAIN).unref();
    }
  };
  await within(share(), PATIENCE);
  const files = guardedStore(assetStore(disk));
  return {
    store: {
      read: async (name) => (HASHED.test(name) ? files.read(SHARED_FILES + name) : undefined),
    },
    close: () => clearTimeout(timer),
  };
}
