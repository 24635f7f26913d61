import { join } from 'node:path';

/** The database that holds the inventory. */
export type InventorySource =
  | { readonly kind: 'sqlite'; readonly file: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** The same database by a way that keeps a session. */
      readonly listenUrl: string;
    }
  /**
   * PostgreSQL inside this process, for machines without a server; without a folder it is in
   * memory.
   */
  | { readonly kind: 'pglite'; readonly folder: string | undefined };

/**
 * Reads `DATABASE_URL`: a PostgreSQL server, `pglite:memory` or `pglite:<folder>`; undefined means
 * SQLite in `folder`. `listenUrl` is `DATABASE_LISTEN_URL`.
 */
export function toInventorySource(
  url: string | undefined,
  folder: string,
  listenUrl: string | undefined = url,
): InventorySource {
  if (url === undefined) return { kind: 'sqlite', file: join(folder, 'inventory.sqlite') };
  if (!url.startsWith('pglite:')) return { kind: 'postgres', url, listenUrl: listenUrl ?? url };
  const place = url.slice('pglite:'.length);
  return { kind: 'pglite', folder: place === 'memory' || place === '' ? undefined : place };
}
