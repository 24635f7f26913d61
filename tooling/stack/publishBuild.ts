import { join } from 'node:path';
import { publishWidget, rollbackWidget } from 'registry/client';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { Log } from './serverProcess.ts';
import type { LocalTokens } from './teamTokens.ts';

export interface PublishOptions {
  readonly registryUrl: string;
  readonly tokens: LocalTokens;
  readonly log: Log;
  /** Folder of the build; the widget's own `dist/widget` unless given. */
  readonly folder?: string;
  /** Makes the build live even where it was taken back before. */
  readonly evenWithdrawn?: boolean;
}

/**
 * Publishes a widget as it is built. Sources that went back to an earlier state are live again; a version that somebody
 * took back stays so.
 */
export const publishBuild = async (
  name: string, { registryUrl, tokens, log, folder = join(repositoryRoot, name, 'dist/widget'), evenWithdrawn = false }: PublishOptions,
): Promise<void> => {
  const token = tokens[name];
  if (token === undefined) throw new Error(`There is no token for ${name}.`);
  const { version, live, withdrawn } = await publishWidget({ registryUrl, token, folder });
  if (live) return;
  if (withdrawn && !evenWithdrawn) log(`${name} ${version} is published, and another version is live: it was taken back.`);
  else await rollbackWidget({ registryUrl, token, name, version, withdraw: false, reason: 'the sources are back at this version' });
};
