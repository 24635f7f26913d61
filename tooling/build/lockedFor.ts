import { type Lock, resolvePackage } from './bill/shippedPackages.ts';

function isWidget(path: string): boolean {
  return /^mf-[^/]+$/.test(path);
}

/**
 * Returns what `package-lock.json` says of the packages that a build of `folder` (below the repository's
 * root) may read: all that a package of this repository needs, but for what other widgets alone need. So
 * a team that adds a package, or a widget, leaves the builds of its neighbours as they were.
 */
export function lockedFor(lock: Lock, folder: string): Lock {
  const ours = Object.keys(lock).filter((path) => !path.includes('node_modules/'));
  const needed = new Map<string, Lock[string]>();
  const open = ours.filter((path) => !isWidget(path) || path === folder);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = lock[path];
    if (needed.has(path) || entry === undefined) continue;
    needed.set(path, entry);
    const names = Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
      ...(!path.includes('node_modules/') && entry.devDependencies),
    });
    for (const name of names) {
      const found = resolvePackage(lock, name, path);
      if (found !== undefined && (!isWidget(found) || found === folder)) open.push(found);
    }
  }
  return Object.fromEntries([...needed].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
