import { withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** A package of the share scope, as federation keeps it. */
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
  /** Who brought it: `shell`, or a widget's version. */
  readonly from: string;
  /** Who runs on it. */
  readonly users: readonly string[];
}

/** What every copy of the federation runtime in a document shares. */
function instances(): readonly Instance[] {
  return (
    (globalThis as { __FEDERATION__?: { __INSTANCES__?: readonly Instance[] } }).__FEDERATION__
      ?.__INSTANCES__ ?? []
  );
}

const HOST = 'asashiba_shell';

/** `mf-results@1.0.0` of the global name of a version that the release set knows. */
function ownerOf(instance: string, release: ReleaseSet): string {
  const widget = withLastGood(release).find(({ global }) => global === instance);
  if (widget) return `${widget.name}@${widget.version}`;
  return instance === HOST ? 'shell' : instance;
}

/** The versions in the document's share scope, and whose they are. The scope is one object for host and remotes. */
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
