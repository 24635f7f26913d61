import { readFile } from 'node:fs/promises';
import { toJapaneseDay } from 'shared-contracts/format';
import { clockFrom } from './clock.ts';
import { readEnvironment } from './environment.ts';
import { importRecords, isImportName } from './import/importRecords.ts';
import { openForOperator } from './import/openForOperator.ts';
import { readRecords } from './import/readRecords.ts';
import { migrate } from './inventory/migrations/migrate.ts';
import { toInventorySource } from './inventory/source.ts';

const USAGE = 'usage: node gateway/src/import.ts content|ad <file.json|file.csv>\n';

/** Takes a file into the database that the settings name, while gateways go on reading it. */
const run = async ([what, file]: readonly string[]): Promise<number> => {
  if (!isImportName(what) || file === undefined) { process.stderr.write(USAGE); return 64; }
  const { DATABASE_URL, GATEWAY_DATA, CLOCK } = readEnvironment();
  const records = readRecords(file, await readFile(file, 'utf8'));
  const writing = await openForOperator(toInventorySource(DATABASE_URL, GATEWAY_DATA));
  try {
    await migrate(writing.db, writing.kind);
    const count = await importRecords(writing, what, records, toJapaneseDay(clockFrom(CLOCK)()));
    process.stdout.write(`${what}: ${count} records imported\n`);
    return 0;
  } finally {
    await writing.db.destroy();
  }
};

run(process.argv.slice(2)).then((code) => { process.exitCode = code; }, (error: unknown) => {
  process.stderr.write(`gateway: nothing was imported\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
