import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Encoding } from '../records/csv/encoding.ts';
import { readCsv } from '../records/csv/readCsv.ts';

export type ImportRecord = Readonly<Record<string, unknown>>;

/** A record and its place for an operator, such as `plans.csv line 7`. */
export interface Found {
  readonly where: string;
  readonly record: ImportRecord;
}

function isRecord(value: unknown): value is ImportRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function* readJson(path: string): AsyncGenerator<Found> {
  const name = basename(path);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  const given: unknown = JSON.parse(text);
  if (!Array.isArray(given)) throw new SyntaxError(`${name} is not a list of records`);
  for (const [at, record] of given.entries()) {
    if (!isRecord(record)) throw new SyntaxError(`${name} record ${at + 1} is not an object`);
    yield { where: `${name} record ${at + 1}`, record };
  }
}

/**
 * Yields the records of a file: of CSV, read piece by piece, when the name ends in `.csv`; else of a JSON
 * list of objects in UTF-8. `encoding` is that of CSV; without it, it is found out. Throws a SyntaxError that
 * says what is wrong, also where there is no such file.
 */
export function readRecords(path: string, encoding?: Encoding): AsyncGenerator<Found> {
  if (!existsSync(path)) throw new SyntaxError(`there is no file ${path}`);
  return path.toLowerCase().endsWith('.csv')
    ? readCsv({ name: basename(path), encoding, open: () => createReadStream(path) })
    : readJson(path);
}

/**
 * Yields the records of `<name>.csv` or else of `<name>.json`; returns undefined when there is neither.
 */
export function recordsIn(
  folder: string,
  name: string,
  encoding?: Encoding,
): AsyncGenerator<Found> | undefined {
  const path = [join(folder, `${name}.csv`), join(folder, `${name}.json`)].find(existsSync);
  return path === undefined ? undefined : readRecords(path, encoding);
}
