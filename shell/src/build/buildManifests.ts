import { buildManifestPath } from './latestBuild.ts';

export interface BuildManifests {
  /** Whether the manifest of this build was there when it was last asked for. */
  isComplete(build: string): boolean;
  /** Asks for the manifest of a build. Never rejects. */
  check(build: string): Promise<void>;
}

/**
 * R8.07: remembers which builds have a manifest. A build without one is not deployed completely.
 * `onFailure` is called at the first failure of each build. `fetchManifest` rejects if there is
 * none.
 */
export function buildManifests(
  fetchManifest: (path: string) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): BuildManifests {
  const complete = new Map<string, boolean>();
  return {
    isComplete: (build) => complete.get(build) === true,
    async check(build) {
      try {
        await fetchManifest(buildManifestPath(build));
        complete.set(build, true);
      } catch (error) {
        if (!complete.has(build)) onFailure(error);
        complete.set(build, false);
      }
    },
  };
}
