import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import type { Change, Refusal } from '../../inventory/changes/change.ts';
import { toEncoding } from '../../records/csv/encoding.ts';
import { csvOf, readCsv } from '../../records/csv/readCsv.ts';
import { readChange, readChangeRow } from '../../records/changeRecord.ts';
import { ownChange } from './ownChange.ts';

const MOST_CHANGES = 1000;
export const CSV = 'text/csv';

/** A batch in JSON. */
export const jsonBatch = z.object({
  changes: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_CHANGES),
});

/** A record of a batch, and what it is called in an answer. */
interface BatchRecord {
  readonly where: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The changes of a batch, or what is wrong with its records. */
export interface ReadBatch {
  readonly changes: readonly Change[];
  readonly refusals: readonly Refusal[];
  /** What the record of each change is called in an answer. */
  readonly places: readonly string[];
}

function tooMany(): RequestError {
  return new RequestError(400, `A batch has 1 to ${MOST_CHANGES} changes`);
}

function readJson(body: Buffer): BatchRecord[] {
  let given: unknown;
  try {
    given = JSON.parse(body.toString('utf8'));
  } catch {
    throw new RequestError(400, 'The body is no JSON');
  }
  const { data } = jsonBatch.safeParse(given);
  if (data === undefined)
    throw new RequestError(
      400,
      `The body is not {"changes": [...]} of 1 to ${MOST_CHANGES} objects`,
    );
  return data.changes.map((record, index) => ({ where: `changes[${index}]`, record }));
}

async function readRows(body: Buffer, type: string): Promise<BatchRecord[]> {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1];
  const encoding = charset === undefined ? undefined : toEncoding(charset);
  if (charset !== undefined && encoding === undefined)
    throw new RequestError(415, 'CSV is read in UTF-8 and in Shift_JIS');
  const records: BatchRecord[] = [];
  try {
    for await (const found of readCsv(csvOf(body, encoding))) {
      records.push(found);
      if (records.length > MOST_CHANGES) throw tooMany();
    }
  } catch (error) {
    throw error instanceof SyntaxError ? new RequestError(400, error.message) : error;
  }
  if (records.length === 0) throw tooMany();
  return records;
}

/**
 * Reads a batch of JSON or CSV, by its content type. Throws RequestError 400 for a body that has no records,
 * 415 for another charset.
 */
export async function readBatch(
  supplier: Supplier,
  body: Buffer,
  type: string,
): Promise<ReadBatch> {
  const isCsv = type.toLowerCase().startsWith(CSV);
  const records = isCsv ? await readRows(body, type) : readJson(body);
  const read = records.map(({ record }) =>
    ownChange(supplier, isCsv ? readChangeRow(record) : readChange(record)),
  );
  return {
    changes: read.flatMap(({ change }) => change ?? []),
    refusals: read.flatMap((each, index) =>
      each.change === undefined ? [{ index, message: each.message }] : [],
    ),
    places: records.map(({ where }) => where),
  };
}
