import type { ActRecords } from '../../records/recordStore.ts';
import { giveToAll } from '../../watch/giveToAll.ts';

/** The first visitors of a version. */
export interface FirstShare {
  readonly name: string;
  readonly version: string;
  /** Their share in per cent; 100 gives the version to all. */
  readonly traffic: number;
  /** The shares, in per cent, to which the registry raises the canary. */
  readonly steps: readonly number[];
}

/**
 * Gives a version without visitors its first share of them, in per cent. The first version of a widget,
 * and one with a share of 100, is for all visitors; any other begins a trial. `now` is in milliseconds
 * since 1970.
 */
export async function giveShare(
  { name, version, traffic, steps }: FirstShare,
  records: ActRecords,
  now: number,
): Promise<void> {
  const stable = (await records.list(name)).find((record) => record.stable);
  if (traffic === 100 || stable === undefined) return giveToAll(name, version, records, now);
  await records.startTrial(name, version, now, steps);
  await records.giveShare(name, version, traffic);
}
