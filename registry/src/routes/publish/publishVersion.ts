import type { WidgetManifest } from 'shared-contracts/widget';
import type { Publisher } from '../../access/teamTokens.ts';
import type { WidgetFiles } from '../../assets/assetStore.ts';
import { RequestError } from 'server-kit/http/requestError';
import { isLowerRelease } from 'server-kit/release/isLowerRelease';
import { passGate } from '../../gate/passGate.ts';
import { type Sent, waivedComplaints, type WaivableCheck } from '../../gate/sentChecks.ts';
import { weigh } from '../../gate/weight/index.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { refuseFrozen } from '../hold/refuseFrozen.ts';
import { refuseCollected } from '../versions/refuseCollected.ts';
import { toFingerprint } from './toFingerprint.ts';
import { tellTrialEnd } from '../../trial/tellTrialEnd.ts';
import { giveShare } from '../start/giveShare.ts';
import { tryVersion } from './tryVersion.ts';
import { withClaim } from './withClaim.ts';

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
  /** Whether nobody gets the version yet: it can be previewed, and started later. */
  readonly unreleased: boolean;
  /** Whether the team means it where the version is lower than the one that visitors have. */
  readonly goingBack: boolean;
  /** Checks the publish without any change. */
  readonly dryRun: boolean;
  /** The checks that an operator waives for this version. */
  readonly waive: readonly WaivableCheck[];
}

export interface Published {
  /** The published version; undefined after a dry run of a new version. */
  readonly record: VersionRecord | undefined;
  /** Whether the version is new; false if it was published before. */
  readonly created: boolean;
}

/** Returns what only a publish knows of a version. It is found outside of any act, since it takes time. */
async function toSent({ manifest, files, waive }: Publication, registry: Registry): Promise<Sent> {
  return {
    weight: await weigh(manifest, files),
    ...(await tryVersion(manifest, files, registry)),
    waived: waive,
  };
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

/** Throws 409 for a version that is lower than the one that visitors have, except where it is meant. */
async function refuseLower(
  { manifest: { name, version }, goingBack }: Publication,
  records: ActRecords,
): Promise<void> {
  const stable = (await records.list(name)).find((record) => record.stable);
  if (!goingBack && stable && isLowerRelease(version, stable.version))
    throw new RequestError(
      409,
      `${name} ${version} is lower than ${stable.version}, which visitors have. Choose a higher version number, or publish it with --going-back if that is meant.`,
    );
}

/**
 * Gives the new version to nobody if it is unreleased or the widget is pinned, to a share of the
 * visitors if it is a canary, else to all.
 */
async function giveVisitors(
  { manifest: { name, version }, canary = 100, steps, unreleased }: Publication,
  records: ActRecords,
  now: number,
): Promise<void> {
  if (unreleased || (await records.widget(name)).hold === 'pinned') return;
  await giveShare({ name, version, traffic: canary, steps }, records, now);
}

function differs({ name, version }: WidgetManifest): RequestError {
  return new RequestError(
    409,
    `${name} ${version} is published already, with other content. Choose a new version number.`,
  );
}

/**
 * Returns the version if it is published already. Throws 409 if its content differs, if it is lower
 * than the live one, or if another canary runs, and 423 if the widget is frozen: what needs no run of
 * the version.
 */
async function findOrRefuse(
  publication: Publication,
  records: ActRecords,
): Promise<VersionRecord | undefined> {
  const { manifest } = publication;
  const known = await records.find(manifest.name, manifest.version);
  if (known && known.fingerprint !== toFingerprint(manifest)) throw differs(manifest);
  if (known) {
    refuseCollected(known);
    return known;
  }
  await refuseHeldOrBusy(publication, records);
  await refuseLower(publication, records);
  return undefined;
}

/** Says in the log which complaints an operator has waived, and why. */
async function tellWaived(
  { manifest, publisher, why }: Publication,
  sent: Sent,
  records: ActRecords,
  clock: Registry['clock'],
): Promise<void> {
  const { name, version } = manifest;
  const waived = waivedComplaints({ manifest, live: await records.live() }, sent);
  if (waived.length === 0) return;
  await records.write(
    toEntry(clock, publisher, {
      act: 'waived',
      widget: name,
      version,
      why: `${waived.join(' ')} ${why}`,
    }),
  );
}

/** Says in the log who has got the version, where that is not everybody, whatever was asked for. */
function toManner({ stable, traffic }: VersionRecord): string {
  if (stable) return '';
  return traffic === 0 ? 'for nobody yet. ' : `canary of ${traffic} %. `;
}

/** Records a version whose files are written, and gives it its visitors. */
async function addVersion(
  publication: Publication,
  records: ActRecords,
  clock: Registry['clock'],
): Promise<VersionRecord> {
  const { manifest, signature, publisher, why } = publication;
  const { name, version } = manifest;
  await records.addVersion({
    name,
    version,
    manifest,
    signature,
    fingerprint: toFingerprint(manifest),
    publishedAt: new Date(clock()).toISOString(),
    publishedBy: publisher.name,
  });
  const before = await records.trial(name);
  await giveVisitors(publication, records, clock());
  const record = await records.get(name, version);
  await records.write(
    toEntry(clock, publisher, {
      act: 'published',
      widget: name,
      version,
      why: `${toManner(record)}${why}`.trim(),
    }),
  );
  if (before && (await records.trial(name)) === undefined)
    await tellTrialEnd(before, version, publisher, records, clock);
  return record;
}

/**
 * Publishes a version. It writes the files before the record, so that every listed version is
 * complete, and outside of any act, so that a slow store holds up no rollback. A version that was
 * published before keeps its state; only its missing files are restored. Throws 409 if its content
 * differs, if it is lower than the live one and not meant to be, if the contract gate refuses it
 * before or after the files were written, or if another canary runs, and 423 if the widget is frozen. A new
 * version is run, mounted and weighed before; what an operator has waived stands in the log.
 */
export async function publishVersion(
  publication: Publication,
  registry: Registry,
): Promise<Published> {
  const { records, assets, clock } = registry;
  const { manifest, files, dryRun } = publication;
  const { name, version } = manifest;
  // versions are run one by one: what is refused anyway, or published already, holds up nobody
  const published = await records.act((act) => findOrRefuse(publication, act));
  if (published) {
    if (!dryRun) await assets.restoreVersion(name, version, files);
    return { record: published, created: false };
  }
  const sent = await toSent(publication, registry);
  const check = async (act: ActRecords) => {
    // others may have acted while it ran
    const known = await findOrRefuse(publication, act);
    if (!known) await passGate(manifest, act, registry.gate, sent);
    return known;
  };
  if (dryRun) {
    const record = await records.act(check);
    return { record, created: record === undefined };
  }
  const { known: record, isNew } = await withClaim(
    manifest,
    check,
    async (held) => {
      await assets.writeVersion(name, version, files, held.check);
      return records.act(async (act) => {
        await held.end(act);
        // others may have acted while the files were written
        await check(act);
        await tellWaived(publication, sent, act, clock);
        return addVersion(publication, act, clock);
      });
    },
    registry,
  );
  if (!isNew) await assets.restoreVersion(name, version, files);
  return { record, created: isNew };
}
