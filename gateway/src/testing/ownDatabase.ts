import { type AnOwnDatabase, anOwnDatabase } from 'server-kit/testing/anOwnDatabase';
import { copyEmptyPglite } from './readyDatabase.ts';

// oxlint-disable-next-line node/no-process-env -- the test command may name a server to test with
export const SERVER = process.env.TEST_DATABASE_URL;

/** A database of one test, which may write to it: the setting that opens it, and its end. */
export interface OwnDatabase extends Pick<AnOwnDatabase, 'drop'> {
  readonly url: string | undefined;
}

/**
 * Makes an empty database: SQLite in the folder of the gateway; a database of the server that the test
 * command names; or else PGlite in `folder`.
 */
export async function ownDatabase(
  kind: 'sqlite' | 'postgres',
  folder: string,
): Promise<OwnDatabase> {
  if (kind === 'sqlite') return { url: undefined, drop: async () => {} };
  if (SERVER === undefined)
    return { url: `pglite:${await copyEmptyPglite(folder)}`, drop: async () => {} };
  return anOwnDatabase(SERVER, 'gateway');
}
