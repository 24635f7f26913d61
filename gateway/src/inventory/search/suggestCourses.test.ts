import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { testFolder } from '../../testing/openTestGateway.ts';
import { toCourse } from '../filling/course.ts';
import { ALL_COURSES, courseIds } from '../filling/courseIds.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { suggestCourses } from './suggestCourses.ts';

const HALF_WIDTH: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｧｨｩｪｫｬｭｮｯｰ'].map((half) => [
    half.normalize('NFKC'),
    half,
  ]),
);
function toHiragana(text: string) {
  return text.replace(/[ァ-ヴ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
function toKatakana(text: string) {
  return text.replace(/[ぁ-ゔ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}
function toHalfWidth(text: string) {
  return [...toKatakana(text).normalize('NFD').replaceAll('\u3099', 'ﾞ').replaceAll('\u309A', 'ﾟ')]
    .map((letter) => HALF_WIDTH[letter] ?? letter.normalize('NFKC'))
    .join('');
}
const CLUB = /カントリークラブ|カントリー倶楽部|ＣＣ/;
const GOLF = /ゴルフクラブ|ゴルフ倶楽部|ＧＣ/;

/** Returns what visitors type for a course (R7.05), by the way in which they type it. */
function spellings({ name, kana }: CourseTable): Record<string, string> {
  return {
    name,
    kana: toHiragana(kana),
    katakana: toKatakana(kana),
    halfWidth: toHalfWidth(kana),
    withoutSpaces: kana.replaceAll(' ', ''),
    cc: name.replace(CLUB, 'CC'),
    dotted: name.replace(CLUB, 'C.C.'),
    fullWidth: name.replace(CLUB, 'ＣＣ').replace(GOLF, 'ＧＣ'),
    small: name.replace(CLUB, 'cc').replace(GOLF, 'g.c.'),
    country: name.replace(CLUB, 'カントリークラブ'),
    kurabu: name.replace(CLUB, 'カントリー倶楽部').replace(GOLF, 'ゴルフ倶楽部'),
    golf: name.replace(GOLF, 'ゴルフクラブ'),
    spaced: name.replace(CLUB, ' $&').replace(GOLF, ' $&'),
    kanaCc: toHiragana(kana).replace(/かんとりーくらぶ|しーしー/, 'CC'),
    begun: name.replace(CLUB, 'カントリー'),
    place: name.replace('ヶ', 'ケ'),
    placeKana: name.replace('ヶ', 'が'),
    withoutDot: name.replaceAll('・', ''),
  };
}

const MISSES_SHOWN = 20;

async function writeCourses(file: string, courses: readonly CourseTable[]): Promise<void> {
  const db = new Kysely<InventoryTables>({ dialect: sqliteDialect(openSqlite(file)) });
  await migrate(db, 'sqlite');
  for (let from = 0; from < courses.length; from += 200)
    await db
      .insertInto('course')
      .values(courses.slice(from, from + 200))
      .execute();
  await db.destroy();
}

/**
 * Opens a file whose rows no longer change. Many spellings lead to the same statement with the same
 * values; such a statement runs once, and its rows are given again.
 */
function openUnchanging(file: string): DatabaseSync {
  const database = openSqlite(file, { readOnly: true });
  const prepare = database.prepare.bind(database);
  const answers = new Map<string, ReturnType<StatementSync['all']>>();
  database.prepare = (sql) => {
    const statement = prepare(sql);
    const read = statement.all.bind(statement);
    const all = (...values: SQLInputValue[]) => {
      const key = [sql, ...values].join('\0');
      const rows = answers.get(key) ?? read(...values);
      answers.set(key, rows);
      return rows;
    };
    return Object.assign(statement, { all });
  };
  return database;
}

describe('course names over the whole inventory', () => {
  const folder = testFolder();
  const courses = courseIds(ALL_COURSES).map(toCourse);
  let db: Kysely<InventoryTables>;
  beforeAll(async () => {
    const file = join(folder.path, 'names.sqlite');
    await writeCourses(file, courses);
    db = new Kysely<InventoryTables>({ dialect: sqliteDialect(openUnchanging(file)) });
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    folder.remove();
  });

  it('[R7.05] finds every course among the first five by kanji, kana and half-width forms, with カントリークラブ, CC and C.C. interchanged', async () => {
    const misses: string[] = [];
    for (const course of courses) {
      const ways = Object.entries(spellings(course));
      for (const [typed, way] of new Map(ways.map(([each, text]) => [text, each])).entries()) {
        const found = await suggestCourses(db, typed);
        if (!found.slice(0, 5).some(({ id }) => id === course.id))
          misses.push(`${course.name} by ${way}: ${typed}`);
      }
    }
    expect(misses.slice(0, MISSES_SHOWN)).toEqual([]);
  }, 300_000);

  it('[R7.05] puts names that begin with the text first, and takes the wildcards of LIKE as plain signs', async () => {
    const names = (await suggestCourses(db, '霧')).map(({ name }) => name);
    expect(names.every((name) => name.startsWith('霧'))).toBe(true);
    expect(await suggestCourses(db, '%')).toEqual([]);
    expect(await suggestCourses(db, '_')).toEqual([]);
  });
});
