import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';

export interface PreviewRecords {
  /**
   * Returns the secret that signs previews. It is drawn once, and all registries of one database
   * share it.
   */
  previewSecret(): Promise<string>;
  /** Returns whether this is the first use of a link, and marks the link as used. */
  usePreview(id: string): Promise<boolean>;
  /** Returns how often the address of a version was renewed, as the audit log has it. */
  addressRound(widget: string, version: string): Promise<number>;
}

/** Reads and writes the records of previews. */
export function previewRecords(database: Kysely<RegistryTables>): PreviewRecords {
  return {
    async previewSecret() {
      const kept = database.selectFrom('secret').select('value').where('name', '=', 'preview');
      const known = await kept.executeTakeFirst();
      if (known) return known.value;
      await database
        .insertInto('secret')
        .values({ name: 'preview', value: randomBytes(32).toString('base64url') })
        .onConflict((at) => at.column('name').doNothing())
        .execute();
      return (await kept.executeTakeFirstOrThrow()).value;
    },
    async usePreview(id) {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('used_preview')
        .values({ id })
        .onConflict((at) => at.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async addressRound(widget, version) {
      const { renewed } = await database
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll().as('renewed'))
        .where('widget', '=', widget)
        .where('version', '=', version)
        .where('act', '=', 'address-renewed')
        .executeTakeFirstOrThrow();
      return Number(renewed);
    },
  };
}
