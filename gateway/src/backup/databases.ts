import type { ServerDatabases } from 'server-kit/backup/serverDatabase';
import { authFile } from '../auth/store/openAuthStore.ts';
import type { Environment } from '../environment.ts';
import { toInventorySource } from '../inventory/source.ts';

/**
 * Returns what backups have of the gateway: the inventory with content and members, and accounts with
 * sessions. Throws for PGlite, which is for tests and demonstrations.
 */
export function databasesOf({
  DATABASE_URL,
  GATEWAY_DATA,
}: Pick<Environment, 'DATABASE_URL' | 'GATEWAY_DATA'>): ServerDatabases {
  const source = toInventorySource(DATABASE_URL, GATEWAY_DATA);
  if (source.kind === 'pglite') throw new Error('a PGlite database has no backups');
  if (source.kind === 'sqlite')
    return { inventory: source, accounts: { kind: 'sqlite', file: authFile(GATEWAY_DATA) } };
  return { gateway: { ...source, schema: 'public' } };
}
