import { Kysely } from 'kysely';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import type { InventoryTables } from '../tables.ts';
import { toSearchText } from '../toSearchText.ts';
import { inventory010 } from './inventory010.ts';
import { migrate } from './migrate.ts';

it('[R7.15] texts that were folded before are folded as those of a search now', async () => {
  const db = new Kysely<InventoryTables>({ dialect: sqliteDialect(openSqlite(':memory:')) });
  await migrate(db, 'sqlite');
  const titles = ['早朝〜薄暮', 'a−1コース', '海ノ丘—西', 'セルフ'];
  await db
    .insertInto('plan_text')
    .values(
      titles.map((title, at) => ({
        course_id: 1,
        plan_no: at,
        title,
        search_title: title,
        translations: '',
      })),
    )
    .execute();
  await inventory010.up(db);
  const rows = await db.selectFrom('plan_text').select('search_title').orderBy('plan_no').execute();
  expect(rows.map(({ search_title }) => search_title)).toEqual(titles.map(toSearchText));
  await db.destroy();
});
