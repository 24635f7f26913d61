import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from 'tooling/build/buildStale';
import { type Stack, startStack } from 'tooling/stack';
import type { AnotherServer } from 'tooling/stack/moreServers';
import { findFreePorts } from 'tooling/stack/ports';
import type { Log } from 'tooling/stack/serverProcess';
import { CLOCK, NO_RATE_LIMIT } from '../sides/startGateway.ts';
import { startLoad } from './load.ts';
import { caddyProxies } from './caddyProxy.ts';
import { READY, retryingProxies } from './retryingProxy.ts';

export interface RestartsOptions {
  /** The share of all courses. */
  readonly scale: number;
  readonly callers: number;
  /** How often each server is restarted and killed. */
  readonly rounds: number;
  /** Whether Caddy stands before the servers, with the file of `deploy/`; else a balancer of our own. */
  readonly isBehindCaddy: boolean;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}

/** How a server ends: asked to, as in a rolling deploy, or as by a fault. */
const SIGNALS = ['SIGTERM', 'SIGKILL'] as const;
type EndingSignal = (typeof SIGNALS)[number];

const PATHS = [
  '/',
  '/search/result/?area[]=12',
  '/gora/course/search?area[]=13&widthday=31',
  '/search/result/?area[]=14&page=1',
  '/gora/course/count?area[]=12',
  '/gora/content/blocks?device=pc&region=105&v=1',
  '/search/',
];

/** Servers of one kind behind a proxy: that of the stack, and one more. */
interface Pair {
  /** Ends each of them and starts it again, one after the other. */
  restart(signal: EndingSignal): Promise<void>;
}

/** Milliseconds between two looks. */
const LOOK_EVERY = 50;

/** Resolves when a server is ready: until then nobody who restarts a site ends the next one. */
async function untilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(LOOK_EVERY);
}

function pairOf(
  stack: Stack,
  name: 'shell' | 'gateway',
  first: string,
  startSecond: () => Promise<AnotherServer>,
) {
  let second: AnotherServer | undefined;
  const pair: Pair = {
    async restart(signal) {
      await (signal === 'SIGKILL' ? stack.kill(name) : stack.terminate(name));
      await stack.restart(name);
      await untilReady(first + READY[name]);
      await second?.stop(signal);
      second = await startSecond();
      await untilReady(second.url + READY[name]);
    },
  };
  return {
    pair,
    begin: async () => {
      second = await startSecond();
    },
  };
}

/** Opens two shells and two gateways behind proxies, and a registry. */
async function openSite({ scale, ends, isBehindCaddy }: RestartsOptions) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'asashiba-restarts-'));
  ends.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const ports = await findFreePorts();
  const second = await findFreePorts();
  const proxies = await (isBehindCaddy ? caddyProxies : retryingProxies)([ports, second]);
  ends.defer(() => proxies.close());
  const stack = await startStack({
    dataFolder,
    ports,
    scale: String(scale),
    clock: CLOCK,
    gatewaySettings: { GATEWAY_RATE_LIMIT: NO_RATE_LIMIT, LONGEST_LAG: '0' },
    shellSettings: {
      SHELL_RATE_LIMIT: NO_RATE_LIMIT,
      LONGEST_LAG: '0',
      PAGES_IN_FLIGHT: '64',
      GATEWAY_URL: proxies.gateways,
    },
  });
  ends.defer(() => stack.stop());
  const gateway = pairOf(stack, 'gateway', stack.gatewayUrl, () =>
    stack.anotherGateway({ GATEWAY_PORT: String(second.gateway) }),
  );
  const shell = pairOf(stack, 'shell', stack.shellUrl, () =>
    stack.anotherShell({ SHELL_PORT: String(second.shell) }),
  );
  await gateway.begin();
  await shell.begin();
  return { stack, shell: shell.pair, gateway: gateway.pair, url: proxies.site };
}

/**
 * Ends every server of a site under load and starts it again, by SIGTERM as in a rolling deploy, and by
 * SIGKILL, behind a proxy that asks again for a GET. Resolves with one sentence for each request that
 * failed, and one for a load that was none.
 */
export async function benchRestarts(options: RestartsOptions): Promise<string[]> {
  const { rounds, callers, log } = options;
  await buildStale({ log });
  const { stack, shell, gateway, url } = await openSite(options);
  // each page once, so that no caller waits for a renderer's first start
  for (const path of PATHS) await (await fetch(url + path)).text();
  const broken: string[] = [];
  const restartRegistry = async (signal: EndingSignal) => {
    await (signal === 'SIGKILL' ? stack.kill('registry') : stack.terminate('registry'));
    await stack.restart('registry');
  };
  const acts = {
    shells: shell.restart,
    gateways: gateway.restart,
    registry: restartRegistry,
  };
  for (let round = 0; round < rounds; round += 1)
    for (const signal of SIGNALS)
      for (const [name, restart] of Object.entries(acts)) {
        const load = startLoad({ url, paths: PATHS, callers });
        await restart(signal);
        const { answered, failures } = await load.stop();
        log(`${signal} to the ${name}: ${answered} requests, ${failures.length} failed`);
        broken.push(...failures.slice(0, 5).map((each) => `${signal} to the ${name}: ${each}`));
        if (answered < callers) broken.push(`${signal} to the ${name}: there was no load`);
      }
  return broken;
}
