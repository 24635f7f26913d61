import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale } from 'tooling/build/buildStale';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { findFreePort, startStack, type Stack } from 'tooling/stack';
import { startServer } from 'tooling/stack/serverProcess';
import type { Certificate } from '../link/makeCertificate.ts';
import { startSlowLink } from '../link/startSlowLink.ts';
import { buildMonolith } from '../monolith/buildMonolith.ts';

export type Log = (line: string) => void;

export interface SidesOptions {
  /** For builds, data and keys. */
  readonly folder: string;
  readonly certificate: Certificate | undefined;
  readonly log: Log;
  /** Takes over what has to be ended. */
  readonly ends: AsyncDisposableStack;
}

/** Saturday morning in Japan. */
const CLOCK = '2026-11-21T08:00:00+09:00';
/** Courses: enough for several pages of every region. */
const SCALE = '0.2';
/** Milliseconds. */
const LONGEST_START = 30_000;

interface PageServer {
  readonly name: string;
  readonly script: string;
  readonly build: string;
  /** The user API as the browser reaches it. */
  readonly userApi: string;
}

/** Starts a server of pages beside the stack, with the certificate; answers with its port. */
const startPageServer = async ({ name, script, build, userApi }: PageServer, stack: Stack, { folder, certificate, log, ends }: SidesOptions): Promise<number> => {
  const port = await findFreePort();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const server = startServer({
    name, script,
    log: (line) => { if (/ready on/.test(line)) resolve(); else log(line); },
    environment: {
      SHELL_PORT: String(port), SHELL_DIST: build, SHELL_DATA: join(folder, `data/${name}`), ASSET_STORE: stack.assetStore, GATEWAY_URL: stack.gatewayUrl, REGISTRY_URL: stack.registryUrl,
      SITES_BASE: `${stack.gatewayUrl}/gora/landing`, USER_API_URL: userApi, CLOCK, TLS_KEY: certificate?.key, TLS_CERT: certificate?.cert,
    },
  });
  ends.defer(() => server.stop());
  void server.ended.then((how) => reject(new Error(`${name} ${how}.`)));
  const timer = setTimeout(() => reject(new Error(`${name} did not get ready.`)), LONGEST_START);
  try { await ready; } finally { clearTimeout(timer); }
  return port;
};

/** Production builds of both, from the sources as they stand. The shell's is copied: another build may replace it meanwhile. */
const buildBoth = async ({ folder, log }: SidesOptions) => {
  await buildStale({ log });
  const [shell, monolith] = [join(folder, 'shell'), join(folder, 'monolith')];
  await cp(join(repositoryRoot, 'shell/dist'), shell, { recursive: true });
  await buildMonolith(monolith);
  log('built the monolith');
  return { shell, monolith };
};

/** Builds and starts product and monolith over one gateway behind one slow line; answers with their origins. */
export const startSides = async (options: SidesOptions): Promise<{ readonly product: string; readonly monolith: string }> => {
  const { folder, certificate, ends } = options;
  const builds = await buildBoth(options);
  const stack = await startStack({ dataFolder: join(folder, 'data'), scale: SCALE, clock: CLOCK, shellBuild: builds.shell, log: options.log });
  ends.defer(() => stack.stop());
  // the stack's own shell speaks HTTP/1.1 without a certificate
  await stack.end('shell');

  const [product, monolith, gateway] = [await findFreePort(), await findFreePort(), await findFreePort()];
  // an address of digits: on a name the header that asks for TLS would hold for the gateway's port too
  const userApi = `http://127.0.0.1:${gateway}/gora/user/info`;
  const productServer = await startPageServer({ name: 'shell', script: 'shell/server/server.ts', build: builds.shell, userApi }, stack, options);
  const monolithServer = await startPageServer({ name: 'monolith', script: 'bench/monolith/server.ts', build: builds.monolith, userApi }, stack, options);
  const endLink = await startSlowLink([[product, productServer], [monolith, monolithServer], [gateway, Number(new URL(stack.gatewayUrl).port)]]);
  ends.defer(endLink);
  const scheme = certificate ? 'https' : 'http';
  return { product: `${scheme}://127.0.0.1:${product}`, monolith: `${scheme}://127.0.0.1:${monolith}` };
};
