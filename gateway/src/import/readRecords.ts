import { parseCsv } from './parseCsv.ts';

export type ImportRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is ImportRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the records of a file: CSV when the name ends in `.csv`, else a JSON list of objects.
 * Throws a SyntaxError that says what is wrong.
 */
export function readRecords(name: string, text: string): ImportRecord[] {
  if (name.toLowerCase().endsWith('.csv')) return parseCsv(text);
  const given: unknown = JSON.parse(text);
  if (!Array.isArray(given)) throw new SyntaxError('The file is not a list of records');
  return given.map((record: unknown, at) => {
    if (!isRecord(record)) throw new SyntaxError(`Record ${at + 1} is not an object`);
    return record;
  });
}
