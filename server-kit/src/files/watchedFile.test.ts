/** @jest-environment node */
import files from 'node:fs/promises';
import { join } from 'node:path';
import { aTestFolder } from '../testing/aTestFolder.ts';
import { watchedFile } from './watchedFile.ts';

async function watched(text: string) {
  const file = join(await aTestFolder('watched'), 'rules.txt');
  await files.writeFile(file, text);
  const problems: string[] = [];
  const changes: string[] = [];
  const { latest } = watchedFile({
    file,
    parse: (read) => {
      if (read === '') throw new Error('it is empty');
      return read;
    },
    whenMissing: 'none',
    onProblem: (problem) => problems.push(problem),
    onChange: (content) => changes.push(content),
  });
  return { file, latest, problems, changes };
}

describe('a file that is watched', () => {
  it('[R10.05] is read again where it could not be read once, and says so once', async () => {
    const { latest, problems, changes } = await watched('maintenance');
    const read = jest.spyOn(files, 'readFile');
    for (const _ of [1, 2]) read.mockRejectedValueOnce(new Error('EMFILE: too many open files'));
    expect([await latest(), await latest()]).toEqual(['none', 'none']);
    expect(await latest()).toBe('maintenance');
    expect([problems, changes]).toEqual([['EMFILE: too many open files'], ['maintenance']]);
    read.mockRestore();
  });

  it('is invalid once for each invalid content, and keeps the last valid one', async () => {
    const { file, latest, problems } = await watched('a');
    expect(await latest()).toBe('a');
    await files.writeFile(file, '');
    expect([await latest(), await latest(), problems]).toEqual(['a', 'a', ['it is empty']]);
    await files.rm(file);
    expect(await latest()).toBe('none');
  });
});
