import type { WidgetManifest } from 'shared-contracts/widget';
import { toId } from '../releases/versionId.ts';

type Version = Pick<WidgetManifest, 'name' | 'version'>;

/**
 * Which versions have painted on this server, and which ones a document just tries. A version is new
 * where another version of its widget has painted and it has not: nothing says yet that it paints at
 * all, so one document tries it, and the others do with its stand-in until it has painted or failed.
 */
export class FirstTries {
  private readonly lasts: number;
  private readonly now: () => number;
  private readonly painted = new Map<string, Set<string>>();
  /** The ends of the tries under way, by version. */
  private readonly tries = new Map<string, number>();

  /**
   * @param lasts milliseconds after which a try is over that nobody has ended
   * @param now milliseconds of a clock that never goes back
   */
  constructor(lasts: number, now: () => number) {
    this.lasts = lasts;
    this.now = now;
  }

  isNew({ name, version }: Version): boolean {
    const versions = this.painted.get(name);
    return versions !== undefined && !versions.has(version);
  }

  /** A document is about to render this version. */
  begin(version: Version): void {
    this.tries.set(toId(version), this.now() + this.lasts);
  }

  /** Returns the versions that a document tries at the moment. */
  underWay(): string[] {
    return [...this.tries].filter(([, end]) => end > this.now()).map(([id]) => id);
  }

  /** A first paint of this version has ended. Returns whether it was the first one that succeeded. */
  end(version: Version, hasPainted: boolean): boolean {
    this.tries.delete(toId(version));
    const versions = this.painted.get(version.name) ?? new Set();
    if (!hasPainted || versions.has(version.version)) return false;
    this.painted.set(version.name, versions.add(version.version));
    return true;
  }
}
