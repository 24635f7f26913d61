import { LRUCache } from 'lru-cache';
import type { WidgetManifest } from 'shared-contracts/widget';
import { fitsIntegrity, type AssetStore } from './assetStore.ts';

/** What the server runs or inlines of one version, each checked against its hash (control 3). */
export interface VersionFiles {
  readonly serverBundle: string;
  /** In the order of the manifest: address and text of each style sheet. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

export function remotePath(
  manifest: Pick<WidgetManifest, 'name' | 'version'>,
  file: string,
): string {
  return `/remotes/${manifest.name}/${manifest.version}/${file}`;
}

async function readChecked(
  store: AssetStore,
  manifest: WidgetManifest,
  file: string,
): Promise<string> {
  const content = await store.read(`${manifest.name}/${manifest.version}/${file}`);
  const record = manifest.files[file];
  const id = `${manifest.name}@${manifest.version}/${file}`;
  if (!content) throw new Error(`${id} is missing from the asset store`);
  if (!record || !fitsIntegrity(content, record.integrity))
    throw new Error(`${id} does not fit its hash`);
  return content.toString('utf8');
}

/** Versions whose files are kept: every live one, and some that older documents still ask for. */
export const KEPT_VERSIONS = 24;

async function readVersion(store: AssetStore, manifest: WidgetManifest): Promise<VersionFiles> {
  const [serverBundle, ...styles] = await Promise.all(
    [manifest.server, ...manifest.styles].map((file) => readChecked(store, manifest, file)),
  );
  return {
    serverBundle: serverBundle ?? '',
    styles: styles.map((text, index) => ({
      href: remotePath(manifest, manifest.styles[index] ?? ''),
      text,
    })),
  };
}

/** Reads a version's files once and keeps them, the last used ones; a failure is not kept, so that a repaired store is seen. */
export function versionFilesReader(store: AssetStore) {
  const read = new LRUCache<string, Promise<VersionFiles>>({ max: KEPT_VERSIONS });
  return (manifest: WidgetManifest): Promise<VersionFiles> => {
    const id = `${manifest.name}@${manifest.version}`;
    const known = read.get(id) ?? readVersion(store, manifest);
    read.set(id, known);
    known.catch(() => read.delete(id));
    return known;
  };
}
