import { contentRecord } from '../import/toContentRows.ts';
import type { StoredEntry } from '../inventory/storedEntry.ts';
import type { ExportedFile } from './exportedFile.ts';

export const content: ExportedFile = {
  name: 'content',
  columns: Object.keys(contentRecord.shape),
  async *rows(db) {
    const rows = await db
      .selectFrom('content')
      .selectAll()
      .orderBy('device')
      .orderBy('region')
      .orderBy('block')
      .orderBy('position')
      .execute();
    for (const { device, region, block, entry } of rows)
      yield { device, region, block, ...(JSON.parse(entry) as StoredEntry) };
  },
};
