/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import { manifestText } from 'shared-contracts/release';
import { RegistryAnswer } from './registryAnswer.ts';
import type { PublicKeys } from 'server-kit/release/publicKeys';

let folder: string;
let registry: Server;
let registryUrl: string;
let answer: { status: number; body: string; etag: string };
let asked: (string | undefined)[];
/** The statuses of the next answers, before `answer` is used. */
let failing: number[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-answer-'));
  asked = [];
  failing = [];
  answer = { status: 200, body: JSON.stringify(aDiscovery(aLiveVersion())), etag: '"1"' };
  registry = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const status = failing.shift() ?? answer.status;
    const known = request.headers['if-none-match'] === answer.etag && status === 200;
    response.writeHead(known ? 304 : status, { etag: answer.etag }).end(known ? '' : answer.body);
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((closed) => {
    registry.close(closed);
    registry.closeAllConnections();
  });
  await rm(folder, { recursive: true });
});

async function anAnswer(patience?: number) {
  const failures: unknown[] = [];
  const notFollowed: string[] = [];
  const opened = new RegistryAnswer({
    registryUrl,
    file: join(folder, 'kept/discovery.json'),
    patience,
    onFailure: (error) => failures.push(error),
    onNotFollowed: (why) => notFollowed.push(why),
  });
  await opened.open();
  return { opened, failures, notFollowed };
}
function versionIn(known: Awaited<ReturnType<RegistryAnswer['latest']>>) {
  return known.microFrontends['mf-results']?.[0]?.metadata.version;
}

/** An answer that serves for 100 milliseconds of this clock. */
function aLastingAnswer(now: () => number): RegistryAnswer {
  return new RegistryAnswer({
    registryUrl,
    file: join(folder, 'kept/discovery.json'),
    lasts: 100,
    now,
  });
}

describe("the registry's answer", () => {
  it('[R10.04] has a new version at the next page, and is asked for with its ETag', async () => {
    const { opened } = await anAnswer(5000);
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    await opened.latest();
    answer = {
      status: 200,
      body: JSON.stringify(aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })))),
      etag: '"2"',
    };
    expect(versionIn(await opened.latest())).toBe('1.1.0');
    expect(asked).toEqual([undefined, '"1"', '"1"']);
  });

  it('[R10.05] knows the files that its versions list', async () => {
    const { opened } = await anAnswer(5000);
    expect(opened.lists('mf-results/1.0.0/remoteEntry.js')).toBe(false);
    await opened.latest();
    expect(opened.lists('mf-results/1.0.0/remoteEntry.js')).toBe(true);
    for (const other of [
      'mf-results/1.0.1/remoteEntry.js',
      'mf-ads/1.0.0/remoteEntry.js',
      'mf-results/1.0.0/other.js',
      'mf-results/1.0.0/constructor',
      'constructor/1.0.0/remoteEntry.js',
      'mf-results',
      '',
    ])
      expect(opened.lists(other)).toBe(false);
  });

  it('[R10.04] serves all pages for its time, and then one question brings the new version', async () => {
    let now = 0;
    const opened = aLastingAnswer(() => now);
    await opened.latest();
    answer = {
      status: 200,
      body: JSON.stringify(aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })))),
      etag: '"2"',
    };
    now = 99;
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    expect(asked).toHaveLength(1);
    now = 100;
    const pages = await Promise.all([opened.latest(), opened.latest()]);
    expect(pages.map(versionIn)).toEqual(['1.1.0', '1.1.0']);
    expect(asked).toHaveLength(2);
  });

  it('[R10.05] is asked for again at each page while the registry fails', async () => {
    let now = 0;
    const opened = aLastingAnswer(() => now);
    await opened.latest();
    now = 100;
    failing = [500, 500];
    for (let page = 0; page < 3; page += 1) await opened.latest();
    expect(asked).toHaveLength(4);
  });

  it('[R10.05] stays in use if the registry fails, also after a restart', async () => {
    const first = await anAnswer(5000);
    await first.opened.latest();
    answer = { status: 500, body: 'broken', etag: '' };
    const second = await anAnswer(5000);
    expect(versionIn(await second.opened.latest())).toBe('1.0.0');
    expect(second.failures).toHaveLength(1);
  });

  it('[R10.05] serves for its time also where the disk is full, and is kept once there is room', async () => {
    let now = 0;
    const failures: unknown[] = [];
    const options = { registryUrl, file: join(folder, 'kept/discovery.json'), lasts: 100 };
    const opened = new RegistryAnswer({
      ...options,
      now: () => now,
      onFailure: (error) => failures.push(error),
    });
    // nothing can be written below a file
    await writeFile(join(folder, 'kept'), '');
    for (let page = 0; page < 3; page += 1) expect(versionIn(await opened.latest())).toBe('1.0.0');
    expect([asked.length, failures.length]).toEqual([1, 1]);
    await rm(join(folder, 'kept'));
    now = 100;
    await opened.latest();
    answer = { status: 500, body: 'broken', etag: '' };
    const restarted = await anAnswer(5000);
    expect(versionIn(await restarted.opened.latest())).toBe('1.0.0');
  });

  it.each([
    ['HTML', '<html>'],
    ['another schema', '{"microFrontends":[]}'],
    ['nothing', ''],
    [
      'a version that it has no hash for',
      JSON.stringify(aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })))).replace(
        /"integrity":"[^"]*"(?=\},"deployment")/,
        '"note":""',
      ),
    ],
  ])('[R10.05] stays in use if the registry answers with %s', async (_what, body) => {
    const { opened } = await anAnswer(5000);
    await opened.latest();
    answer = { status: 200, body, etag: '"3"' };
    expect(versionIn(await opened.latest())).toBe('1.0.0');
  });

  it('[R10.05] does not block a page if the registry hangs', async () => {
    registry.removeAllListeners('request');
    registry.on('request', () => {
      /* never answers */
    });
    const { opened } = await anAnswer(20);
    expect(await opened.latest()).toEqual({ schema: '', microFrontends: {} });
  });
});

