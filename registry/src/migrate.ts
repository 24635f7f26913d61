import { runMigrateCommand } from 'server-kit/database/migrateCommand';
import { readEnvironment } from './environment.ts';
import { MIGRATE_PROGRAM, openSchemas } from './openSchemas.ts';

/**
 * Brings the registry's tables up to date, in the database of the settings; registries of this version
 * and of the one before may run meanwhile.
 */
process.exitCode = await runMigrateCommand(MIGRATE_PROGRAM, process.argv.slice(2), async () =>
  openSchemas(readEnvironment()),
);
