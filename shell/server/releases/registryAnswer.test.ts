/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import { RegistryAnswer } from './registryAnswer.ts';

let folder: string;
let registry: Server;
let registryUrl: string;
let answer: { status: number; body: string; etag: string };
let asked: (string | undefined)[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-answer-'));
  asked = [];
  answer = { status: 200, body: JSON.stringify(aDiscovery(aLiveVersion())), etag: '"1"' };
  registry = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const known = request.headers['if-none-match'] === answer.etag && answer.status === 200;
    response.writeHead(known ? 304 : answer.status, { etag: answer.etag }).end(known ? '' : answer.body);
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((closed) => { registry.close(closed); registry.closeAllConnections(); });
  await rm(folder, { recursive: true });
});

const anAnswer = async (patience?: number) => {
  const failures: unknown[] = [];
  const opened = new RegistryAnswer({ registryUrl, file: join(folder, 'kept/discovery.json'), patience, onFailure: (error) => failures.push(error) });
  await opened.open();
  return { opened, failures };
};
const versionIn = (known: Awaited<ReturnType<RegistryAnswer['latest']>>) => known.microFrontends['mf-results']?.[0]?.metadata.version;

describe("the registry's answer", () => {
  it('[R10.04] shows a published version at the next page, and asks by ETag while nothing changes', async () => {
    const { opened } = await anAnswer(5000);
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    await opened.latest();
    answer = { status: 200, body: JSON.stringify(aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })))), etag: '"2"' };
    expect(versionIn(await opened.latest())).toBe('1.1.0');
    expect(asked).toEqual([undefined, '"1"', '"1"']);
  });

  it('[R10.05] stands when the registry is gone, after a restart too', async () => {
    const first = await anAnswer(5000);
    await first.opened.latest();
    answer = { status: 500, body: 'broken', etag: '' };
    const second = await anAnswer(5000);
    expect(versionIn(await second.opened.latest())).toBe('1.0.0');
    expect(second.failures).toHaveLength(1);
  });

  it.each([['HTML', '<html>'], ['another schema', '{"microFrontends":[]}'], ['nothing', '']])('[R10.05] is kept when the registry answers with %s', async (_what, body) => {
    const { opened } = await anAnswer(5000);
    await opened.latest();
    answer = { status: 200, body, etag: '"3"' };
    expect(versionIn(await opened.latest())).toBe('1.0.0');
  });

  it('[R10.05] does not hold a page when the registry hangs', async () => {
    registry.removeAllListeners('request');
    registry.on('request', () => { /* never answers */ });
    const { opened } = await anAnswer(20);
    expect(await opened.latest()).toEqual({ schema: '', microFrontends: {} });
  });
});
