import { readChange } from 'gateway/src/records/changeRecord.ts';
import type { Batch } from 'gateway/src/inventory/changes/orders.ts';
import { digestOf, type Load, type WrittenBatch } from './loadGateway.ts';
import type { Replica } from './replica.ts';

export interface Comparison {
  readonly compared: number;
  /** A sentence for each answer that is not what SQL says at its generation. */
  readonly wrong: readonly string[];
}

function toBatch({ key, records }: WrittenBatch): Batch {
  const changes = records.map((record) => {
    const read = readChange(record);
    if (read.change === undefined) throw new Error(read.message);
    return read.change;
  });
  return { kind: 'batch', supplier: 'bench', key, digest: key, changes, at: 0 };
}

/** Writes all batches up to a generation, in their order. */
async function bringTo(
  replica: Replica,
  waiting: WrittenBatch[],
  generation: number,
): Promise<void> {
  for (;;) {
    const [next] = waiting;
    if (next === undefined || next.generation > generation) return;
    waiting.shift();
    const made = await replica.apply(toBatch(next));
    if (made !== next.generation)
      throw new Error(`Batch ${next.key} made generation ${made}, not ${next.generation}`);
  }
}

/**
 * Compares every kept answer with what SQL says at the generation that the answer names, on a copy of
 * the database that goes through the same generations: both must be the same bytes.
 */
export async function compareWithSql(
  replica: Replica,
  { batches, answers }: Load,
): Promise<Comparison> {
  const waiting = batches.toSorted((one, other) => one.generation - other.generation);
  const kept = answers.filter(({ digest }) => digest !== undefined);
  const wrong: string[] = [];
  for (const answer of kept.toSorted((one, other) => one.generation - other.generation)) {
    const { path, generation, digest } = answer;
    await bringTo(replica, waiting, generation);
    if (digestOf(await replica.answer(path)) !== digest)
      wrong.push(`generation ${generation}: ${path}`);
  }
  return { compared: kept.length, wrong };
}
