import { createHash } from 'node:crypto';
import { manifestText } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';

/** Returns a hash of the manifest without its commit: equal for two builds with the same files. */
export function toFingerprint(manifest: WidgetManifest): string {
  return createHash('sha256')
    .update(manifestText({ ...manifest, commit: '' }))
    .digest('hex');
}
