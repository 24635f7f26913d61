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

/** A slot has one owner: a team cannot take another's by publishing. Moving it is the registry's act. */
const refuseTakenSlots = ({ name, slots }: WidgetManifest, records: RecordStore): void => {
  for (const live of records.live()) {
    const taken = live.name === name ? undefined : slots.find((slot) => live.slots.includes(slot));
    if (taken !== undefined) throw new Refusal(409, `The slot ${taken} belongs to ${live.name}.`);
  }
};

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
  if (known) {
    await assets.restoreVersion(name, version, files);
    return { record: known, created: false };
  }
  refuseTakenSlots(manifest, records);

  const at = new Date(clock()).toISOString();
  await assets.writeVersion(name, version, files);
  records.publish(
    { name, version, manifest, fingerprint, slots: manifest.slots, config: {}, publishedAt: at, publishedBy: publisher.name },
    { at, who: publisher.name, act: 'published', widget: name, version, why },
  );
  return { record: records.find(name, version)!, created: true };
};