it('[R10.04] knows of which widgets visits count: of those with a canary, or a watched version', async () => {
  const { opened } = await anAnswer(5000);
  const counted = async () => {
    await opened.latest();
    return ['mf-results', 'mf-none'].map((widget) => opened.countsVisits(widget));
  };
  const behind = aLiveVersion(aManifest({ version: '0.9.0' }), {
    deployment: { traffic: 0, default: false },
  });
  const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
    deployment: { traffic: 10, default: false },
  });
  answer = {
    status: 200,
    body: JSON.stringify({
      schema: '',
      microFrontends: { 'mf-results': [aLiveVersion(), behind] },
    }),
    etag: '"2"',
  };
  expect(await counted()).toEqual([false, false]);
  answer = {
    status: 200,
    body: JSON.stringify({
      schema: '',
      microFrontends: { 'mf-results': [aLiveVersion(), canary] },
    }),
    etag: '"3"',
  };
  expect(await counted()).toEqual([true, false]);
  const watched = aLiveVersion(aManifest(), {
    deployment: { traffic: 100, default: true, watched: true },
  });
  const microFrontends = { 'mf-results': [watched, behind] };
  answer = { status: 200, body: JSON.stringify({ schema: '', microFrontends }), etag: '"4"' };
  expect(await counted()).toEqual([true, false]);
});

