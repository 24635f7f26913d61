import { courseRecord, toCourseRecord } from '../../import/inventory/courseRecord.ts';
import { type ExportedFile, ofEachCourse } from '../exportedFile.ts';

export const courses: ExportedFile = {
  name: 'courses',
  columns: Object.keys(courseRecord.shape),
  rows: (db) =>
    ofEachCourse(db, async (id) => {
      const rows = await db.selectFrom('course').selectAll().where('id', '=', id).execute();
      return rows.map(toCourseRecord);
    }),
};
