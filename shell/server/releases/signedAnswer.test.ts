/** @jest-environment node */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_SIGNATURE, type ReleaseKeys, signAnswer } from 'server-kit/release/releaseKeys';
import { aDiscovery, aLiveVersion, aManifest } from '../../testing/builders.ts';
import { RegistryAnswer } from './registryAnswer.ts';

const NOW = Date.UTC(2026, 10, 23);
const HOUR = 3_600_000;
const OLD = generateKeyPairSync('ed25519');
const NEW = generateKeyPairSync('ed25519');

let folder: string;
let server: Server;
let answer: { body: string; signature: string | undefined };
let keys: ReleaseKeys;
let now: number;
let notFollowed: string[];

/** The registry answers from now on with this version, signed with this key. */
function issue(version: string, serial: number, key?: KeyObject): void {
  const record = { serial, issuedAt: now, expiresAt: now + HOUR, withdrawn: {} };
  const body = JSON.stringify({ ...aDiscovery(aLiveVersion(aManifest({ version }))), record });
  answer = { body, signature: key && signAnswer(key, body) };
}
async function aShell(): Promise<() => Promise<string | undefined>> {
  const opened = new RegistryAnswer({
    registryUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    file: join(folder, 'discovery.json'),
    patience: 5000,
    releaseKeys: () => keys,
    clock: () => now,
    onNotFollowed: (why) => notFollowed.push(why),
  });
  await opened.open();
  return async () => (await opened.latest()).microFrontends['mf-results']?.[0]?.metadata.version;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-answer-'));
  keys = [OLD.publicKey];
  now = NOW;
  notFollowed = [];
  issue('1.0.0', 1, OLD.privateKey);
  server = createServer((request, response) => {
    const etag = `"${Buffer.from(answer.body).length}-${JSON.parse(answer.body).record.serial}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.setHeader('etag', etag);
    if (answer.signature !== undefined) response.setHeader(ANSWER_SIGNATURE, answer.signature);
    return response.end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await rm(folder, { recursive: true });
});

describe('an answer of the registry', () => {
  it("[R10.05] is followed only with the registry's signature of these very bytes", async () => {
    const versionOf = await aShell();
    expect(await versionOf()).toBe('1.0.0');
    issue('1.1.0', 2);
    expect(await versionOf()).toBe('1.0.0');
    issue('1.1.0', 3, NEW.privateKey);
    expect(await versionOf()).toBe('1.0.0');
    issue('1.1.0', 4, OLD.privateKey);
    // the slots of one answer in another one
    answer.body = answer.body.replace('"slots":[', '"slots":["side",');
    expect(await versionOf()).toBe('1.0.0');
    issue('1.2.0', 5, OLD.privateKey);
    expect(await versionOf()).toBe('1.2.0');
    expect(notFollowed).toEqual(['the registry did not sign it']);
  });

  it('[R10.05] is followed with the old and the new key while the key is replaced, then with the new one only', async () => {
    const versionOf = await aShell();
    await versionOf();
    keys = [OLD.publicKey, NEW.publicKey];
    expect(await versionOf()).toBe('1.0.0');
    issue('1.1.0', 2, NEW.privateKey);
    expect(await versionOf()).toBe('1.1.0');
    keys = [NEW.publicKey];
    expect(await versionOf()).toBe('1.1.0');
    issue('1.2.0', 3, OLD.privateKey);
    expect(await versionOf()).toBe('1.1.0');
    expect(notFollowed).toEqual(['the registry did not sign it']);
  });

  it('[R10.05] is followed as soon as the shell knows its key', async () => {
    keys = [NEW.publicKey];
    const versionOf = await aShell();
    expect(await versionOf()).toBeUndefined();
    keys = [OLD.publicKey];
    expect(await versionOf()).toBe('1.0.0');
  });

  it('[R10.05] is not followed when an old one is played again, also after a restart', async () => {
    const first = answer;
    const versionOf = await aShell();
    await versionOf();
    issue('1.1.0', 2, OLD.privateKey);
    expect(await versionOf()).toBe('1.1.0');
    answer = first;
    expect(await versionOf()).toBe('1.1.0');
    expect(await (await aShell())()).toBe('1.1.0');
    expect(notFollowed).toEqual([
      'it is older (1) than the last one (2)',
      'it is older (1) than the last one (2)',
    ]);
  });

  it('[R10.05] that is held at an old state is told when its time is over, and stays in use', async () => {
    const versionOf = await aShell();
    await versionOf();
    now += HOUR;
    expect(await versionOf()).toBe('1.0.0');
    expect(notFollowed).toEqual(['it was valid until 2026-11-23T01:00:00.000Z only']);
    issue('1.0.0', 1, OLD.privateKey);
    expect(await versionOf()).toBe('1.0.0');
    expect(notFollowed).toHaveLength(1);
  });

  it('[R10.05] from the disk counts only with its signature', async () => {
    await (
      await aShell()
    )();
    const file = join(folder, 'discovery.json');
    const kept = await readFile(file, 'utf8');
    const connections = new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
    await connections;
    const offline = async () => {
      const opened = new RegistryAnswer({
        registryUrl: 'http://127.0.0.1:9',
        file,
        patience: 1,
        releaseKeys: () => keys,
        clock: () => now,
      });
      await opened.open();
      return (await opened.latest()).microFrontends['mf-results']?.[0]?.metadata.version;
    };
    expect(await offline()).toBe('1.0.0');
    await writeFile(file, kept.replaceAll('1.0.0', '6.6.6'));
    expect(await offline()).toBeUndefined();
  });
});
