import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RequestError } from 'server-kit/http/requestError';
import { create } from 'tar';
import type { AssetStore, WidgetFiles } from '../../assets/assetStore.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';

/** Reads what a team has published, with the manifest that it has signed. */
async function readFiles(
  { name, version, manifest }: VersionRecord,
  assets: AssetStore,
): Promise<WidgetFiles> {
  const files = new Map<string, Buffer>([['widget.json', Buffer.from(JSON.stringify(manifest))]]);
  for (const path of Object.keys(manifest.files)) {
    // oxlint-disable-next-line no-await-in-loop -- a store is not asked for hundreds at once
    const bytes = await assets.read(`${name}/${version}/${path}`);
    if (!bytes) throw new RequestError(409, `The store has no file ${path} of ${name} ${version}.`);
    files.set(path, bytes);
  }
  return files;
}

/**
 * Returns a version as a gzip tar, as a publish takes it: the manifest and the files that it names.
 * Throws 409 where the store lacks a file.
 */
export async function packVersion(record: VersionRecord, assets: AssetStore): Promise<Buffer> {
  const files = await readFiles(record, assets);
  const folder = await mkdtemp(join(tmpdir(), 'registry-version-'));
  try {
    for (const [path, bytes] of files) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await mkdir(dirname(join(folder, path)), { recursive: true });
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(join(folder, path), bytes);
    }
    return await create({ cwd: folder, gzip: true, portable: true }, [...files.keys()]).concat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
