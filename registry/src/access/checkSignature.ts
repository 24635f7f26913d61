import { isSigned, type PublicKeys } from 'server-kit/release/publicKeys';
import { RequestError } from 'server-kit/http/requestError';
import type { WidgetManifest } from 'shared-contracts/widget';

/** The keys of now: a team may come while the registry runs. Undefined while no team has one. */
export type KeySource = () => PublicKeys | undefined;

/** A widget that has a key is published with its team's signature only. */
export function checkSignature(keys: KeySource, manifest: WidgetManifest, signature: string): void {
  const known = keys();
  if (!known?.has(manifest.name)) return;
  if (signature === '')
    throw new RequestError(422, `${manifest.name} must be signed with its team's key.`);
  if (!isSigned(known, manifest, signature))
    throw new RequestError(422, 'The signature is not that of this manifest.');
}
