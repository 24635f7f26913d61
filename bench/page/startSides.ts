import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { findFreePort, startStack, type Stack } from 'tooling/stack';
import { startServer } from 'tooling/stack/serverProcess';
import type { Certificate } from 'tooling/tls/makeCertificate';
import { startSlowLink } from '../link/startSlowLink.ts';
import { terminateTls } from '../link/terminateTls.ts';
import { waitUntilListening } from '../link/waitUntilListening.ts';
import { buildMonolith } from '../monolith/buildMonolith.ts';

export type Log = (line: string) => void;

export interface SidesOptions {
  /** The folder for builds, data and keys. */
  readonly folder: string;
  readonly certificate: Certificate | undefined;
  readonly log: Log;
  /** Collects what has to be stopped at the end. */
  readonly ends: AsyncDisposableStack;
}

/** Saturday morning in Japan. */
const CLOCK = '2026-11-21T08:00:00+09:00';
/** The share of the inventory: enough courses for several pages of every region. */
const SCALE = '0.2';
/** Milliseconds. */
const LONGEST_START = 30_000;

interface PageServer {
  readonly name: string;
  readonly script: string;
  readonly build: string;
  /** The address of the user API for the browser. */
  readonly userApi: string;
}

/** Starts a server of pages beside the stack, with the certificate. Resolves with its port. */
async function startPageServer(
  { name, script, build, userApi }: PageServer,
  stack: Stack,
  { folder, certificate, log, ends }: SidesOptions,
): Promise<number> {
  const port = await findFreePort();
  const server = startServer({
    name,
    script,
    log,
    environment: {
      SHELL_PORT: String(port),
      SHELL_DIST: build,
      SHELL_DATA: join(folder, `data/${name}`),
      ASSET_STORE: stack.assetStore,
      GATEWAY_URL: stack.gatewayUrl,
      REGISTRY_URL: stack.registryUrl,
      SITES_BASE: `${stack.gatewayUrl}/gora/landing`,
      USER_API_URL: userApi,
      CLOCK,
      TLS_KEY: certificate?.key,
      TLS_CERT: certificate?.cert,
    },
  });
  ends.defer(() => server.stop());
  const died = server.ended.then((how) => {
    throw new Error(`${name} ${how}.`);
  });
  // when it ends later, the load of a page fails
  died.catch(() => {});
  await Promise.race([waitUntilListening(port, LONGEST_START), died]);
  return port;
}

/**
 * Builds both sides for production from the present sources. The shell's build is copied, because
 * another build may replace it during the bench.
 */
async function buildBoth({ folder, log }: SidesOptions) {
  await buildStale({ log });
  const shell = join(folder, 'shell');
  const monolith = join(folder, 'monolith');
  await cp(join(repositoryRoot, 'shell/dist'), shell, { recursive: true });
  await buildMonolith(monolith);
  log('built the monolith');
  return { shell, monolith };
}

/**
 * The port of the gateway for the browser's calls of the user API. It has TLS where the pages have
 * it, because such pages may not read it without.
 */
async function userApiPort(
  { gatewayUrl }: Stack,
  { certificate, ends }: SidesOptions,
): Promise<number> {
  const plain = Number(new URL(gatewayUrl).port);
  if (!certificate) return plain;
  const port = await findFreePort();
  ends.defer(await terminateTls(port, plain, certificate));
  return port;
}

/**
 * Builds and starts product and monolith with one gateway behind one slow line. Resolves with their
 * origins.
 */
export async function startSides(
  options: SidesOptions,
): Promise<{ readonly product: string; readonly monolith: string }> {
  const { folder, certificate, ends } = options;
  const builds = await buildBoth(options);
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    scale: SCALE,
    clock: CLOCK,
    shellBuild: builds.shell,
    log: options.log,
  });
  ends.defer(() => stack.stop());
  // the stack's own shell has no certificate, so that it speaks HTTP/1.1
  await stack.end('shell');

  const scheme = certificate ? 'https' : 'http';
  const product = await findFreePort();
  const monolith = await findFreePort();
  const gateway = await findFreePort();
  const userApi = `${scheme}://localhost:${gateway}/gora/user/info`;
  const productServer = await startPageServer(
    { name: 'shell', script: 'shell/server/server.ts', build: builds.shell, userApi },
    stack,
    options,
  );
  const monolithServer = await startPageServer(
    { name: 'monolith', script: 'bench/monolith/server.ts', build: builds.monolith, userApi },
    stack,
    options,
  );
  ends.defer(
    await startSlowLink([
      [product, productServer],
      [monolith, monolithServer],
      [gateway, await userApiPort(stack, options)],
    ]),
  );
  return {
    product: `${scheme}://localhost:${product}`,
    monolith: `${scheme}://localhost:${monolith}`,
  };
}
