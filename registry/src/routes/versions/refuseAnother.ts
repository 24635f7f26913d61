import { RequestError } from 'server-kit/http/requestError';
import type { ActRecords } from '../../records/recordStore.ts';

/** What an act is about, as its sender has seen it, and what it would change now. */
interface Aim {
  readonly name: string;
  /** The version that its sender means; undefined if that was not said. */
  readonly of?: string | undefined;
  /** The version that the act would change. */
  readonly changed: string | undefined;
}

/** Throws 409 for an act that comes too late: it would change another version than its sender means. */
export async function refuseAnother(
  { name, of, changed }: Aim,
  records: ActRecords,
): Promise<void> {
  if (of === undefined || of === changed) return;
  const trial = await records.trial(name);
  const stable = (await records.list(name)).find((record) => record.stable);
  if (of === stable?.version)
    throw new RequestError(
      409,
      trial
        ? `${name} ${of} is not meant any more: ${trial.version} is on trial.`
        : `${name} ${of} is for all visitors already.`,
    );
  const present = trial
    ? `${trial.version} is on trial`
    : `${stable?.version ?? 'nothing'} is live`;
  throw new RequestError(409, `${name} ${of} has no visitors any more; ${present}.`);
}
