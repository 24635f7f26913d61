import type { Sample } from './sample.ts';

/** One row of a table, which is measured once in each round. */
export interface Row {
  readonly name: string;
  readonly callers: number;
  measure(round: number): Promise<Sample>;
}

export interface MeasuredRow extends Pick<Row, 'name' | 'callers'> {
  readonly samples: readonly Sample[];
}

/**
 * Measures all rows in turn, and that so many times, so that other load of the machine affects all of
 * them. A round before the first warms up and is dropped.
 */
export async function measureRows(rows: readonly Row[], rounds: number): Promise<MeasuredRow[]> {
  const samples = rows.map((): Sample[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, row] of rows.entries()) {
      const sample = await row.measure(round);
      // an answer that is wrong counts in every round
      if (round > 0 || sample.wrong + sample.refused > 0) samples[place]?.push(sample);
    }
  return rows.map(({ name, callers }, place) => ({ name, callers, samples: samples[place] ?? [] }));
}
