import { lastGood } from '../records/lastGood.ts';
import type { ActRecords } from '../records/recordStore.ts';

/**
 * Gives a version to all visitors, and begins to watch it if there is a version to go back to. `now` is in
 * milliseconds since 1970.
 */
export async function giveToAll(
  name: string,
  version: string,
  records: ActRecords,
  now: number,
): Promise<void> {
  await records.makeStable(name, version);
  const all = await records.list(name);
  const stable = all.find((record) => record.stable);
  if (stable && lastGood(stable, all)) await records.beginWatch({ name, version, since: now });
}
