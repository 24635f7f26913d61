import type { Publisher } from '../../access/teamTokens.ts';
import { RequestError } from 'server-kit/http/requestError';
import { passGate } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import { toEntry } from '../../records/toEntry.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';
import type { Registry } from '../../registry.ts';
import { giveToAll } from '../../watch/giveToAll.ts';
import { refuseFrozen } from '../hold/refuseFrozen.ts';
import { refuseAnother } from '../versions/refuseAnother.ts';

export interface RaiseWish {
  readonly name: string;
  readonly traffic: number;
  /** The version that shall be raised. Default: whichever is on trial. */
  readonly of?: string;
  readonly reason: string;
}

/**
 * Gives the canary another share of the visitors; 100 ends the trial. A larger share must pass the
 * contract gate again. Throws 409 without a canary and for another one than is meant, and 423 if the
 * widget is frozen and the share grows.
 */
export async function raise(
  { name, traffic, of, reason }: RaiseWish,
  publisher: Pick<Publisher, 'name'>,
  records: ActRecords,
  { gate, clock }: Pick<Registry, 'gate' | 'clock'>,
): Promise<VersionRecord> {
  const trial = await records.trial(name);
  await refuseAnother({ name, of, changed: trial?.version }, records);
  if (!trial) throw new RequestError(409, `${name} has no version on trial.`);
  const { version } = trial;
  const canary = await records.get(name, version);
  if (traffic > canary.traffic) {
    await refuseFrozen(name, 'be raised', records);
    await passGate(canary.manifest, records, gate);
  }
  if (traffic === 100) await giveToAll(name, version, records, clock());
  else {
    await records.giveShare(name, version, traffic);
    const { visits } = await records.visits(name, version, trial.startedAt);
    await records.beginStep(name, visits, clock());
  }
  await records.write(
    toEntry(clock, publisher, {
      act: 'raised',
      widget: name,
      version,
      why: `to ${traffic} %. ${reason}`,
    }),
  );
  return records.get(name, version);
}
