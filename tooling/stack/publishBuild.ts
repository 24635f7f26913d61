import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fetchDiscovery,
  publishWidget,
  readStatus,
  RegistryError,
  rollbackWidget,
} from 'registry/client';
import { isLowerRelease } from 'server-kit/release/isLowerRelease';
import { widgetManifest } from 'shared-contracts/widget';
import { buildWidget } from '../build/buildWidget.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { Log } from './serverProcess.ts';
import type { LocalAccess } from './localAccess.ts';

export interface PublishOptions {
  readonly registryUrl: string;
  readonly access: LocalAccess;
  readonly log: Log;
  /** Folder of the build; the widget's own `dist/widget` unless given. */
  readonly folder?: string;
  /** The checks that an operator waives, for a version that is broken on purpose. */
  readonly waive?: readonly string[];
  /**
   * Whether visitors get the sources in any case: over a higher version that was deployed, over a hold, and
   * under another version where theirs was taken back.
   */
  readonly insists?: boolean;
}

type Target = Parameters<typeof publishWidget>[0];

async function readManifest(folder: string) {
  return widgetManifest.parse(JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')));
}

/** Returns why visitors keep what they have; undefined where they get the build. */
async function whyItStays(
  name: string,
  { registryUrl, folder }: Pick<Target, 'registryUrl' | 'folder'>,
): Promise<string | undefined> {
  const { discovery } = await fetchDiscovery({ registryUrl });
  const versions = discovery.microFrontends[name] ?? [];
  const hold = discovery.record?.holds?.[name]?.hold;
  if (hold !== undefined && versions.length > 0) return `${name} is ${hold} and stays as it is`;
  const { version } = await readManifest(folder);
  // a canary, too, which the build would end
  const deployed = versions
    .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
    .find(({ metadata }) => isLowerRelease(version, metadata.version));
  return deployed && `${name} ${deployed.metadata.version} was deployed and stays`;
}

/**
 * Builds a widget again under a version that is named by its files and by `salt`. Needed where its
 * sources changed during the build, so that two builds have one name, and where its version was
 * taken back.
 */
async function buildUnderAnotherVersion(name: string, folder: string, salt = ''): Promise<void> {
  const { version, files } = await readManifest(folder);
  const content = createHash('sha256')
    .update(`${JSON.stringify(files)}${salt}`)
    .digest('hex');
  const another = `${version}.${content.slice(0, 8)}`;
  await buildWidget(name, { version: another, output: join(folder, '..') });
}

/** Whether the registry has another build under the version of this one. */
async function isTaken(name: string, { registryUrl, folder }: Target): Promise<boolean> {
  const { version } = await readManifest(folder);
  const { versions } = await readStatus({ registryUrl, name });
  return versions.some((known) => known.version === version);
}

/** Publishes a build, and once more where its sources changed while they were built. */
function publishSettled(name: string, target: Target, log: Log) {
  return publishWidget(target).catch(async (error: unknown) => {
    if (!(error instanceof RegistryError) || error.status !== 409) throw error;
    if (!(await isTaken(name, target))) throw error;
    log(`${name}: its sources changed while they were built; building it once more ...`);
    await buildUnderAnotherVersion(name, target.folder);
    return publishWidget(target);
  });
}

/**
 * Publishes the build of a widget, except where a higher version was deployed, or where the widget is held.
 * Where the sources are back at an earlier state, that version becomes live again, except where somebody has
 * taken it back. Rejects without a token, and where the registry refuses.
 */
export async function publishBuild(
  name: string,
  {
    registryUrl,
    access,
    log,
    folder = join(repositoryRoot, name, 'dist/widget'),
    insists = false,
    waive = [],
  }: PublishOptions,
): Promise<void> {
  const token = access.tokens[waive.length > 0 ? 'operator' : name];
  const privateKey = access.privateKeys[name];
  if (token === undefined) throw new Error(`There is no token for ${name}.`);
  const waiver = waive.length > 0 && { waive, why: 'broken on purpose' };
  const target = { registryUrl, token, folder, privateKey, goingBack: insists, ...waiver };
  const why = insists ? undefined : await whyItStays(name, target);
  if (why !== undefined) {
    log(`${why}; npm run dev -- ${name} shows the sources.`);
    return;
  }
  const { version, live, withdrawn } = await publishSettled(name, target, log);
  if (live) return;
  if (withdrawn && !insists)
    log(`${name} ${version} is published, and another version is live: it was taken back.`);
  else if (withdrawn) {
    log(`${name} ${version} was taken back; building it under another version ...`);
    await buildUnderAnotherVersion(name, folder, randomUUID());
    await publishWidget(target);
  } else
    await rollbackWidget({
      registryUrl,
      token,
      name,
      version,
      withdraw: false,
      reason: 'the sources are back at this version',
    });
}
