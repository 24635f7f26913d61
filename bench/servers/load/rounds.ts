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

export interface Rounds {
  readonly rounds: number;
  readonly warmUps: number;
}

/**
 * Measures all rows in turn, and that so many times, so that other load of the machine affects all of
 * them. Rounds that warm up come first; only their wrong and refused answers count.
 */
export async function measureRows(
  rows: readonly Row[],
  { rounds, warmUps }: Rounds,
): Promise<MeasuredRow[]> {
  const samples = rows.map((): Sample[] => []);
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const [place, row] of rows.entries()) {
      const sample = await row.measure(round);
      if (round >= warmUps || sample.wrong + sample.refused > 0) samples[place]?.push(sample);
    }
  return rows.map(({ name, callers }, place) => ({ name, callers, samples: samples[place] ?? [] }));
}