describe('a shell after a restart', () => {
  /** Makes the registry wait with its answers. Returns the function that ends the wait. */
  const aSleepingRegistry = () => {
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
    const listeners = registry.listeners('request') as ((
      request: unknown,
      response: unknown,
    ) => void)[];
    registry.removeAllListeners('request');
    registry.on('request', async (request, response) => {
      await awake;
      for (const listener of listeners) listener(request, response);
    });
    return wake;
  };

  it('[R10.05] repeats its call while it has no answer and the registry fails', async () => {
    failing = [503, 503];
    const { opened, failures } = await anAnswer(5000);
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    expect(failures).toHaveLength(2);
  });

  it('[R10.05] lets each page wait for its own time while it has no answer', async () => {
    const wake = aSleepingRegistry();
    let passed = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => passed);
    const { opened } = await anAnswer(500);
    const first = opened.latest();
    passed = 60_000;
    const second = opened.latest();
    wake();
    expect([versionIn(await first), versionIn(await second)]).toEqual(['1.0.0', '1.0.0']);
    clock.mockRestore();
  });

  it('[R10.05] uses the stored answer if the registry is slow, and waits for one call only once', async () => {
    await (await anAnswer(5000)).opened.latest();
    const wake = aSleepingRegistry();
    const { opened } = await anAnswer(1);
    expect([versionIn(await opened.latest()), versionIn(await opened.latest())]).toEqual([
      '1.0.0',
      '1.0.0',
    ]);
    expect(asked).toHaveLength(1);
    wake();
  });

  it('[R10.05] does not use a stored answer without any version', async () => {
    answer.body = JSON.stringify(aDiscovery());
    await (await anAnswer(5000)).opened.latest();
    failing = [503];
    answer = { status: 200, body: JSON.stringify(aDiscovery(aLiveVersion())), etag: '"2"' };
    expect(versionIn(await (await anAnswer(5000)).opened.latest())).toBe('1.0.0');
  });

  it('[R10.05] accepts an answer without any version', async () => {
    answer.body = JSON.stringify(aDiscovery());
    const { opened } = await anAnswer(60_000);
    expect((await opened.latest()).microFrontends).toEqual({});
  });
});

describe('an answer that is not to be believed', () => {
  it('[R10.05] empties no page: the last versions stay, the operator is told once, and a restart changes nothing', async () => {
    const { opened, notFollowed } = await anAnswer(5000);
    await opened.latest();
    answer = { status: 200, body: JSON.stringify(aDiscovery()), etag: '"empty"' };
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    expect(versionIn(await opened.latest())).toBe('1.0.0');
    expect(notFollowed).toEqual(['it names no version of mf-results any more']);
    expect(versionIn(await (await anAnswer(5000)).opened.latest())).toBe('1.0.0');
    const later = aLiveVersion({ ...aManifest(), version: '1.1.0' });
    answer = { status: 200, body: JSON.stringify(aDiscovery(later)), etag: '"good"' };
    expect(versionIn(await opened.latest())).toBe('1.1.0');
  });

  it('[R10.05] comes from no other server: a redirect is not followed', async () => {
    let isAsked = false;
    const elsewhere = createServer((_request, response) => {
      isAsked = true;
      response.end(JSON.stringify(aDiscovery(aLiveVersion())));
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const { port } = elsewhere.address() as AddressInfo;
    registry.removeAllListeners('request');
    registry.on('request', (_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end();
    });
    const { opened } = await anAnswer(50);
    expect((await opened.latest()).microFrontends).toEqual({});
    expect(isAsked).toBe(false);
    elsewhere.close();
    elsewhere.closeAllConnections();
  });
});

describe('a new key', () => {
  it("[R10.05] makes its team's version usable without a new answer of the registry", async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const manifest = aManifest();
    const signature = sign(null, Buffer.from(manifestText(manifest)), privateKey).toString(
      'base64',
    );
    const live = aLiveVersion(manifest);
    answer.body = JSON.stringify(aDiscovery({ ...live, extras: { ...live.extras, signature } }));
    let keys: PublicKeys = new Map();
    const opened = new RegistryAnswer({
      registryUrl,
      file: join(folder, 'discovery.json'),
      patience: 5000,
      keys: () => keys,
    });
    expect(versionIn(await opened.latest())).toBeUndefined();
    keys = new Map([[manifest.name, [publicKey]]]);
    expect(versionIn(await opened.latest())).toBe('1.0.0');
  });
});
