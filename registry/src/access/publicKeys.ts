import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { manifestText } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';
import { Refusal } from '../errors/refusal.ts';

/** The Ed25519 keys with which the teams sign: several for one widget, so that one can be changed without a gap. */
export type PublicKeys = ReadonlyMap<string, readonly KeyObject[]>;
/** Those of now: a team may come while the registry runs. */
export type KeySource = () => PublicKeys;

/** `{"mf-results": ["<base64 of the SPKI form>"]}` */
export function parsePublicKeys(text: string): PublicKeys {
  if (text.trim() === '') return new Map();
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

/** A widget that has a key is published with its team's signature only. */
export function checkSignature(keys: KeySource, manifest: WidgetManifest, signature: string): void {
  const known = keys().get(manifest.name);
  if (!known) return;
  if (signature === '')
    throw new Refusal(422, `${manifest.name} must be signed with its team's key.`);
  const text = Buffer.from(manifestText(manifest));
  if (!known.some((key) => verify(null, text, key, Buffer.from(signature, 'base64'))))
    throw new Refusal(422, 'The signature is not that of this manifest.');
}
