import { withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** One version of a package in the share scope, as the federation runtime keeps it. */
interface Shared {
  readonly from: string;
  readonly useIn?: readonly string[];
  readonly loaded?: boolean;
  readonly eager?: boolean;
  readonly lib?: unknown;
}
interface Instance {
  readonly name: string;
  readonly shareScopeMap?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Shared>>>>>
  >;
}

export interface ChosenPackage {
  readonly name: string;
  readonly version: string;
  /** Whose bundle it came with: `shell`, or a widget's version. */
  readonly from: string;
  /** Who uses it: `shell`, or widgets' versions. */
  readonly users: readonly string[];
}

/** Returns the federation instances of this document. Every copy of the runtime shares this list. */
function instances(): readonly Instance[] {
  return (
    (globalThis as { __FEDERATION__?: { __INSTANCES__?: readonly Instance[] } }).__FEDERATION__
      ?.__INSTANCES__ ?? []
  );
}

const HOST = 'asashiba_shell';

/** Returns `mf-results@1.0.0` for the global name of a version in the release set; other names as they are. */
function ownerOf(instance: string, release: ReleaseSet): string {
  const widget = withLastGood(release).find(({ global }) => global === instance);
  if (widget) return `${widget.name}@${widget.version}`;
  return instance === HOST ? 'shell' : instance;
}

/** Returns the packages in the document's share scope, by name and version. Host and remotes share one scope. */
export function chosenPackages(
  release: ReleaseSet,
  all: readonly Instance[] = instances(),
): readonly ChosenPackage[] {
  const found = new Map<string, ChosenPackage>();
  for (const { shareScopeMap = {} } of all) {
    for (const [name, versions] of Object.entries(shareScopeMap['default'] ?? {})) {
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
