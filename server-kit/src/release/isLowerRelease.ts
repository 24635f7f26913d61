import { parse } from 'semver';

/**
 * Returns whether a version is a lower release than another: its major, minor and patch numbers
 * decide. Builds of one release (`1.2.0-b3f…`) have no order, since their hashes do not rise. Throws
 * for what is not a semantic version.
 */
export function isLowerRelease(version: string, than: string): boolean {
  return parse(version, {}, true).compareMain(parse(than, {}, true)) < 0;
}
