import { quantile } from '../../statistics/quantile.ts';
import type { MeasuredRow } from './rounds.ts';
import type { Sample } from './sample.ts';

const MEGABYTE = 1_000_000;

function plain(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 1 ? 2 : 3);
}

/** The median of a figure over the rounds, with its quartiles; '-' where nothing tells it. */
function spread(samples: readonly Sample[], read: (sample: Sample) => number | undefined): string {
  const values = samples.map(read).filter((value) => value !== undefined);
  if (values.length === 0) return '-';
  const [lower = '', middle = '', upper = ''] = [0.25, 0.5, 0.75].map((share) =>
    plain(quantile(values, share)),
  );
  return `${middle} (${lower} to ${upper})`;
}

type Columns = readonly (readonly [
  title: string,
  width: number,
  read: (sample: Sample) => number | undefined,
])[];

const COLUMNS: Columns = [
  ['p50 ms', 24, ({ p50 }) => p50],
  ['p99 ms', 24, ({ p99 }) => p99],
  ['a second', 24, ({ perSecond }) => perSecond],
  ['processor ms', 26, ({ processor }) => processor],
  ['loop delay p99 ms', 24, ({ delay }) => delay],
  ['memory MB', 24, ({ memory }) => memory && memory / MEGABYTE],
];
const PARTS: Columns = [
  ['main thread', 24, ({ parts }) => parts?.main],
  ['rendering', 24, ({ parts }) => parts?.rendering],
  ['compression, files', 24, ({ parts }) => parts?.compression],
  ['V8 (compiling, garbage)', 24, ({ parts }) => parts?.v8],
];
const NAME_WIDTH = 44;

/** Writes the rows as a table of milliseconds of processor time for one answer, by thread. */
export function toPartsTable(title: string, rows: readonly MeasuredRow[]): string {
  return toTable(title, rows, PARTS);
}

/** Writes the rows as a table: the median of all rounds, and the quartiles in brackets. */
export function toTable(
  title: string,
  rows: readonly MeasuredRow[],
  columns: Columns = COLUMNS,
): string {
  const head = `${title.padEnd(NAME_WIDTH)}callers  ${columns.map(([name, width]) => name.padEnd(width)).join('')}`;
  const lines = rows.map(
    ({ name, callers, samples }) =>
      name.padEnd(NAME_WIDTH) +
      String(callers).padStart(7) +
      '  ' +
      columns.map(([, width, read]) => spread(samples, read).padEnd(width)).join(''),
  );
  return [head, ...lines].map((line) => line.trimEnd()).join('\n');
}

/** Returns a sentence for each row with an answer that was refused or wrong, or without any answer. */
export function complaints(rows: readonly MeasuredRow[]): string[] {
  return rows.flatMap(({ name, callers, samples }) => {
    const sum = (read: (sample: Sample) => number) =>
      samples.reduce((total, sample) => total + read(sample), 0);
    const asked = sum((sample) => sample.asked);
    const refused = sum((sample) => sample.refused);
    const wrong = sum((sample) => sample.wrong);
    return asked > 0 && refused + wrong === 0
      ? []
      : [`${name}, ${callers} callers: ${asked} asked, ${refused} refused, ${wrong} wrong`];
  });
}
