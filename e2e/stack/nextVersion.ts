let versions = 0;

/**
 * Returns a version that nobody has published to this worker's registry, higher than those that it
 * returned before: the specs of a worker share its registry, and their order is not theirs to know.
 */
export function nextVersion(): string {
  versions += 1;
  return `2.0.${versions}`;
}
