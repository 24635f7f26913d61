import { readEnvironment } from './environment.ts';
import { ads } from './export/ads.ts';
import { content } from './export/content.ts';
import type { ExportedFile } from './export/exportedFile.ts';
import { exportFiles } from './export/exportFiles.ts';
import { closed } from './export/inventory/closed.ts';
import { coupons } from './export/inventory/coupons.ts';
import { courses } from './export/inventory/courses.ts';
import { dayPrices } from './export/inventory/dayPrices.ts';
import { plans } from './export/inventory/plans.ts';
import { stock } from './export/inventory/stock.ts';
import { members } from './export/members.ts';
import { openForOperator } from './import/openForOperator.ts';
import { prepareTables } from './import/prepareTables.ts';
import { inventorySchema } from './inventory/migrations/migrate.ts';
import { toInventorySource } from './inventory/source.ts';

const INVENTORY = [courses, plans, stock, dayPrices, coupons, closed];

/** What can be exported: files of the import. */
const EXPORTS = new Map<string, readonly ExportedFile[]>([
  ['inventory', INVENTORY],
  ...[...INVENTORY, content, ads, members].map((file) => [file.name, [file]] as const),
]);
const USAGE = `usage: node gateway/src/export.ts ${[...EXPORTS.keys()].join('|')} <folder>\n`;

/**
 * Exports a part of the database of the settings into a folder; gateways may use it meanwhile. Returns the
 * exit code.
 */
async function run([what = '', folder, ...more]: readonly string[]): Promise<number> {
  const environment = readEnvironment();
  const { DATABASE_URL, GATEWAY_DATA } = environment;
  const files = EXPORTS.get(what);
  if (files === undefined || folder === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 64;
  }
  const { db, kind } = await openForOperator(toInventorySource(DATABASE_URL, GATEWAY_DATA));
  try {
    await prepareTables(environment, inventorySchema(db, kind));
    const count = await exportFiles(db, files, folder, (message) =>
      process.stderr.write(`gateway: ${message}\n`),
    );
    process.stdout.write(`${what}: ${count} records exported\n`);
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
