import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Profile, readProfiles } from './profile.ts';

const PROFILE: Profile = { startTime: 1, nodes: [], samples: [], timeDeltas: [] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asashiba-profile-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a profile is read when it is whole, though its process writes after the others have ended', async () => {
  const text = JSON.stringify(PROFILE);
  await writeFile(join(folder, 'a.cpuprofile'), text);
  await writeFile(join(folder, 'b.cpuprofile'), text.slice(0, 20));
  const reading = readProfiles(folder);
  // it has looked, and found a cut one
  await pause(100);
  await writeFile(join(folder, 'b.cpuprofile'), text);
  expect(await reading).toEqual([PROFILE, PROFILE]);
});
