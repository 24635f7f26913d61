import { writeFile } from 'node:fs/promises';
import type { ExportedRow } from './exportedFile.ts';

/** Characters that are written at once. */
const AT_ONCE = 65_536;

function toCell(value: string | number | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a CSV file (RFC 4180): UTF-8 with a byte order mark, so that nobody has to guess. Returns the number
 * of its rows beside the names of the columns.
 */
export async function writeCsv(
  path: string,
  columns: readonly string[],
  rows: AsyncIterable<ExportedRow>,
): Promise<number> {
  let count = 0;
  const pieces = async function* () {
    let piece = `\ufeff${columns.join(',')}\n`;
    for await (const row of rows) {
      count += 1;
      piece += `${columns.map((column) => toCell(row[column])).join(',')}\n`;
      if (piece.length < AT_ONCE) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  };
  await writeFile(path, pieces());
  return count;
}
