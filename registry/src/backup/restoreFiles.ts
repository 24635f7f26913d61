import type { Disk } from 'flydrive';
import type { RestoreTarget } from 'server-kit/backup/runRestore';

/** Writes the files of a backup to the store, but those that are there already. */
export function restoreFiles(disk: Disk): NonNullable<RestoreTarget['restoreFiles']> {
  return async ({ manifest }, { contents }) => {
    for (const [key, content] of Object.entries(manifest.files)) {
      const bytes = await contents.read(content);
      const present = await disk.getBytes(key).then(Buffer.from, () => undefined);
      if (!present?.equals(bytes)) await disk.put(key, bytes);
    }
  };
}
