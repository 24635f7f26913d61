import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { Publisher } from '../../access/teamTokens.ts';
import type { WidgetFiles } from '../../assets/assetStore.ts';
import { RequestError } from 'server-kit/http/requestError';
import { passGate } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { refuseFrozen } from '../hold/refuseFrozen.ts';
import { toFingerprint } from './toFingerprint.ts';

export interface Publication {
  readonly manifest: WidgetManifest;
  readonly files: WidgetFiles;
  readonly signature: string;
  readonly publisher: Publisher;
  readonly why: string;
  /** Per cent of the visitors that it begins with; all without it. */
  readonly canary?: number | undefined;
  /** Per cents that it is raised to by itself. */
  readonly steps: readonly number[];
  /** Asks what would happen, and changes nothing. */
  readonly dryRun: boolean;
}

export interface Published {
  readonly record: VersionRecord | undefined;
  readonly created: boolean;
}

const pack = promisify(brotliCompress);

async function weigh({ scripts }: WidgetManifest, files: WidgetFiles): Promise<number> {
  const packed = await Promise.all(scripts.map((file) => pack(files.get(file)!)));
  return packed.reduce((sum, { length }) => sum + length, 0);
}

async function refuseHeldOrBusy(
  { manifest: { name }, canary }: Publication,
  records: ActRecords,
): Promise<void> {
  await refuseFrozen(name, 'be published', records);
  const trial = await records.trial(name);
  if (trial && canary !== undefined)
    throw new RequestError(
      409,
      `${name} ${trial.version} is on trial: raise it or take it back first.`,
    );
}

/** Who gets the new version: nobody where the widget is pinned, some for a canary, else everybody. */
async function giveVisitors(
  { manifest: { name, version }, canary, steps }: Publication,
  records: ActRecords,
  now: number,
): Promise<void> {
  if ((await records.widget(name)).hold === 'pinned') return;
  const stable = (await records.list(name)).find((record) => record.stable);
  if (canary === undefined || stable === undefined) return records.makeStable(name, version);
  await records.startTrial(name, version, now, steps);
  await records.giveShare(name, version, canary);
}

function differs({ name, version }: WidgetManifest): RequestError {
  return new RequestError(
    409,
    `${name} ${version} is published already, with other content. A version never changes: raise it.`,
  );
}

/**
 * Files first, record last: a version that is listed is whole. `created` is false where this very version was there
 * already; nothing changes then, not even which version is live.
 */
export function publishVersion(
  publication: Publication,
  { records, assets, clock, gate }: Registry,
): Promise<Published> {
  return records.act(async (act) => {
    const { manifest, files, signature, publisher, why, canary, dryRun } = publication;
    const { name, version } = manifest;
    const fingerprint = toFingerprint(manifest);
    const known = await act.find(name, version);
    if (known && known.fingerprint !== fingerprint) throw differs(manifest);
    if (known) {
      if (!dryRun) await assets.restoreVersion(name, version, files);
      return { record: known, created: false };
    }
    await refuseHeldOrBusy(publication, act);
    await passGate(manifest, act, gate, await weigh(manifest, files));
    if (dryRun) return { record: undefined, created: true };

    await assets.writeVersion(name, version, files);
    const at = new Date(clock()).toISOString();
    await act.addVersion({
      name,
      version,
      manifest,
      signature,
      fingerprint,
      publishedAt: at,
      publishedBy: publisher.name,
    });
    await giveVisitors(publication, act, clock());
    await act.write(
      toEntry(clock, publisher, {
        act: 'published',
        widget: name,
        version,
        why: canary === undefined ? why : `canary of ${canary} %. ${why}`.trim(),
      }),
    );
    return { record: await act.find(name, version), created: true };
  });
}
