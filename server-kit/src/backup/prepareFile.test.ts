import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { prepareFile } from './prepareFile.ts';

let folder: string;
let dump: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  dump = join(folder, 'dump');
  file = join(folder, 'server.sqlite');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Makes a dump of a database that says `backed up`, and leaves what a killed server leaves in `file`: the
 * database and, beside it, that it says `lost` since.
 */
async function makeDump(): Promise<void> {
  const path = join(folder, 'running.sqlite');
  const running = new DatabaseSync(path);
  running.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE said (word); INSERT INTO said VALUES ('backed up')`,
  );
  running.exec(`VACUUM INTO '${dump}'`);
  running.exec(`UPDATE said SET word = 'lost'`);
  for (const end of ['', '-wal']) await copyFile(path + end, file + end);
  running.close();
}

function readWord(): unknown {
  const database = new DatabaseSync(file);
  const row = database.prepare('SELECT word FROM said').get();
  database.close();
  return row?.['word'];
}

async function restore(): Promise<void> {
  const takePlace = await prepareFile(dump, file, true);
  await takePlace();
}

describe('the file of a database that a backup replaces', () => {
  beforeEach(makeDump);

  it('has what the backup has, though a killed server left something beside it', async () => {
    expect(existsSync(`${file}-wal`)).toBe(true);
    await restore();
    expect(readWord()).toBe('backed up');
  });

  it('has what the backup has, though only what lay beside it is left of the lost one', async () => {
    await rm(file);
    await restore();
    expect(readWord()).toBe('backed up');
  });

  it('has what the backup has, though the lost one is damaged', async () => {
    await writeFile(file, 'damaged'.repeat(1000));
    await restore();
    expect(readWord()).toBe('backed up');
  });

  it('stays with all that was written when it is not replaced in the end', async () => {
    await prepareFile(dump, file, true);
    expect(readWord()).toBe('lost');
  });

  it('stays as it is, with what lies beside, when the disk is full', async () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      throw full;
    });
    await expect(prepareFile(dump, file, true)).rejects.toBe(full);
    jest.restoreAllMocks();
    expect(readWord()).toBe('lost');
  });

  it('is refused while a server holds it', async () => {
    const server = new DatabaseSync(file);
    server.exec('BEGIN IMMEDIATE');
    await expect(prepareFile(dump, file, true)).rejects.toThrow('stop it first');
    server.close();
  });
});
