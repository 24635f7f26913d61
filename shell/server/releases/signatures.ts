import { isSigned, type PublicKeys } from 'server-kit/release/publicKeys';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { remotePath } from './versionFiles.ts';

/** The entry's hash stands twice in the answer; only the one in the manifest is signed. */
function hasItsHash({ metadata, extras: { manifest } }: LiveVersion): boolean {
  return metadata.integrity === manifest.files[manifest.entry]?.integrity;
}

/** The address is in no signed part either: from any other than our own nothing is loaded, with keys or without. */
function standsHere({ url, extras: { manifest } }: LiveVersion): boolean {
  return url === remotePath(manifest, manifest.entry);
}

/** The answer without versions that no known key has signed, or that stand elsewhere: what is missing or wrong is refused (control 3). */
export function onlySigned(
  keys: PublicKeys | undefined,
  answer: Discovery,
  onRefused: (id: string) => void,
): Discovery {
  const keep = (live: LiveVersion): boolean => {
    const { manifest, signature } = live.extras;
    const isGood =
      standsHere(live) &&
      hasItsHash(live) &&
      (keys === undefined || isSigned(keys, manifest, signature));
    if (!isGood) onRefused(`${manifest.name}@${manifest.version}`);
    return isGood;
  };
  return {
    ...answer,
    microFrontends: Object.fromEntries(
      Object.entries(answer.microFrontends).map(([name, versions]) => [
        name,
        versions.filter(keep),
      ]),
    ),
  };
}
