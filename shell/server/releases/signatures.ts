import { isSigned, type PublicKeys } from 'server-kit/release/publicKeys';
import type { LiveVersion } from 'shared-contracts/release';
import { remotePath } from './versionFiles.ts';

/**
 * Returns whether the two hashes of the entry are equal: only the one in the manifest is signed.
 */
function hasItsHash({ metadata, extras: { manifest } }: LiveVersion): boolean {
  return metadata.integrity === manifest.files[manifest.entry]?.integrity;
}

/**
 * Returns whether the entry is on this site: its address is not signed, and no other site may serve
 * scripts.
 */
function standsHere({ url, extras: { manifest } }: LiveVersion): boolean {
  return url === remotePath(manifest, manifest.entry);
}

/**
 * Control 3: returns whether a version is on this site and, if there are keys, signed by its team.
 */
export function isTrusted(keys: PublicKeys | undefined, live: LiveVersion): boolean {
  const { manifest, signature } = live.extras;
  if (!standsHere(live) || !hasItsHash(live)) return false;
  return keys === undefined || isSigned(keys, manifest, signature);
}
