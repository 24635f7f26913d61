import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { passedOn } from 'server-kit/testing/passedOn';
import { toInventorySource } from '../../inventory/source.ts';
import { INVENTORY_FILES } from '../../testing/inventoryFiles.ts';
import { testFolder } from '../../testing/openTestGateway.ts';
import { toShiftJis } from '../../testing/toShiftJis.ts';
import { openForOperator } from '../openForOperator.ts';

const FILES = {
  ...INVENTORY_FILES,
  'courses.csv': `${INVENTORY_FILES['courses.csv'].replace('\ufeff', '')}503,"髙﨑ゴルフ場㈱ ～①－",ﾀｶｻｷ,10,1,,36.32,139,,\r\n`,
};

describe('[R7.15] an inventory in Shift_JIS', () => {
  const folder = testFolder();
  afterAll(() => folder.remove());

  /** Imports files as an operator does, into a database of their own; returns what is said or read. */
  const importFiles = async (
    name: string,
    write: (text: string) => Buffer,
    words: readonly string[] = [],
  ) => {
    const path = join(folder.path, name);
    mkdirSync(path);
    for (const [file, text] of Object.entries(FILES)) writeFileSync(join(path, file), write(text));
    const program = join(__dirname, '../../import.ts');
    const env = { ...passedOn(), GATEWAY_DATA: path, CLOCK: '2026-11-21T08:00:00+09:00' };
    const run = promisify(execFile)(process.execPath, [program, 'inventory', path, ...words], {
      env,
    });
    const failed = await run.then(
      () => undefined,
      (error: { stderr: string; code: number }) => error,
    );
    if (failed) return { said: failed.stderr, code: failed.code };
    const { db } = await openForOperator(toInventorySource(undefined, path));
    const courses = await db.selectFrom('course').selectAll().orderBy('id').execute();
    const texts = await db.selectFrom('plan_text').selectAll().orderBy('plan_no').execute();
    await db.destroy();
    return { courses, texts };
  };

  it('is the same inventory as in UTF-8, found out or named', async () => {
    const utf8 = await importFiles('utf8', (text) => Buffer.from(text));
    expect(utf8.courses?.map(({ name }) => name)).toContain('髙﨑ゴルフ場㈱ ～①－');
    expect(await importFiles('found', toShiftJis)).toEqual(utf8);
    expect(await importFiles('named', toShiftJis, ['--encoding', 'Shift_JIS'])).toEqual(utf8);
  }, 60_000);

  it('is refused with the file, the line and the column where it is not as it is named', async () => {
    const wrong = await importFiles('wrong', toShiftJis, ['--encoding=utf-8']);
    expect(wrong).toEqual({
      code: 1,
      said: 'gateway: nothing was imported\ncourses.csv line 2: name is not UTF-8\n',
    });
    const broken = (text: string) => Buffer.concat([toShiftJis(text), Buffer.from([0x81])]);
    expect(await importFiles('broken', broken)).toMatchObject({
      said: expect.stringContaining(
        'courses.csv line 5: id is not Shift_JIS, which was assumed because the text is not UTF-8',
      ),
    });
  }, 60_000);

  it.each([['--encoding', 'euc-jp'], ['--encoding'], ['--speed', '9'], ['more']])(
    'needs right words on the command line, not %s %s',
    async (...words) => {
      expect(await importFiles(words.join('-'), toShiftJis, words)).toMatchObject({
        code: 64,
        said: expect.stringContaining('usage: '),
      });
    },
    60_000,
  );
});
