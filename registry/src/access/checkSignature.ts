import { isSigned, type PublicKeys } from 'server-kit/release/publicKeys';
import { RequestError } from 'server-kit/http/requestError';
import type { WidgetManifest } from 'shared-contracts/widget';

/**
 * Returns the present keys, since a team may be added while the registry runs; undefined if no team
 * has a key.
 */
export type KeySource = () => PublicKeys | undefined;

/** Throws 422 if the widget has a key and its team did not sign this manifest. */
export function checkSignature(keys: KeySource, manifest: WidgetManifest, signature: string): void {
  const known = keys();
  if (!known?.has(manifest.name)) return;
  if (signature === '')
    throw new RequestError(422, `${manifest.name} must be signed with its team's key.`);
  if (!isSigned(known, manifest, signature))
    throw new RequestError(422, 'The signature is not that of this manifest.');
}
