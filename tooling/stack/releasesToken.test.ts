/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTokens } from 'registry/client';
import { aRunningRegistry } from 'registry/testing';
import { releasesToken } from './releasesToken.ts';

const OPERATOR = 'token-of-an-operator';

let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
let folder: string;
beforeEach(async () => {
  registry = await aRunningRegistry();
  folder = await mkdtemp(join(tmpdir(), 'releases-token-'));
});
afterEach(async () => {
  await registry.stop();
  await rm(folder, { recursive: true });
});
function access() {
  return { registryUrl: registry.url, token: OPERATOR };
}
async function statusOf(token: string, path: string): Promise<number> {
  return (await registry.call('POST', path, token, {}, { 'x-acts-for': 'panda7' })).status;
}

it('[R10.02] the token of the releases page has the few acts of that page, and the folder does not have it', async () => {
  const token = await releasesToken(folder, access());
  // 400: the act may be done, and says nothing
  expect(await statusOf(token, '/widgets/mf-x/previews')).toBe(400);
  for (const path of ['/tokens', '/widgets/mf-x/versions'])
    expect(await statusOf(token, path)).toBe(403);
  expect(await readFile(join(folder, 'releases-token-id'), 'utf8')).toMatch(/^[0-9a-f]{8}$/);
});

it('[R10.02] the token of the releases page is revoked by the next start, and a start on another database goes on', async () => {
  const first = await releasesToken(folder, access());
  const second = await releasesToken(folder, access());
  expect(await statusOf(first, '/widgets/mf-x/previews')).toBe(401);
  expect(await statusOf(second, '/widgets/mf-x/previews')).toBe(400);
  await writeFile(join(folder, 'releases-token-id'), '00000000');
  await releasesToken(folder, access());
  const tokens = await listTokens(access());
  expect(tokens.map(({ revokedAt }) => revokedAt !== null).toSorted()).toEqual([
    false,
    false,
    true,
  ]);
});
