import { LIMITS } from './limits.ts';

/** How one version has done on this server: whether it has painted, and its last stops. */
export class RenderRecord {
  private readonly now: () => number;
  private hasPainted: boolean;
  /** The times of the last stops, crashes and first paints that wanted too much. */
  private stops: number[] = [];

  /** `isNew`: nothing speaks for the version yet. `now` returns milliseconds since 1970. */
  constructor(isNew: boolean, now: () => number) {
    this.hasPainted = !isNew;
    this.now = now;
  }

  /** Whether it has painted since its last stop, or is no new version and was never stopped. */
  get isProven(): boolean {
    return this.hasPainted;
  }

  /** Whether it had too many stops, so that the server renders nothing of it for a while. */
  get isBanned(): boolean {
    this.stops = this.stops.filter((at) => at > this.now() - LIMITS.stopWindow);
    return this.stops.length >= LIMITS.stops;
  }

  paints(): void {
    this.hasPainted = true;
  }

  stopped(): void {
    this.stops.push(this.now());
    this.hasPainted = false;
  }
}
