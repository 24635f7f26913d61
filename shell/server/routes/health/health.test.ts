/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'server-kit/http/createServer';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import { aDiscovery, aLiveVersion } from '../../../testing/builders.ts';
import { RegistryAnswer } from '../../releases/registryAnswer.ts';
import { registerShellHealth } from './health.ts';

let folder: string;
let registry: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-health-'));
  // the version of its answer has no signature
  const body = JSON.stringify(aDiscovery(aLiveVersion()));
  registry = createHttpServer((_request, response) => response.end(body));
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  registry.close();
  registry.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Asks a shell whether it is ready, and how many live widgets it has. */
async function askShell(keys: PublicKeys | undefined) {
  const { port } = registry.address() as AddressInfo;
  const answer = new RegistryAnswer({
    registryUrl: `http://127.0.0.1:${port}`,
    file: join(folder, 'discovery.json'),
    keys: () => keys,
  });
  const app = await createServer({ logger: false });
  registerShellHealth(app, {
    shell: { build: 'b' },
    siteRules: { problem: () => undefined },
    registry: answer,
    store: { read: async () => Buffer.from('') },
  });
  const reply = await app.inject('/health/ready');
  await app.close();
  return { status: reply.statusCode, told: reply.json(), widgets: answer.widgetCount() };
}

describe('the readiness of a shell', () => {
  it('[R10.05] is there as soon as a widget has a version that this shell may use', async () => {
    expect(await askShell(undefined)).toEqual({
      status: 200,
      told: { status: 'ready' },
      widgets: 1,
    });
  });

  it('[R10.05] is not there while it may use no version of any widget, and no widget counts as live', async () => {
    expect(await askShell(new Map())).toEqual({
      status: 503,
      told: { status: 'not ready', missing: ['releases'] },
      widgets: 0,
    });
  });
});
