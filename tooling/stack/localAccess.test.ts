/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import { keepLocalAccess, PUBLIC_KEYS_FILE, RELEASE_KEYS_FILE, toToken } from './localAccess.ts';

it('[R10.04] no token of this machine is taken for a flag, whatever its random bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 24, maxLength: 24 }), (bytes) => {
      const token = toToken(Buffer.from(bytes));
      const { values } = parseArgs({
        args: ['--token', token],
        options: { token: { type: 'string' } },
      });
      expect(values.token).toBe(token);
    }),
  );
  // its first six bits are those of "-"
  expect(toToken(Buffer.alloc(24, 0xfb))).toBe(`local_${'-_v7'.repeat(8)}`);
});

it('[R10.04] a kept token that begins like a flag is drawn again, and the others stay', async () => {
  const folder = await aTestFolder('local-access');
  const { tokens } = await keepLocalAccess(folder);
  const kept = { ...tokens, operator: '-kept-by-an-earlier-version' };
  await writeFile(join(folder, 'team-tokens.json'), JSON.stringify(kept));
  const { tokens: again } = await keepLocalAccess(folder);
  expect(again['operator']).toMatch(/^local_/);
  expect({ ...again, operator: '' }).toEqual({ ...tokens, operator: '' });
  expect(JSON.parse(await readFile(join(folder, 'team-tokens.json'), 'utf8'))).toEqual(again);
});

it('[R10.04] a later command finds the tokens and keys of an earlier one, so that what was signed stays signed', async () => {
  const folder = await aTestFolder('local-access');
  const access = await keepLocalAccess(folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const publicHalves = [await read(PUBLIC_KEYS_FILE), await read(RELEASE_KEYS_FILE)];
  expect(await keepLocalAccess(folder)).toEqual(access);
  expect([await read(PUBLIC_KEYS_FILE), await read(RELEASE_KEYS_FILE)]).toEqual(publicHalves);
});

it('[R10.02] a key that was added for a team with a repository of its own stays', async () => {
  const folder = await aTestFolder('local-access');
  await keepLocalAccess(folder);
  const file = join(folder, PUBLIC_KEYS_FILE);
  const keys = { ...JSON.parse(await readFile(file, 'utf8')), 'mf-holiday': ['its key'] };
  await writeFile(file, JSON.stringify(keys));
  await keepLocalAccess(folder);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(keys);
});
