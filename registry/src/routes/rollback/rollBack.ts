import type { Publisher } from '../../access/teamTokens.ts';
import { RequestError } from 'server-kit/http/requestError';
import { passGate } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { AuditEntry, VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { tellTrialEnd } from '../../trial/tellTrialEnd.ts';
import { giveToAll } from '../../watch/giveToAll.ts';
import { refuseFrozen } from '../hold/refuseFrozen.ts';
import { refuseAnother } from '../versions/refuseAnother.ts';
import { refuseCollected } from '../versions/refuseCollected.ts';

export interface RollbackWish {
  readonly name: string;
  readonly version?: string;
  /** The version that shall go. Default: whichever is on trial, else the stable one. */
  readonly of?: string;
  readonly withdraw: boolean;
  readonly reason: string;
}

/**
 * Returns the version to return to. Throws 409 without an earlier version and for one that was taken
 * back or collected, and 404 for an unknown one.
 */
function findTarget(
  { name, version }: RollbackWish,
  versions: readonly VersionRecord[],
  present: VersionRecord | undefined,
): VersionRecord {
  const target =
    version === undefined
      ? versions.find(
          ({ sequence, withdrawn, proven, collected }) =>
            !withdrawn &&
            !collected &&
            proven &&
            present !== undefined &&
            sequence < present.sequence,
        )
      : versions.find((record) => record.version === version);
  if (target?.withdrawn)
    throw new RequestError(
      409,
      `${name} ${target.version} was taken back, and what was taken back never runs again. Publish it under a new version number.`,
    );
  if (target) refuseCollected(target);
  if (target) return target;
  throw version === undefined
    ? new RequestError(409, `${name} has no earlier version to go back to.`)
    : new RequestError(404, `${name} ${version} was never published.`);
}

/**
 * Ends a trial: all visitors get the stable version again, which needs no contract gate since it is
 * live. Returns that version, or undefined if there is no trial.
 */
export async function takeBack(
  name: string,
  reason: string,
  publisher: Pick<Publisher, 'name'>,
  records: ActRecords,
  { clock }: Pick<Registry, 'clock'>,
  act: AuditEntry['act'] = 'taken-back',
): Promise<VersionRecord | undefined> {
  const trial = await records.trial(name);
  const stable = (await records.list(name)).find((record) => record.stable);
  if (!trial || !stable) return undefined;
  await records.makeStable(name, stable.version, [trial.version]);
  await records.write(
    toEntry(clock, publisher, { act, widget: name, version: trial.version, why: reason }),
  );
  return records.find(name, stable.version);
}

/**
 * The versions that a way back to `target` leaves: the present one, and those between that all visitors
 * have had. What nobody has had yet is left to its team.
 */
function leftBehind(
  target: VersionRecord,
  present: VersionRecord,
  versions: readonly VersionRecord[],
): string[] {
  return versions
    .filter(
      ({ proven, withdrawn, sequence }) =>
        proven && !withdrawn && target.sequence < sequence && sequence <= present.sequence,
    )
    .map(({ version }) => version);
}

/** What the log says of a rollback: its reason, and which others it takes back beside the present version. */
function toWhy({ reason }: RollbackWish, left: readonly string[]): string {
  return left.length > 1 ? `takes back ${left.join(', ')}. ${reason}` : reason;
}

/**
 * Takes back the canary if there is one. Otherwise gives all visitors to an earlier version and
 * withdraws the present one and those between, which never run again. A later version by name that was
 * not withdrawn becomes live again. Throws 409 or 404 without a target, 409 if another version would go
 * than the one that shall, or if the contract gate refuses the target, and 423 if a frozen widget would
 * get a later version.
 */
export async function rollBack(
  wish: RollbackWish,
  publisher: Publisher,
  records: ActRecords,
  registry: Pick<Registry, 'gate' | 'clock'>,
): Promise<VersionRecord> {
  const { name, of } = wish;
  const versions = await records.list(name);
  const present = versions.find(({ stable }) => stable);
  const running = await records.trial(name);
  const trial = wish.version === undefined ? running : undefined;
  if (wish.version === undefined || wish.version !== present?.version)
    await refuseAnother({ name, of, changed: (trial ?? present)?.version }, records);
  const onTrial =
    trial && (await takeBack(name, wish.reason, publisher, records, registry, 'rolled-back'));
  if (onTrial) return onTrial;
  const target = findTarget(wish, versions, present);
  if (target.stable && target.traffic === 100) return target;
  const isForward = present === undefined || target.sequence > present.sequence;
  if (isForward) await refuseFrozen(name, 'be brought forward', records);
  await passGate(target.manifest, records, registry.gate);
  const left = isForward || !wish.withdraw ? [] : leftBehind(target, present, versions);
  if (isForward) await giveToAll(name, target.version, records, registry.clock());
  else await records.makeStable(name, target.version, left);
  await records.write(
    toEntry(registry.clock, publisher, {
      act: 'rolled-back',
      widget: name,
      version: target.version,
      why: toWhy(wish, left),
    }),
  );
  if (running && running.version !== target.version)
    await tellTrialEnd(running, target.version, publisher, records, registry.clock);
  return records.get(name, target.version);
}
