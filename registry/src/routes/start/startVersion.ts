import { RequestError } from 'server-kit/http/requestError';
import { isLowerRelease } from 'server-kit/release/isLowerRelease';
import type { Publisher } from '../../access/teamTokens.ts';
import { passGate } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { refuseFrozen } from '../hold/refuseFrozen.ts';
import { refuseCollected } from '../versions/refuseCollected.ts';
import { type FirstShare, giveShare } from './giveShare.ts';

export interface StartWish extends FirstShare {
  readonly reason: string;
}

/** Throws 404 or 409 for a version that cannot be started. */
function refuseUnfit(
  { name, version }: StartWish,
  wanted: VersionRecord | undefined,
  stable: VersionRecord | undefined,
): asserts wanted is VersionRecord {
  if (!wanted) throw new RequestError(404, `${name} ${version} was never published.`);
  if (wanted.traffic > 0) throw new RequestError(409, `${name} ${version} has visitors already.`);
  if (wanted.withdrawn)
    throw new RequestError(
      409,
      `${name} ${version} was taken back, and what was taken back never runs again. Publish it under a new version number.`,
    );
  refuseCollected(wanted);
  if (stable && (isLowerRelease(version, stable.version) || wanted.sequence < stable.sequence))
    throw new RequestError(
      409,
      `${name} ${version} is older than ${stable.version}, which visitors have: rollback returns to it.`,
    );
}

/**
 * Gives visitors to a version that was published for nobody: a share of them, or all. It must pass the
 * contract gate again. Throws 404 for an unknown version, 409 for one that has visitors, was taken back or
 * collected, or is older than the one that visitors have, and while another is on trial, and 423 if the
 * widget is frozen.
 */
export async function startVersion(
  wish: StartWish,
  publisher: Pick<Publisher, 'name'>,
  records: ActRecords,
  { gate, clock }: Pick<Registry, 'gate' | 'clock'>,
): Promise<VersionRecord> {
  const { name, version, traffic, steps, reason } = wish;
  await refuseFrozen(name, 'be started', records);
  const trial = await records.trial(name);
  if (trial)
    throw new RequestError(
      409,
      `${name} ${trial.version} is on trial: raise it or take it back first.`,
    );
  const wanted = await records.find(name, version);
  const stable = (await records.list(name)).find((record) => record.stable);
  refuseUnfit(wish, wanted, stable);
  await passGate(wanted.manifest, records, gate);
  await giveShare({ name, version, traffic, steps }, records, clock());
  // the first version of a widget is for all, whatever its share
  const { stable: isForAll } = await records.get(name, version);
  await records.write(
    toEntry(clock, publisher, {
      act: 'started',
      widget: name,
      version,
      why: `${isForAll ? 'for all visitors' : `canary of ${traffic} %`}. ${reason}`,
    }),
  );
  return records.get(name, version);
}
