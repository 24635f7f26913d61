import { isNativeError } from 'node:util/types';
import type { Disk } from 'flydrive';

async function* listAll(disk: Disk, prefix: string, recursive: boolean) {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(prefix, {
      recursive,
      ...(paginationToken !== undefined && { paginationToken }),
    });
    yield* page.objects;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}

/** Returns the folders of the store that have the files of a widget's versions: `<name>/<version>`. */
export async function listFolders(disk: Disk, name: string): Promise<string[]> {
  const folders: string[] = [];
  try {
    for await (const each of listAll(disk, `${name}/`, false))
      if (each.isDirectory) folders.push(`${name}/${each.name}`);
  } catch (error) {
    if (!isNativeError(error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
  return folders;
}

/** What lies in a folder of the store. */
interface FolderContent {
  readonly bytes: number;
  /** When the last file was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Reads what lies below a folder. */
export async function readFolder(disk: Disk, folder: string): Promise<FolderContent> {
  let bytes = 0;
  let writtenAt = 0;
  for await (const each of listAll(disk, `${folder}/`, true)) {
    if (!each.isFile) continue;
    const { contentLength, lastModified } = await disk.getMetaData(each.key);
    bytes += contentLength;
    writtenAt = Math.max(writtenAt, lastModified.getTime());
  }
  return { bytes, writtenAt };
}
