import { isSigned, type PublicKeys } from 'server-kit/release/publicKeys';
import { RequestError } from 'server-kit/http/requestError';
import type { WidgetManifest } from 'shared-contracts/widget';

/**
 * Returns the present keys, since a team may be added while the registry runs; undefined if no team
 * has a key.
 */
export type KeySource = () => PublicKeys | undefined;

/**
 * Throws 422 if any widget has a key and this one's team did not sign this manifest: what has no key, or
 * another signature, no shell would show.
 */
export function checkSignature(keys: KeySource, manifest: WidgetManifest, signature: string): void {
  const known = keys();
  if (known === undefined || known.size === 0) return;
  if (!known.has(manifest.name))
    throw new RequestError(
      422,
      `${manifest.name} has no key here, so that no shell would show it: who runs the registry adds its team's public key to WIDGET_KEYS.`,
    );
  if (signature === '')
    throw new RequestError(422, `${manifest.name} must be signed with its team's key.`);
  if (!isSigned(known, manifest, signature))
    throw new RequestError(422, 'The signature is not that of this manifest.');
}
