/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { readReleaseSettings } from './environment.ts';
import { teamAccess } from './teamAccess.ts';

const asked: unknown[] = [];
const registry = createServer(async (request, response) => {
  asked.push({ url: request.url, body: await json(request) });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: '0a1b2c3d', token: 'of-a-quarter', expiresAt: 'soon' }));
});
let REGISTRY_URL: string;
beforeAll(async () => {
  await new Promise<void>((listening) => {
    registry.listen(0, '127.0.0.1', listening);
  });
  REGISTRY_URL = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => {
  registry.close();
  registry.closeAllConnections();
});
beforeEach(() => asked.splice(0));

describe('the rights of a team', () => {
  it("[R10.02] come from the identity of its CI's job, where it has no token", async () => {
    const given = { REGISTRY_URL, REGISTRY_IDENTITY: 'a.jwt.of-the-job' };
    expect(await teamAccess('mf-ads', {}, readReleaseSettings(given))).toMatchObject({
      registryUrl: REGISTRY_URL,
      token: 'of-a-quarter',
    });
    expect(asked).toEqual([
      { url: '/tokens/exchange', body: { identity: 'a.jwt.of-the-job', widget: 'mf-ads' } },
    ]);
  });

  it('[R10.02] come from its token before that, and from the command line first', async () => {
    const given = { REGISTRY_URL, REGISTRY_IDENTITY: 'a.jwt.of-the-job', REGISTRY_TOKEN: 'own' };
    expect((await teamAccess('mf-ads', {}, readReleaseSettings(given))).token).toBe('own');
    expect((await teamAccess('mf-ads', { token: 'said' }, readReleaseSettings(given))).token).toBe(
      'said',
    );
    expect(asked).toEqual([]);
  });

  it('[R10.02] are missing with a sentence that says what to set', async () => {
    await expect(teamAccess('mf-ads', {}, readReleaseSettings({ REGISTRY_URL }))).rejects.toThrow(
      'There is no token: set REGISTRY_TOKEN or REGISTRY_IDENTITY, or give --token.',
    );
  });
});
