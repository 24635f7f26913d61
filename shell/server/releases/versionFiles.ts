import { LRUCache } from 'lru-cache';
import { within } from 'server-kit/within';
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

/** Milliseconds that pages wait for the files of a version since its read began. */
const PATIENCE = 250;

export interface VersionFilesReader {
  /** Returns the files of a version. Rejects if one is missing, changed or late. */
  read(manifest: WidgetManifest): Promise<VersionFiles>;
  /**
   * The same for a page: it also rejects when the read has lasted longer than the patience of pages,
   * so that a slow store delays the first pages of a version, and no others.
   */
  readSoon(manifest: WidgetManifest): Promise<VersionFiles>;
}

interface Reading {
  readonly files: Promise<VersionFiles>;
  /** As `files`; it has rejected after the patience. */
  soon: Promise<VersionFiles>;
}

async function impatient(files: Promise<VersionFiles>, patience: number): Promise<VersionFiles> {
  const soon = await within(files, patience);
  if (soon === undefined) throw new Error('the files of the version are late');
  return soon;
}

/** Reads versions' files and keeps those of the last used versions. It does not keep a failure. */
export function versionFilesReader(store: AssetStore, patience = PATIENCE): VersionFilesReader {
  const readings = new LRUCache<string, Reading>({ max: KEPT_VERSIONS });
  const begin = (id: string, manifest: WidgetManifest): Reading => {
    const files = readVersion(store, manifest);
    const reading: Reading = { files, soon: impatient(files, patience) };
    readings.set(id, reading);
    // who is late for `soon` may have nobody who waits
    reading.soon.catch(() => {});
    files.then(
      () => {
        reading.soon = files;
      },
      () => {
        if (readings.peek(id) === reading) readings.delete(id);
      },
    );
    return reading;
  };
  const readingOf = (manifest: WidgetManifest): Reading => {
    const id = `${manifest.name}@${manifest.version}`;
    return readings.get(id) ?? begin(id, manifest);
  };
  return {
    read: (manifest) => readingOf(manifest).files,
    readSoon: (manifest) => readingOf(manifest).soon,
  };
}
