import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { manifestText } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';

/** The Ed25519 keys with which the teams sign, by widget: several for one, so that one can be changed without a gap. */
export type PublicKeys = ReadonlyMap<string, readonly KeyObject[]>;

function toKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}

/** The keys in `{"mf-results": ["<base64 of the SPKI form>"]}`; undefined for an empty text. Throws for anything else. */
export function parsePublicKeys(text: string): PublicKeys | undefined {
  if (text.trim() === '') return undefined;
  const entries = Object.entries(JSON.parse(text) as Record<string, string | string[]>);
  return new Map(entries.map(([widget, keys]) => [widget, [keys].flat().map(toKey)]));
}

/** Whether one of the widget's keys has signed the manifest; a widget without a key has no signature. */
export function isSigned(keys: PublicKeys, manifest: WidgetManifest, signature: string): boolean {
  const text = Buffer.from(manifestText(manifest));
  const bytes = Buffer.from(signature, 'base64');
  return (keys.get(manifest.name) ?? []).some((key) => verify(null, text, key, bytes));
}
