import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, type ShippedPackage, shippedPackages } from '../build/bill/shippedPackages.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';

interface WithPeers {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Reads the lock file; npm writes it. */
export function readLock(): Lock {
  const text = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { readonly packages: Lock }).packages;
}

/**
 * Returns the packages from the registry of npm that a server needs: those that it imports, all that
 * these need, and what one of them loads only where it is there (the drivers of a store), if the
 * server itself asks for it.
 */
export function neededPackages(
  lock: Lock,
  folder: string,
  imported: ReadonlySet<string>,
): readonly ShippedPackage[] {
  const asked = lock[folder]?.dependencies ?? {};
  const needed = shippedPackages(lock, [...imported]);
  const drivers = needed
    .flatMap(({ path }) =>
      Object.keys((lock[path] as WithPeers | undefined)?.peerDependencies ?? {}),
    )
    .filter((name) => name in asked)
    .map((name) => `node_modules/${name}`);
  return shippedPackages(lock, [...imported, ...drivers]);
}
