import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { findEngine, isEngineName } from 'tooling/browsers/findEngines';
import { findFreePort, findFreePorts, startStack, type Stack } from 'tooling/stack';
import { makeCertificate } from 'tooling/tls/makeCertificate';
import { copyFilledData } from '../stack/filledData.ts';
import { ALL_ARE_SERVED, CLOCK, SCALE } from '../stack/test.ts';
import type { Engine } from './drive/engine.ts';
import { startEngine } from './drive/startEngine.ts';
import { startFront, type Front } from './front/startFront.ts';
import { Visitor } from './visitor/Visitor.ts';

/** The stack behind TLS, because not every engine takes the staff cookies without it. */
export interface Site {
  readonly url: string;
  /** The staff's host. */
  readonly staffUrl: string;
  readonly stack: Stack;
  /** The complaints of documents since the list was last emptied. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly engine: Engine;
  readonly site: Site;
}

interface Fixtures {
  /** A new visitor; the test fails on any complaint of a document. */
  readonly visitor: Visitor;
}

async function openSite(ends: AsyncDisposableStack): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-engines-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const certificate = await makeCertificate(folder);
  const scheme = certificate ? 'https' : 'http';
  const ports = await findFreePorts();
  const complaints: string[] = [];
  const open = async (target: number): Promise<Front> => {
    const front = await startFront({
      port: await findFreePort(),
      target,
      certificate,
      complaints,
    });
    ends.defer(() => front.stop());
    return front;
  };
  const site = await open(ports.shell);
  const staff = await open(ports.staff);
  const frame = await open(ports.frame);
  const gateway = await open(ports.gateway);
  const origin = (front: Front) => `${scheme}://localhost:${front.port}`;
  const dataFolder = join(folder, 'data');
  await copyFilledData(dataFolder);
  const stack = await startStack({
    dataFolder,
    scale: SCALE,
    clock: CLOCK,
    ports,
    origins: {
      site: origin(site),
      staff: origin(staff),
      frame: origin(frame),
      gateway: origin(gateway),
    },
    gatewaySettings: ALL_ARE_SERVED,
    // a server under load leaves slots to the browser, and then there is no server HTML to compare;
    // visitors get documents without the developers' tools, which are kept (ADR 029)
    shellSettings: { ...ALL_ARE_SERVED, RENDER_DEADLINE: '20000', SITE_MODE: 'production' },
  });
  ends.defer(() => stack.stop());
  return { url: origin(site), staffUrl: origin(staff), stack, complaints };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, provide, { project }) => {
      const found = isEngineName(project.name) ? findEngine(project.name) : undefined;
      if (!found) throw new Error(`This machine has no engine ${project.name}.`);
      const engine = await startEngine(found);
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, provide) => {
      await using ends = new AsyncDisposableStack();
      await provide(await openSite(ends));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ engine, site }, provide) => {
    const window = await engine.newWindow();
    site.complaints.length = 0;
    try {
      await provide(new Visitor(window, site.url));
      expect(site.complaints).toEqual([]);
    } finally {
      await window.close();
    }
  },
});

export { expect };
