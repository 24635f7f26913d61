import { watch } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** An editor writes a file in several steps; this long (milliseconds) nothing more must come. */
const QUIET = 150;

/** Calls `onChange` with the changed paths below the repository's root, never twice at once. Answers with the end of it. */
export function watchSources(
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
    watch(join(repositoryRoot, folder), { recursive: true }, (_, path) => {
      if (path === null) return;
      changed.add(`${folder}/${path.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
