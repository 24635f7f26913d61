import type { WidgetManifest } from 'shared-contracts/widget';
import { toId } from '../releases/versionId.ts';
import { LIMITS } from 'server-kit/renderer/limits';

type Version = Pick<WidgetManifest, 'name' | 'version'>;

/** A pause of a version that is not to be rendered. */
interface Rest {
  /** The time at which it ends. */
  readonly until: number;
  /** Milliseconds. */
  readonly lasts: number;
}

/**
 * Which versions are known to paint on this server. A version is new where another version of its
 * widget has painted and it has not, or no longer does: nothing says that it paints at all. One that
 * has failed its try rests, each time twice as long.
 */
export class FirstTries {
  private readonly now: () => number;
  /** The versions that paint, by widget. */
  private readonly trusted = new Map<string, Set<string>>();
  private readonly rests = new Map<string, Rest>();

  /** `now` returns the milliseconds of a clock that never goes back. */
  constructor(now: () => number) {
    this.now = now;
  }

  isNew({ name, version }: Version): boolean {
    const versions = this.trusted.get(name);
    return versions !== undefined && versions.size > 0 && !versions.has(version);
  }

  /** Returns whether a version is new and does not rest. */
  isDue(version: Version): boolean {
    return this.isNew(version) && !this.isResting(version);
  }

  /** A version paints. Returns whether this is news; nothing is while it rests. */
  pass(version: Version): boolean {
    const { name } = version;
    const versions = this.trusted.get(name) ?? new Set();
    if (versions.has(version.version) || this.isResting(version)) return false;
    this.trusted.set(name, versions.add(version.version));
    return true;
  }

  /** A version does not paint, or does so no more: it is new again, and rests. */
  fail(version: Version): void {
    if (this.isResting(version)) return;
    const before = this.rests.get(toId(version))?.lasts ?? 0;
    const lasts = Math.min(Math.max(LIMITS.rest, 2 * before), LIMITS.longestRest);
    this.rests.set(toId(version), { until: this.now() + lasts, lasts });
    this.trusted.get(version.name)?.delete(version.version);
  }

  isResting(version: Version): boolean {
    return (this.rests.get(toId(version))?.until ?? -Infinity) > this.now();
  }
}
