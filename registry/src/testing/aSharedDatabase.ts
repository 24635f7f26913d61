import { anOwnDatabase } from 'server-kit/testing/anOwnDatabase';
import { openDatabase, type RegistryDatabase } from '../records/openDatabase.ts';
import { closeTestDatabase, openTestDatabase } from './openTestDatabase.ts';

export interface SharedDatabase {
  /** Its address, for processes; undefined in PGlite. */
  readonly url: string | undefined;
  open(): Promise<RegistryDatabase>;
  drop(): Promise<void>;
}

/**
 * Creates a PostgreSQL database for one test, which several registries can open. It uses the server
 * in `TEST_DATABASE_URL`, or else PGlite.
 */
export async function aSharedDatabase(): Promise<SharedDatabase> {
  const server = process.env['TEST_DATABASE_URL']; // oxlint-disable-line no-process-env -- given by the test run
  if (server === undefined)
    return {
      url: undefined,
      open: () => openTestDatabase('PostgreSQL', ''),
      drop: closeTestDatabase,
    };
  const { url, drop } = await anOwnDatabase(server, 'registry');
  return { url, open: () => openDatabase(url, ''), drop };
}
