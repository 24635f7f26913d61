import type { Kysely } from 'kysely';

/**
 * Takes every connection of a pool, as work that does not end. Resolves when all are taken, with a
 * function that gives them back.
 */
export async function holdAll<Tables>(
  db: Kysely<Tables>,
  connections: number,
): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>();
  const holding: Promise<void>[] = [];
  for (let each = 0; each < connections; each += 1) {
    const held = Promise.withResolvers<void>();
    const work = db.connection().execute(() => {
      held.resolve();
      return release.promise;
    });
    holding.push(work);
    await Promise.race([held.promise, work]);
  }
  return async () => {
    release.resolve();
    await Promise.all(holding);
  };
}
