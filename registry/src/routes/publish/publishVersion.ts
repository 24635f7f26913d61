import type { AssetStore, WidgetFiles } from '../../assets/assetStore.ts';
import type { Publisher } from '../../access/teamTokens.ts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { RecordStore } from '../../records/recordStore.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { WidgetManifest } from 'shared-contracts/widget';
import { toFingerprint } from './toFingerprint.ts';

export interface Publication {
  readonly manifest: WidgetManifest;
  readonly files: WidgetFiles;
  readonly publisher: Publisher;
  readonly why: string;
}

/**
 * Files first, record last: a version that is listed is whole. `created` is false where this very version was there
 * already; nothing changes then, not even which version is live.
 */
export const publishVersion = async (
  { manifest, files, publisher, why }: Publication, records: RecordStore, assets: AssetStore, clock: Clock,
): Promise<{ record: VersionRecord; created: boolean }> => {
  const { name, version } = manifest;
  const fingerprint = toFingerprint(manifest);
  const known = records.find(name, version);
  if (known && known.fingerprint !== fingerprint) {
    throw new Refusal(409, `${name} ${version} is published already, with other content. A version never changes: raise it.`);
  }
  if (known) return { record: known, created: false };

  const at = new Date(clock()).toISOString();
  await assets.writeVersion(name, version, files);
  records.publish(
    { name, version, manifest, fingerprint, slots: manifest.slots, config: {}, publishedAt: at, publishedBy: publisher.name },
    { at, who: publisher.name, act: 'published', widget: name, version, why },
  );
  return { record: records.find(name, version)!, created: true };
};
