import { realpath } from 'node:fs/promises';
import { clockFrom } from 'server-kit/clock';
import { openDisk } from 'server-kit/files/openDisk';
import { toS3Access } from 'server-kit/settings/s3Settings';
import { ciIdentities } from './access/ciIdentity.ts';
import { staffSessions } from './access/staffSession.ts';
import { openAssetStore } from './assets/assetStore.ts';
import { tellsAway } from './assets/tellsAway.ts';
import type { Environment } from './environment.ts';
import { readSitePaints } from './gate/bundle/firstPaints.ts';
import { createRegistryMetrics } from './metrics.ts';
import { openDatabase, type RegistryDatabase } from './records/openDatabase.ts';
import { recordStore } from './records/recordStore.ts';
import type { Registry } from './registry.ts';

/**
 * Returns the folder of the renderer's code as the permissions of a process name it: a release stands
 * behind a link, as operations.md installs it. A wrong folder shall not be found at the first publish.
 */
async function findRenderer(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined) return undefined;
  const renderer = await realpath(folder);
  await readSitePaints(renderer);
  return renderer;
}

/** Opens the services that the routes use. `database` replaces the one that the settings name. */
export async function openRegistry(
  settings: Environment,
  database?: RegistryDatabase,
): Promise<Registry> {
  const renderer = await findRenderer(settings.HOST_RENDERER);
  const opened = database ?? (await openDatabase(settings.DATABASE_URL, settings.REGISTRY_DATA));
  // a file has one registry, so what it was publishing when it ended is over
  if (opened.kind === 'sqlite') await opened.acts.deleteFrom('publishing').execute();
  return {
    tokens: settings.REGISTRY_TOKENS,
    keys: settings.WIDGET_KEYS,
    releaseKey: settings.RELEASE_KEY,
    findStaff: staffSessions(settings.STAFF_USER_URL),
    proveJob: ciIdentities(settings.CI_IDENTITIES),
    records: recordStore(opened),
    assets: tellsAway(openAssetStore(await openDisk(settings.ASSET_STORE, toS3Access(settings)))),
    clock: clockFrom(settings.CLOCK),
    metrics: createRegistryMetrics(),
    gate: {
      hostShared: settings.HOST_SHARED,
      hostEvents: settings.HOST_EVENTS,
      hostSlots: settings.HOST_SLOTS,
      renderer,
      browser: settings.BROWSER_PATH,
    },
    localPreviews: settings.SITE_MODE === 'demonstration',
    siteOrigin: settings.SITE_ORIGIN ?? '',
  };
}
