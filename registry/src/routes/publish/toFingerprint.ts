import { createHash } from 'node:crypto';
import type { WidgetManifest } from 'shared-contracts/widget';

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, inOrder(inner)]));
};

/** Equal for two builds of the same files and the same promises; the commit that they came from does not count. */
export const toFingerprint = (manifest: WidgetManifest): string =>
  createHash('sha256').update(JSON.stringify(inOrder({ ...manifest, commit: '' }))).digest('hex');
