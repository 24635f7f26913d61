/** R9.01. */
export const GUARD_WINDOW = 10_000;
const KEY = 'asashiba-reloads';
const KEPT_BUILDS = 10;

export interface ReloadGuardOptions {
  /** Throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether this document itself is a reload: all that is known where nothing can be kept. */
  readonly wasReloaded: boolean;
}

interface Reloads {
  readonly at: number;
  readonly builds: readonly string[];
}
const NONE: Reloads = { at: -Infinity, builds: [] };

function parse(text: string | null): Reloads {
  try {
    const { at, builds } = JSON.parse(text ?? '') as Partial<Reloads>;
    return typeof at === 'number' && Array.isArray(builds) ? { at, builds } : NONE;
  } catch {
    return NONE;
  }
}

/** R2.12: lets one reload pass: none within 10 seconds of the last, and none twice for the same build. */
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
      // storage is blocked or full (fault 15)
      return !wasReloaded;
    }
  };
}
export type ReloadGuard = ReturnType<typeof reloadGuard>;
