import { list } from 'tar';
import { toTar } from './archive.ts';

const AT = new Date('2026-11-21T08:00:00+09:00');
const LONG = `${'folder/'.repeat(40)}file.js`;

/** What a reader of tar archives finds, in order: path, mode, owner and time. */
async function read(archive: Buffer): Promise<string[]> {
  const found: string[] = [];
  const reader = list({
    onReadEntry: ({ path, mode = 0, uid, mtime, size }) =>
      found.push(`${path} ${mode.toString(8)} ${uid} ${mtime?.toISOString()} ${size}`),
  });
  await new Promise<void>((done) => {
    reader.on('end', done);
    reader.end(archive);
  });
  return found;
}

const FILES = [
  { path: 'bin/run', content: Buffer.from('#!'), isProgram: true },
  { path: 'a.txt', content: Buffer.from('朝芝') },
];

describe('an archive', () => {
  it('has the same bytes whatever the order of its files, sorted, of root, with one time', async () => {
    const archive = toTar(FILES, AT);
    expect(toTar(FILES.toReversed(), AT).equals(archive)).toBe(true);
    expect(await read(archive)).toEqual([
      'bin/ 755 0 2026-11-20T23:00:00.000Z 0',
      'a.txt 644 0 2026-11-20T23:00:00.000Z 6',
      'bin/run 755 0 2026-11-20T23:00:00.000Z 2',
    ]);
  });

  it('has folders that belong to one user alone', async () => {
    expect(await read(toTar([], AT, [{ path: 'var/data', owner: 10_001 }]))).toEqual([
      'var/ 755 0 2026-11-20T23:00:00.000Z 0',
      'var/data/ 700 10001 2026-11-20T23:00:00.000Z 0',
    ]);
  });

  it('keeps paths of any length', async () => {
    const found = await read(toTar([{ path: LONG, content: Buffer.from('1') }], AT));
    expect(found.at(-1)).toBe(`${LONG} 644 0 2026-11-20T23:00:00.000Z 1`);
  });
});
