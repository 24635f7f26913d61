import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { manifestText } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';

/**
 * The teams' public Ed25519 keys by widget. A widget may have several, so that a key can be
 * replaced without a gap.
 */
export type PublicKeys = ReadonlyMap<string, readonly KeyObject[]>;

function toKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
}

/**
 * Parses `{"mf-results": ["<base64 of the SPKI form>"]}`. Returns undefined for an empty text;
 * throws if the text is invalid.
 */
export function parsePublicKeys(text: string): PublicKeys | undefined {
  if (text.trim() === '') return undefined;
  const entries = Object.entries(JSON.parse(text) as Record<string, string | string[]>);
  return new Map(entries.map(([widget, keys]) => [widget, [keys].flat().map(toKey)]));
}

/**
 * Returns whether one of the widget's keys has signed the manifest; false for a widget without a
 * key.
 */
export function isSigned(keys: PublicKeys, manifest: WidgetManifest, signature: string): boolean {
  const text = Buffer.from(manifestText(manifest));
  const bytes = Buffer.from(signature, 'base64');
  return (keys.get(manifest.name) ?? []).some((key) => verify(null, text, key, bytes));
}
