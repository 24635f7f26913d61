import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { manifestText, type Discovery, type LiveVersion } from 'shared-contracts/release';
import { remotePath } from './versionFiles.ts';

/** The teams' Ed25519 public keys by widget; several where one is being changed. */
export type PublicKeys = ReadonlyMap<string, readonly KeyObject[]>;

/** `{"mf-results": ["<base64 of the SPKI form>"]}`; nothing is verified where it is empty. */
export function parsePublicKeys(text: string): PublicKeys | undefined {
  if (text.trim() === '') return undefined;
  const entries = Object.entries(JSON.parse(text) as Record<string, string | string[]>);
  return new Map(
    entries.map(([widget, keys]) => [
      widget,
      [keys]
        .flat()
        .map((key) =>
          createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
        ),
    ]),
  );
}

function isSigned(keys: PublicKeys, { extras: { manifest, signature } }: LiveVersion): boolean {
  const text = Buffer.from(manifestText(manifest));
  return (keys.get(manifest.name) ?? []).some((key) =>
    verify(null, text, key, Buffer.from(signature, 'base64')),
  );
}

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
    const isGood =
      standsHere(live) && hasItsHash(live) && (keys === undefined || isSigned(keys, live));
    if (!isGood) onRefused(`${live.extras.manifest.name}@${live.extras.manifest.version}`);
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
