import type { Publisher } from '../access/teamTokens.ts';
import type { ActRecords } from '../records/recordStore.ts';
import { toEntry } from '../records/toEntry.ts';
import type { TrialRecord } from '../records/versionRecord.ts';
import type { Registry } from '../registry.ts';

/** Says in the log that a trial has ended because `version`, another one, is for all visitors now. */
export async function tellTrialEnd(
  trial: TrialRecord,
  version: string,
  publisher: Pick<Publisher, 'name'>,
  records: ActRecords,
  clock: Registry['clock'],
): Promise<void> {
  await records.write(
    toEntry(clock, publisher, {
      act: 'trial-ended',
      widget: trial.name,
      version: trial.version,
      why: `${version} is for all visitors`,
    }),
  );
}
