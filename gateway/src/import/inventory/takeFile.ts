import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { WritableInventory } from '../../inventory/openForWriting.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import type { Encoding } from '../../records/csv/encoding.ts';
import { recordsIn } from '../readRecords.ts';

const ROWS_AT_ONCE = 1000;
/** After so many wrong rows the import stops checking. */
const MOST_NAMED = 20;

/** The files of an inventory. */
export interface InventoryFolder {
  readonly path: string;
  /** That of all CSV files; without it, that of each is found out. */
  readonly encoding?: Encoding | undefined;
}

/** One run of the command. */
export interface Import {
  readonly transaction: Transaction<InventoryTables>;
  readonly bulkInsert: WritableInventory['bulkInsert'];
  readonly folder: InventoryFolder;
  /** What is wrong so far, a message for each wrong row. */
  readonly wrong: string[];
}

export function refuse(wrong: readonly string[]): never {
  throw new SyntaxError(wrong.join('\n'));
}

/** How one file is read, checked and written. */
interface FileOf<Schema extends z.ZodType> {
  readonly name: string;
  readonly isNeeded: boolean;
  readonly schema: Schema;
  /** Returns what is wrong with a row beside the other rows; undefined when nothing is. */
  check(row: z.output<Schema>): string | undefined;
  write(rows: readonly z.output<Schema>[]): Promise<void>;
}

/**
 * Reads, checks and writes one file, a thousand rows at a time, so that a file of any length fits
 * in memory. Returns the number of its rows; after the first wrong row it writes no more. Throws a
 * SyntaxError when a needed file is missing, and after 20 wrong rows.
 */
export async function take<Schema extends z.ZodType>(
  { folder, wrong }: Import,
  { name, isNeeded, schema, check, write }: FileOf<Schema>,
): Promise<number> {
  const found = recordsIn(folder.path, name, folder.encoding);
  if (!found) {
    if (isNeeded) refuse([`there is neither ${name}.csv nor ${name}.json in ${folder.path}`]);
    return 0;
  }
  let count = 0;
  let rows: z.output<Schema>[] = [];
  for await (const { where, record } of found) {
    const { data, error } = schema.safeParse(record);
    const problem = error ? undefined : check(data as z.output<Schema>);
    if (error)
      wrong.push(
        ...error.issues.map(({ path, message }) => `${where}: ${path.join('.')} ${message}`),
      );
    else if (problem !== undefined) wrong.push(`${where}: ${problem}`);
    if (wrong.length >= MOST_NAMED) refuse([...wrong, 'the rest was not checked']);
    if (wrong.length > 0) continue;
    rows.push(data as z.output<Schema>);
    count += 1;
    if (rows.length < ROWS_AT_ONCE) continue;
    await write(rows);
    rows = [];
  }
  await write(rows);
  return count;
}

/** Returns a function that says whether it has seen a key before. */
export function onceOnly() {
  const seen = new Set<string>();
  return (key: string): boolean => seen.size === seen.add(key).size;
}
