import type { Publisher } from '../../access/teamTokens.ts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { RecordStore } from '../../records/recordStore.ts';
import type { VersionRecord } from '../../records/versionRecord.ts';

export interface RollbackWish { readonly name: string; readonly version?: string; readonly withdraw: boolean; readonly reason: string }

const findTarget = ({ name, version }: RollbackWish, versions: readonly VersionRecord[]): VersionRecord => {
  const present = versions.find(({ stable }) => stable);
  const target = version === undefined
    ? versions.find(({ sequence, withdrawn }) => !withdrawn && present !== undefined && sequence < present.sequence)
    : versions.find((record) => record.version === version);
  if (target) return target;
  throw version === undefined
    ? new Refusal(409, `${name} has no earlier version to go back to.`)
    : new Refusal(404, `${name} ${version} was never published.`);
};

/**
 * Gives all visitors to an earlier version. The one that they leave is withdrawn, so that the next rollback passes it
 * over; naming a later version brings that one back and withdraws nothing.
 */
export const rollBack = (wish: RollbackWish, publisher: Publisher, records: RecordStore, clock: Clock): VersionRecord => {
  const versions = records.list(wish.name);
  const target = findTarget(wish, versions);
  if (target.stable && target.traffic === 100) return target;
  const present = versions.find(({ stable }) => stable);
  const withdrawn = wish.withdraw && present && present.sequence > target.sequence ? present.version : undefined;
  records.makeStable(target.name, target.version, withdrawn, {
    at: new Date(clock()).toISOString(), who: publisher.name, act: 'rolled-back', widget: target.name, version: target.version, why: wish.reason,
  });
  return records.find(target.name, target.version)!;
};
