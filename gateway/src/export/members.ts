import { memberRecord } from '../import/toMemberRows.ts';
import type { ExportedFile } from './exportedFile.ts';

export const members: ExportedFile = {
  name: 'member',
  columns: Object.keys(memberRecord.shape),
  async *rows(db) {
    const rows = await db.selectFrom('member').selectAll().orderBy('position').execute();
    for (const { position: _, ...member } of rows) yield member;
  },
};
