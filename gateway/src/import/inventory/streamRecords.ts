import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseCsvRow } from '../parseCsv.ts';
import { type ImportRecord, readRecords } from '../readRecords.ts';

/** A record and its place for an operator, such as `plans.csv line 7`. */
export interface Found {
  readonly where: string;
  readonly record: ImportRecord;
}

interface Row {
  readonly line: number;
  readonly text: string;
}

/**
 * Characters. No row is longer; the limit keeps an unclosed quotation mark from taking in the rest
 * of the file.
 */
const LONGEST_ROW = 100_000;
function hasOddQuotes(text: string): boolean {
  return (text.split('"').length - 1) % 2 === 1;
}

/**
 * Yields the text up to each line end outside of quotation marks, with the number of its first
 * line.
 */
async function* toRows(lines: AsyncIterable<string>): AsyncGenerator<Row> {
  let text = '';
  let line = 1;
  let read = 0;
  let isQuoted = false;
  for await (const each of lines) {
    read += 1;
    text += `${each}\n`;
    if (hasOddQuotes(each)) isQuoted = !isQuoted;
    if (isQuoted && text.length <= LONGEST_ROW) continue;
    yield { line, text };
    text = '';
    line = read + 1;
    isQuoted = false;
  }
  if (text !== '') yield { line, text };
}

async function* streamCsv(path: string, name: string): AsyncGenerator<Found> {
  let columns: readonly string[] | undefined;
  for await (const { line, text } of toRows(
    createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity }),
  )) {
    const where = `${name} line ${line}`;
    const cells = parseCsvRow(text.replace(/^\ufeff/, ''), where);
    if (cells.length <= 1 && (cells[0] ?? '') === '') continue;
    if (columns === undefined) {
      columns = cells.map((column) => column.trim());
      continue;
    }
    if (cells.length > columns.length)
      throw new SyntaxError(`${where} has ${cells.length} cells, not ${columns.length}`);
    yield {
      where,
      record: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    };
  }
}

/**
 * Yields the records of `<name>.csv`, read piece by piece, or of `<name>.json`, read as a whole;
 * returns undefined when there is neither. Throws a SyntaxError for a file that cannot be read.
 */
export function streamRecords(folder: string, name: string): AsyncGenerator<Found> | undefined {
  const csv = join(folder, `${name}.csv`);
  const json = join(folder, `${name}.json`);
  if (existsSync(csv)) return streamCsv(csv, `${name}.csv`);
  if (!existsSync(json)) return undefined;
  return (async function* () {
    for (const [at, record] of readRecords(json, await readFile(json, 'utf8')).entries())
      yield { where: `${name}.json record ${at + 1}`, record };
  })();
}
