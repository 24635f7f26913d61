/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aTestFolder } from '../testing/aTestFolder.ts';
import { openBackupPlace } from './backupPlace.ts';
import { makeBackup } from './makeBackup.ts';

const NOW = Date.UTC(2026, 10, 21);

it('[R10.05] a backup that fails says why, and leaves nothing that fills the disk', async () => {
  const place = await openBackupPlace(join(await aTestFolder('backups'), 'gateway'));
  const failed = makeBackup(place, 'gateway', NOW, async () => {
    throw new Error('the disk is full');
  });
  await expect(failed).rejects.toThrow('the disk is full');
  expect((await readdir(place.folder)).filter((name) => name.includes('2026-11-21'))).toEqual([]);
  const { name } = await makeBackup(place, 'gateway', NOW, async () => []);
  expect(await place.list()).toEqual([name]);
});
