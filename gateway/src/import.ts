import { parseArgs } from 'node:util';
import { type DayNumber, toJapaneseDay } from 'shared-contracts/format';
import { clockFrom } from 'server-kit/clock';
import { readEnvironment } from './environment.ts';
import { importRecords, isImportName } from './import/importRecords.ts';
import { importChanges } from './import/inventory/importChanges.ts';
import { importInventory } from './import/inventory/importInventory.ts';
import { openForOperator } from './import/openForOperator.ts';
import { prepareTables } from './import/prepareTables.ts';
import { type Found, readRecords } from './import/readRecords.ts';
import { inventorySchema } from './inventory/migrations/migrate.ts';
import type { WritableInventory } from './inventory/openForWriting.ts';
import { toInventorySource } from './inventory/source.ts';
import { type Encoding, toEncoding } from './records/csv/encoding.ts';

const USAGE = `usage: node gateway/src/import.ts content|ad|member <file.json|file.csv>
       node gateway/src/import.ts inventory <folder>
       node gateway/src/import.ts changes <file.json|file.csv>
       --encoding utf-8|shift_jis names the encoding of CSV files; without it, it is found out
`;

/** What the command line asks for. */
interface Asked {
  readonly what: string;
  readonly from: string;
  readonly encoding: Encoding | undefined;
}

/** Reads the command line; undefined when it is wrong. */
function readWords(words: readonly string[]): Asked | undefined {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { encoding: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [what, from, ...rest] = positionals;
  const named = values['encoding'];
  const encoding = typeof named === 'string' ? toEncoding(named) : undefined;
  const isWrong =
    rest.length > 0 ||
    (named !== undefined && encoding === undefined) ||
    Object.keys(values).some((name) => name !== 'encoding');
  return what === undefined || from === undefined || isWrong ? undefined : { what, from, encoding };
}

/**
 * Returns what the command does to a database: a function that resolves to the number of records.
 * Undefined when there is no such import.
 */
async function toWork(
  { what, from, encoding }: Asked,
  today: DayNumber,
): Promise<((writing: WritableInventory) => Promise<number>) | undefined> {
  if (what === 'inventory')
    return (writing) => importInventory(writing, { path: from, encoding }, today);
  if (what !== 'changes' && !isImportName(what)) return undefined;
  const found: Found[] = [];
  for await (const each of readRecords(from, encoding)) found.push(each);
  if (what === 'changes') return (writing) => importChanges(writing, found);
  const records = found.map(({ record }) => record);
  return (writing) => importRecords(writing, what, records, today);
}

/**
 * Imports a file or a folder into the database of the settings; gateways may read it meanwhile.
 * Returns the exit code.
 */
async function run(words: readonly string[]): Promise<number> {
  const environment = readEnvironment();
  const { DATABASE_URL, GATEWAY_DATA, CLOCK } = environment;
  const asked = readWords(words);
  const work = asked && (await toWork(asked, toJapaneseDay(clockFrom(CLOCK)())));
  if (!work) {
    process.stderr.write(USAGE);
    return 64;
  }
  const writing = await openForOperator(toInventorySource(DATABASE_URL, GATEWAY_DATA));
  try {
    await prepareTables(environment, inventorySchema(writing.db, writing.kind));
    process.stdout.write(`${asked.what}: ${await work(writing)} records imported\n`);
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
