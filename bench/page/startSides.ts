import { join } from 'node:path';
import { findFreePort, startStack, type Stack } from 'tooling/stack';
import type { Certificate } from 'tooling/tls/makeCertificate';
import { startSlowLink } from '../link/startSlowLink.ts';
import { terminateTls } from '../link/terminateTls.ts';
import { buildSides } from '../sides/buildSides.ts';
import { CLOCK } from '../sides/startGateway.ts';
import { startPageServer } from '../sides/startPageServer.ts';

export type Log = (line: string) => void;

export interface SidesOptions {
  /** The folder for builds, data and keys. */
  readonly folder: string;
  readonly certificate: Certificate | undefined;
  readonly log: Log;
  /** Collects what has to be stopped at the end. */
  readonly ends: AsyncDisposableStack;
}

/** The share of the inventory: enough courses for several pages of every region. */
const SCALE = '0.2';

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

/** Starts the servers of product and monolith, with the certificate. Resolves with both. */
async function startServers(
  stack: Stack,
  userApi: string,
  builds: { readonly shell: string; readonly monolith: string },
  { folder, certificate, log, ends }: SidesOptions,
) {
  const usual = {
    folder,
    stack,
    settings: {
      USER_API_URL: userApi,
      CLOCK,
      TLS_KEY: certificate?.key,
      TLS_CERT: certificate?.cert,
    },
    log,
    ends,
  };
  const product = await startPageServer({
    ...usual,
    name: 'shell',
    script: 'shell/server/server.ts',
    build: builds.shell,
  });
  const monolith = await startPageServer({
    ...usual,
    name: 'monolith',
    script: 'bench/monolith/server.ts',
    build: builds.monolith,
  });
  return [product, monolith] as const;
}

/**
 * Builds and starts product and monolith with one gateway behind one slow line. Resolves with their
 * origins.
 */
export async function startSides(
  options: SidesOptions,
): Promise<{ readonly product: string; readonly monolith: string }> {
  const { folder, certificate, log, ends } = options;
  const builds = await buildSides(folder, log);
  const stack = await startStack({
    dataFolder: join(folder, 'data'),
    scale: SCALE,
    clock: CLOCK,
    shellBuild: builds.shell,
    log,
  });
  ends.defer(() => stack.stop());
  // the stack's own shell has no certificate, so that it speaks HTTP/1.1
  await stack.end('shell');

  const scheme = certificate ? 'https' : 'http';
  const product = await findFreePort();
  const monolith = await findFreePort();
  const gateway = await findFreePort();
  const userApi = `${scheme}://localhost:${gateway}/gora/user/info`;
  const [productServer, monolithServer] = await startServers(stack, userApi, builds, options);
  ends.defer(
    await startSlowLink([
      [product, productServer.port],
      [monolith, monolithServer.port],
      [gateway, await userApiPort(stack, options)],
    ]),
  );
  return {
    product: `${scheme}://localhost:${product}`,
    monolith: `${scheme}://localhost:${monolith}`,
  };
}
