/** A package of `package-lock.json`; npm's documentation says its form. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** True for a package of this repository; `resolved` is its folder then. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
export type Lock = Readonly<Record<string, LockedPackage>>;

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The folder below the repository's root. */
  readonly path: string;
  /** The SPDX expression of the package, if it has one. */
  readonly licence: string | undefined;
  /** SHA-512 of its file from the registry, in base64. */
  readonly sha512: string | undefined;
}

/** The packages of this repository that an operator runs, or sends to visitors. */
export const SHIPPED_ROOTS = [
  'gateway',
  'registry',
  'shell',
  'staff-pages',
  'developer-overlay',
  'mf-ads',
  'mf-content',
  'mf-course',
  'mf-member-panel',
  'mf-results',
  'mf-search-form',
] as const;

/** Returns where Node finds a package that is imported in a folder, as a key of the lock. */
export function resolvePackage(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = lock[path];
    if (found) return found.link === true ? found.resolved : path;
    if (folder === '') return undefined;
  }
}

function toShipped(path: string, { version, license, integrity }: LockedPackage): ShippedPackage {
  return {
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: version ?? '',
    path,
    licence: license,
    sha512: integrity?.replace(/^sha512-/, ''),
  };
}

/**
 * Returns the packages from the registry of npm that these packages need to run, sorted by path.
 * Throws where the lock lacks one that is not optional.
 */
export function shippedPackages(lock: Lock, roots: readonly string[]): ShippedPackage[] {
  const seen = new Set<string>();
  const open: string[] = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lock[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolvePackage(lock, name, path);
      if (found !== undefined) open.push(found);
      else if (!(name in optionalDependencies))
        throw new Error(`package-lock.json has no ${name}, which ${path} needs.`);
    }
  }
  return [...seen]
    .filter((path) => path.includes('node_modules/'))
    .toSorted()
    .map((path) => toShipped(path, lock[path] ?? {}));
}
