import { LRUCache } from 'lru-cache';
import type { WidgetManifest } from 'shared-contracts/widget';
import { fitsIntegrity, type AssetStore } from './assetStore.ts';

export interface StyleFile {
  readonly href: string;
  readonly text: string;
}

/**
 * The files of a version that the server runs or inlines, each checked against its hash (control
 * 3).
 */
export interface VersionFiles {
  readonly serverBundle: string;
  /** The address and text of each style sheet, in the order of the manifest. */
  readonly styles: readonly StyleFile[];
  /** The same of the sheets that a usual first paint does not need; missing where there is none. */
  readonly laterStyles?: readonly StyleFile[];
}

/** Returns the public path of a version's file on this site. */
export function remotePath(
  manifest: Pick<WidgetManifest, 'name' | 'version'>,
  file: string,
): string {
  return `/remotes/${manifest.name}/${manifest.version}/${file}`;
}

/** Reads a file. Throws if it is missing or does not have the hash of the manifest. */
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

/**
 * The number of versions whose files are kept: all live ones, and some that older documents still
 * use.
 */
export const KEPT_VERSIONS = 64;

async function readVersion(store: AssetStore, manifest: WidgetManifest): Promise<VersionFiles> {
  const readStyles = (files: readonly string[]): Promise<StyleFile[]> =>
    Promise.all(
      files.map(async (file) => ({
        href: remotePath(manifest, file),
        text: await readChecked(store, manifest, file),
      })),
    );
  const [serverBundle, styles, laterStyles] = await Promise.all([
    readChecked(store, manifest, manifest.server),
    readStyles(manifest.styles),
    readStyles(manifest.laterStyles ?? []),
  ]);
  return { serverBundle, styles, ...(laterStyles.length > 0 && { laterStyles }) };
}

/**
 * Returns a function that reads a version's files and keeps those of the last used versions. It
 * does not keep a failure.
 */
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
