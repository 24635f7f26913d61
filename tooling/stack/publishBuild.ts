import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishWidget, RegistryError, rollbackWidget } from 'registry/client';
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
  /** Publishes the sources under another version where theirs was taken back before. */
  readonly evenWithdrawn?: boolean;
}

/**
 * Builds a widget again under a version that is named by its files and by `salt`. Needed where its
 * sources changed during the build, so that two builds have one name, and where its version was
 * taken back.
 */
async function buildUnderAnotherVersion(name: string, folder: string, salt = ''): Promise<void> {
  const { version, files } = widgetManifest.parse(
    JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')),
  );
  const content = createHash('sha256')
    .update(`${JSON.stringify(files)}${salt}`)
    .digest('hex');
  const another = `${version}.${content.slice(0, 8)}`;
  await buildWidget(name, { version: another, output: join(folder, '..') });
}

/**
 * Publishes the build of a widget. Where the sources are back at an earlier state, that version
 * becomes live again, except where somebody has taken it back. Rejects without a token, and where
 * the registry refuses.
 */
export async function publishBuild(
  name: string,
  {
    registryUrl,
    access,
    log,
    folder = join(repositoryRoot, name, 'dist/widget'),
    evenWithdrawn = false,
  }: PublishOptions,
): Promise<void> {
  const token = access.tokens[name];
  const privateKey = access.privateKeys[name];
  if (token === undefined) throw new Error(`There is no token for ${name}.`);
  const published = await publishWidget({ registryUrl, token, folder, privateKey }).catch(
    async (error: unknown) => {
      if (!(error instanceof RegistryError) || error.status !== 409) throw error;
      log(`${name}: its sources changed while they were built; building it once more ...`);
      await buildUnderAnotherVersion(name, folder);
      return publishWidget({ registryUrl, token, folder, privateKey });
    },
  );
  const { version, live, withdrawn } = published;
  if (live) return;
  if (withdrawn && !evenWithdrawn)
    log(`${name} ${version} is published, and another version is live: it was taken back.`);
  else if (withdrawn) {
    log(`${name} ${version} was taken back; building it under another version ...`);
    await buildUnderAnotherVersion(name, folder, randomUUID());
    await publishWidget({ registryUrl, token, folder, privateKey });
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
