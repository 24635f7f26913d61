import { watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Milliseconds without a further change before the work begins, because editors write a file in
 * several steps.
 */
const QUIET = 150;

/**
 * Calls `onChange` with the changed paths, one call at a time; the paths and `folders` start at `root`.
 * A folder that ends with `/` is watched with all that it holds. Returns a function that stops watching.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (paths: string[]) => Promise<void>,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const work = async () => {
    if (busy || changed.size === 0) return;
    busy = true;
    const paths = [...changed];
    changed.clear();
    await onChange(paths);
    busy = false;
    void work();
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: folder.endsWith('/') }, (_, path) => {
      if (path === null) return;
      changed.add(`${folder.replace(/\/$/, '')}/${path.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
