import { contractGate } from '../../gate/contractGate.ts';
import type { GateSettings } from '../../gate/passGate.ts';
import type { ActRecords } from '../../records/recordStore.ts';
import type { LiveVersionRecord, VersionRecord } from '../../records/versionRecord.ts';

/**
 * Returns what the contract gate says of versions that are shown together: beside each other, and beside
 * what is live of the other widgets. A preview is not refused for it, since to see it may be what it
 * is for.
 */
export async function sayMisfits(
  together: readonly VersionRecord[],
  records: Pick<ActRecords, 'live' | 'widget'>,
  { hostShared, hostEvents, hostSlots }: GateSettings,
): Promise<string[]> {
  const decided = await Promise.all(
    together.map(async (record) => ({ record, widget: await records.widget(record.name) })),
  );
  const asLive = decided.map(({ record, widget }): LiveVersionRecord => {
    return { ...record, slots: widget.slots ?? record.manifest.slots, config: widget.config };
  });
  const others = (await records.live()).filter(
    ({ name }) => !together.some((record) => record.name === name),
  );
  const said = decided.flatMap(({ record, widget }) =>
    contractGate({
      manifest: record.manifest,
      live: [...others, ...asLive],
      widget,
      hostShared: hostShared(),
      hostEvents: hostEvents(),
      hostSlots: hostSlots(),
    }),
  );
  return [...new Set(said)];
}
