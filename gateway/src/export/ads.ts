import { adRecord } from '../import/toAdRows.ts';
import type { ExportedFile } from './exportedFile.ts';

export const ads: ExportedFile = {
  name: 'ad',
  columns: Object.keys(adRecord.shape),
  async *rows(db) {
    yield* await db
      .selectFrom('ad')
      .select(['place', 'course_id'])
      .orderBy('place')
      .orderBy('position')
      .execute();
  },
};
