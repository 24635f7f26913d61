/** R9.01: the least time between two reloads, in milliseconds. */
export const GUARD_WINDOW = 10_000;
const KEY = 'asashiba-reloads';
/** How many builds the guard remembers. */
const KEPT_BUILDS = 10;

export interface ReloadGuardOptions {
  /** Returns the tab's storage. May throw if the browser blocks it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether this document is itself a reload. Decides if the storage does not work. */
  readonly wasReloaded: boolean;
}

interface Reloads {
  readonly at: number;
  readonly builds: readonly string[];
}
const NONE: Reloads = { at: -Infinity, builds: [] };

function parse(text: string | null): Reloads {
  try {
    // The types are checked below, because other code may write to the storage.
    const { at, builds }: Partial<Reloads> = JSON.parse(text ?? '');
    return typeof at === 'number' && Array.isArray(builds) ? { at, builds } : NONE;
  } catch {
    return NONE;
  }
}

/**
 * R2.12: returns a function that allows or refuses a reload for a build. It refuses one within 10
 * seconds of the last, and a second one for the same build.
 */
export function reloadGuard({ storage, now, wasReloaded }: ReloadGuardOptions) {
  return (build: string): boolean => {
    try {
      const before = parse(storage().getItem(KEY));
      if (now() - before.at < GUARD_WINDOW || before.builds.includes(build)) return false;
      const text = JSON.stringify({
        at: now(),
        builds: [...before.builds, build].slice(-KEPT_BUILDS),
      });
      storage().setItem(KEY, text);
      return storage().getItem(KEY) === text;
    } catch {
      // The storage is blocked or full (fault 15).
      return !wasReloaded;
    }
  };
}
/** Returns whether a reload for this build is allowed now. */
export type ReloadGuard = ReturnType<typeof reloadGuard>;
