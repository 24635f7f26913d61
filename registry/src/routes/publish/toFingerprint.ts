import { createHash } from 'node:crypto';
import { manifestText } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';

/** Equal for two builds of the same files and the same promises; the commit that they came from does not count. */
export function toFingerprint(manifest: WidgetManifest): string {
  return createHash('sha256')
    .update(manifestText({ ...manifest, commit: '' }))
    .digest('hex');
}
