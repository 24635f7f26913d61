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
  /** The canary's first share of the visitors, in per cent; undefined gives the version to all. */
  readonly canary?: number | undefined;
  /** The shares, in per cent, to which the registry raises the canary. */
  readonly steps: readonly number[];
  /** Checks the publish without any change. */
  readonly dryRun: boolean;
}

export interface Published {
  /** The published version; undefined after a dry run of a new version. */
  readonly record: VersionRecord | undefined;
  /** Whether the version is new; false if it was published before. */
  readonly created: boolean;
}

const pack = promisify(brotliCompress);

function contentOf(files: WidgetFiles, path: string): Buffer {
  const content = files.get(path);
  if (!content) throw new RequestError(422, `${path} was not sent.`);
  return content;
}

/** Returns the bytes (brotli) of script that the widget loads at its first paint. */
async function weigh({ scripts }: WidgetManifest, files: WidgetFiles): Promise<number> {
  const packed = await Promise.all(scripts.map((file) => pack(contentOf(files, file))));
  return packed.reduce((sum, { length }) => sum + length, 0);
}

/** Throws 423 for a frozen widget, and 409 for a second canary. */
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

/**
 * Gives the new version to nobody if the widget is pinned, to a share of the visitors if it is a
 * canary, else to all.
 */
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
    `${name} ${version} is published already, with other content. Choose a new version number.`,
  );
}

/**
 * Publishes a version. It writes the files before the record, so that every listed version is
 * complete. A version that was published before keeps its state; only its missing files are
 * restored. Throws 409 if its content differs, if the contract gate refuses it, or if another
 * canary runs, and 423 if the widget is frozen.
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
