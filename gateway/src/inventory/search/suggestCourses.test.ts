import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { testFolder } from '../../testing/openTestGateway.ts';
import { toCourse } from '../filling/course.ts';
import { ALL_COURSES, courseIds } from '../filling/courseIds.ts';
import { migrate } from '../migrations/migrate.ts';
import { openSqlite, sqliteDialect } from 'server-kit/database/openSqlite';
import type { CourseTable, InventoryTables } from '../tables.ts';
import { suggestCourses } from './suggestCourses.ts';

/** R7.05: what visitors type for a course, by how they type it. */
const HALF_WIDTH: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｧｨｩｪｫｬｭｮｯｰ'].map((half) => [
    half.normalize('NFKC'),
    half,
  ]),
);
function toHiragana(text: string) {
  return text.replace(/[ァ-ヴ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! - 0x60));
}
function toKatakana(text: string) {
  return text.replace(/[ぁ-ゔ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60));
}
function toHalfWidth(text: string) {
  return [...toKatakana(text).normalize('NFD').replaceAll('\u3099', 'ﾞ').replaceAll('\u309A', 'ﾟ')]
    .map((letter) => HALF_WIDTH[letter] ?? letter.normalize('NFKC'))
    .join('');
}
const CLUB = /カントリークラブ|カントリー倶楽部|ＣＣ/;
const GOLF = /ゴルフクラブ|ゴルフ倶楽部|ＧＣ/;

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

describe('course names over the whole inventory', () => {
  const folder = testFolder();
  const courses = courseIds(ALL_COURSES).map(toCourse);
  let db: Kysely<InventoryTables>;
  beforeAll(async () => {
    mkdirSync(folder.path, { recursive: true });
    db = new Kysely<InventoryTables>({
      dialect: sqliteDialect(openSqlite(join(folder.path, 'names.sqlite'))),
    });
    await migrate(db, 'sqlite');
    for (let from = 0; from < courses.length; from += 200)
      await db
        .insertInto('course')
        .values(courses.slice(from, from + 200))
        .execute();
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    folder.remove();
  });

  it('[R7.05] every course is among the first five by kanji, kana and half-width forms, with カントリークラブ, CC and C.C. interchanged', async () => {
    const misses: string[] = [];
    for (const course of courses) {
      for (const [way, typed] of new Map(
        Object.entries(spellings(course)).map(([way, typed]) => [typed, way]),
      ).entries()) {
        const found = await suggestCourses(db, way);
        if (!found.slice(0, 5).some(({ id }) => id === course.id))
          misses.push(`${course.name} by ${typed}: ${way}`);
      }
    }
    expect(misses.slice(0, MISSES_SHOWN)).toEqual([]);
  }, 300_000);

  it('[R7.05] the beginning of a name comes before its middle, and signs of LIKE stand for themselves', async () => {
    const names = (await suggestCourses(db, '霧')).map(({ name }) => name);
    expect(names.every((name) => name.startsWith('霧'))).toBe(true);
    expect(await suggestCourses(db, '%')).toEqual([]);
    expect(await suggestCourses(db, '_')).toEqual([]);
  });
});
