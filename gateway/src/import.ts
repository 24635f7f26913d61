import { readFile } from 'node:fs/promises';
import { type DayNumber, toJapaneseDay } from 'shared-contracts/format';
import { clockFrom } from 'server-kit/clock';
import { readEnvironment } from './environment.ts';
import { importRecords, isImportName } from './import/importRecords.ts';
import { importChanges } from './import/inventory/importChanges.ts';
import { importInventory } from './import/inventory/importInventory.ts';
import { openForOperator } from './import/openForOperator.ts';
import { readRecords } from './import/readRecords.ts';
import { migrate } from './inventory/migrations/migrate.ts';
import type { WritableInventory } from './inventory/openForWriting.ts';
import { toInventorySource } from './inventory/source.ts';

const USAGE =
  'usage: node gateway/src/import.ts content|ad|member <file.json|file.csv>\n       node gateway/src/import.ts inventory <folder>\n       node gateway/src/import.ts changes <file.json|file.csv>\n';

/**
 * Returns what the command does to a database: a function that resolves to the number of records.
 * Undefined when the arguments are wrong.
 */
async function toWork(
  what: string | undefined,
  from: string | undefined,
  today: DayNumber,
): Promise<((writing: WritableInventory) => Promise<number>) | undefined> {
  if (from === undefined) return undefined;
  if (what === 'inventory') return (writing) => importInventory(writing, from, today);
  if (what !== 'changes' && !isImportName(what)) return undefined;
  const records = readRecords(from, await readFile(from, 'utf8'));
  if (what === 'changes') return (writing) => importChanges(writing, records);
  return (writing) => importRecords(writing, what, records, today);
}

/**
 * Imports a file or a folder into the database of the settings; gateways may read it meanwhile.
 * Returns the exit code.
 */
async function run([what, from]: readonly string[]): Promise<number> {
  const { DATABASE_URL, GATEWAY_DATA, CLOCK } = readEnvironment();
  const work = await toWork(what, from, toJapaneseDay(clockFrom(CLOCK)()));
  if (!work) {
    process.stderr.write(USAGE);
    return 64;
  }
  const writing = await openForOperator(toInventorySource(DATABASE_URL, GATEWAY_DATA));
  try {
    await migrate(writing.db, writing.kind);
    process.stdout.write(`${what}: ${await work(writing)} records imported\n`);
    return 0;
  } finally {
    await writing.db.destroy();
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `gateway: nothing was imported\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
