import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchDiscovery, issueToken } from 'registry/client';
import { buildHosts } from 'shell/server/app.ts';
import { readEnvironment } from 'shell/server/environment.ts';
import { buildStale } from '../../build/buildStale.ts';
import { WIDGETS } from '../../build/widgets.ts';
import { startStack, type Stack } from '../../stack/index.ts';
import type { Log } from '../../stack/serverProcess.ts';
import { FUZZED } from '../fuzzed.ts';
import { readNames, type SiteNames } from './readNames.ts';
import { readRoutes } from './readRoutes.ts';
import { tellsOfError } from './tellsOfError.ts';

/** The courses that the random supplier may change. */
export const SUPPLIED = [10_001, 10_002];

/** The hosts of the shell. */
export type ShellHost = 'site' | 'staff' | 'frames';

export interface Site {
  readonly stack: Stack;
  /** A token of a supplier of two courses, and one of the team of `mf-fuzzed`. */
  readonly supplierToken: string;
  readonly teamToken: string;
  readonly shellRoutes: Readonly<Record<ShellHost, readonly string[]>>;
  readonly names: SiteNames;
  /** Resolves to a sentence for everything that is not as before the requests. */
  whatIsWrong(): Promise<string[]>;
}

const UNLIMITED = '1000000000';
/** The queries of the requests name days that follow it. */
const CLOCK = '2026-11-21T08:00:00+09:00';
/** What the shell says rightly of the unsigned versions that the requests may publish. */
const REFUSAL = new RegExp(`"msg":"${FUZZED}@[0-9.]+ is not used: it is not signed by its team`);
/** The routes of the shell's hosts, read from servers that are built and never listen. */
async function readShellRoutes(stack: Stack, folder: string): Promise<Site['shellRoutes']> {
  const hosts = await buildHosts(
    readEnvironment({
      SITE_MODE: 'demonstration',
      CLOCK,
      GATEWAY_URL: stack.gatewayUrl,
      REGISTRY_URL: stack.registryUrl,
      ASSET_STORE: stack.assetStore,
      REGISTRY_REPORTS_TOKEN: stack.access.tokens['shell'],
      SHELL_DATA: join(folder, 'shell'),
    }),
  );
  const read = async (name: ShellHost) => {
    await hosts[name].ready();
    return readRoutes(hosts[name].printRoutes());
  };
  const routes = {
    site: await read('site'),
    staff: await read('staff'),
    frames: await read('frames'),
  };
  await Promise.all([hosts.site.close(), hosts.staff.close(), hosts.frames.close()]);
  return routes;
}

/** What visitors get: the live versions, and the widgets on the top page and on a search's results. */
async function readSite({
  shellUrl,
  registryUrl,
}: Stack): Promise<Readonly<Record<string, string>>> {
  const pageOf = async (path: string) => {
    const reply = await fetch(shellUrl + path, { headers: { accept: 'text/html' } });
    const drawn = [...(await reply.text()).matchAll(/data-(?:widget|slot)="[^"]+"/g)];
    return `${reply.status} ${[...new Set(drawn.map(([found]) => found))].sort().join(' ')}`;
  };
  const { discovery } = await fetchDiscovery({ registryUrl });
  const live = WIDGETS.map((name) =>
    JSON.stringify(discovery.microFrontends[name]?.map(({ url, deployment }) => [url, deployment])),
  );
  return {
    'the top page': await pageOf('/'),
    'a search': await pageOf('/search/result/?area%5B%5D=12'),
    'the live versions': live.join(' '),
  };
}

async function unhealthy(stack: Stack): Promise<string[]> {
  const addresses = [
    `${stack.shellUrl}/health`,
    `${stack.staffUrl}/health`,
    `${stack.frameUrl}/health`,
    `${stack.gatewayUrl}/gora/health`,
    `${stack.registryUrl}/health`,
  ];
  const statuses = await Promise.all(
    addresses.map((address) => fetch(address).then(({ status }) => status, String)),
  );
  return addresses.flatMap((address, at) =>
    statuses[at] === 200 ? [] : [`${address} answers ${statuses[at]}`],
  );
}

/** Returns a new token of the team whose widget nobody sees. */
async function issueTeamToken({ registryUrl, access }: Stack): Promise<string> {
  const { token } = await issueToken({
    registryUrl,
    token: access.tokens['operator'] ?? '',
    widget: FUZZED,
    acts: undefined,
    days: 1,
    reason: 'random requests',
  });
  return token;
}

function toSuppliers(token: string): string {
  const hash = createHash('sha256').update(token).digest('hex');
  return JSON.stringify({ fuzzed: { tokens: [hash], courses: SUPPLIED } });
}

/**
 * Starts gateway, registry and shell with all widgets, without limits of requests, and remembers what
 * visitors get.
 */
export async function openSite({
  log,
  ends,
}: {
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  await buildStale({ log });
  const errors: string[] = [];
  const supplierToken = randomBytes(24).toString('base64url');
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    scale: '60',
    clock: CLOCK,
    verbose: true,
    log: (line) => {
      if (tellsOfError(line) && !REFUSAL.test(line)) errors.push(line);
    },
    gatewaySettings: { GATEWAY_RATE_LIMIT: UNLIMITED, SUPPLIERS: toSuppliers(supplierToken) },
    shellSettings: { SHELL_RATE_LIMIT: UNLIMITED },
  });
  ends.defer(() => stack.stop());
  void stack.crashed.then((how) => errors.push(how));
  const teamToken = await issueTeamToken(stack);
  const shellRoutes = await readShellRoutes(stack, folder);
  const names = await readNames(stack);
  const before = await readSite(stack);
  return {
    stack,
    supplierToken,
    teamToken,
    shellRoutes,
    names,
    async whatIsWrong() {
      const after = await readSite(stack);
      const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
      return [
        ...errors.splice(0).map((line) => `a server logged: ${line.slice(0, 1500)}`),
        ...(await unhealthy(stack)),
        ...changed.map((name) => `${name} was ${before[name]} and is ${after[name]}`),
      ];
    },
  };
}
