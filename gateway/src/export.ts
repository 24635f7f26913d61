import { readEnvironment } from './environment.ts';
import { exportDayPrices } from './export/exportDayPrices.ts';
import { openForOperator } from './import/openForOperator.ts';
import { migrate } from './inventory/migrations/migrate.ts';
import { toInventorySource } from './inventory/source.ts';

const USAGE = 'usage: node gateway/src/export.ts day_prices <folder>\n';

/**
 * Exports a part of the database of the settings into a folder; gateways may use it meanwhile. Returns the
 * exit code.
 */
async function run([what, folder]: readonly string[]): Promise<number> {
  const { DATABASE_URL, GATEWAY_DATA } = readEnvironment();
  if (what !== 'day_prices' || folder === undefined) {
    process.stderr.write(USAGE);
    return 64;
  }
  const { db, kind } = await openForOperator(toInventorySource(DATABASE_URL, GATEWAY_DATA));
  try {
    await migrate(db, kind);
    process.stdout.write(`${what}: ${await exportDayPrices(db, folder)} records exported\n`);
    return 0;
  } finally {
    await db.destroy();
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `gateway: nothing was exported\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
