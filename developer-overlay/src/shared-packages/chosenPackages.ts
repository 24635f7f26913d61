import { developerHook, type SharedPackages } from 'host-kit/developer-hook/developerHook';
import { withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** One copy of federation's runtime, which keeps the packages that it has given. */
interface Instance {
  readonly shareScopeMap?: Readonly<Record<string, SharedPackages>>;
}

export interface ChosenPackage {
  readonly name: string;
  readonly version: string;
  /** Whose bundle it came with: `shell`, or a widget's version. */
  readonly from: string;
  /** Who uses it: `shell`, or widgets' versions. */
  readonly users: readonly string[];
}

/**
 * Returns the share scopes of this document: the shell's, and those of federation's runtime, which
 * loads versions of earlier builds. Every copy of the runtime shares this list.
 */
function scopes(): readonly SharedPackages[] {
  const { __FEDERATION__: federation } = globalThis as {
    __FEDERATION__?: { readonly __INSTANCES__?: readonly Instance[] };
  };
  const instances = federation?.__INSTANCES__ ?? [];
  return [
    developerHook()?.packages ?? {},
    ...instances.map(({ shareScopeMap }) => shareScopeMap?.['default'] ?? {}),
  ];
}

const HOST = 'asashiba_shell';

/** Returns `mf-results@1.0.0` for the global name of a version in the release set; other names as they are. */
function ownerOf(instance: string, release: ReleaseSet): string {
  const widget = withLastGood(release).find(({ global }) => global === instance);
  if (widget) return `${widget.name}@${widget.version}`;
  return instance === HOST ? 'shell' : instance;
}

/** Returns the packages in the document's share scopes, by name and version. */
export function chosenPackages(
  release: ReleaseSet,
  all: readonly SharedPackages[] = scopes(),
): readonly ChosenPackage[] {
  const found = new Map<string, ChosenPackage>();
  for (const scope of all) {
    for (const [name, versions] of Object.entries(scope)) {
      for (const [version, { from, useIn = [] }] of Object.entries(versions)) {
        const known = found.get(`${name}@${version}`);
        found.set(`${name}@${version}`, {
          name,
          version,
          from: ownerOf(from, release),
          users: [
            ...new Set([...(known?.users ?? []), ...useIn.map((user) => ownerOf(user, release))]),
          ].sort(),
        });
      }
    }
  }
  return [...found.values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name, 'en') ||
      one.version.localeCompare(other.version, 'en', { numeric: true }),
  );
}
