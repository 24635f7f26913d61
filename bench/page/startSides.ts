import { join } from 'node:path';
import { findFreePort, startStack, type Stack } from 'tooling/stack';
import type { Certificate } from 'tooling/tls/makeCertificate';
import { startSlowLink } from '../link/startSlowLink.ts';
import { terminateTls } from '../link/terminateTls.ts';
import { buildSides, buildStaleFederation } from '../sides/buildSides.ts';
import { CLOCK } from '../sides/startGateway.ts';
import {
  findPagePorts,
  type PageServerOptions,
  startPageServer,
} from '../sides/startPageServer.ts';
import { type Other, type Variant, VARIANTS } from './variants.ts';

export type Log = (line: string) => void;

export interface SidesOptions {
  /** The folder for builds, data and keys. */
  readonly folder: string;
  readonly certificate: Certificate | undefined;
  /** What is started beside the product. */
  readonly others: readonly Other[];
  readonly log: Log;
  /** Whether a slow line lies in front of the servers. */
  readonly isSlow: boolean;
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

/**
 * The port at which browsers find a server: its own, or one of the slow line, with the pairs of ports
 * that the line has to connect.
 */
async function inFront(
  port: number,
  { isSlow }: SidesOptions,
): Promise<readonly [number, readonly (readonly [listen: number, target: number])[]]> {
  if (!isSlow) return [port, []];
  const listen = await findFreePort();
  return [listen, [[listen, port]]];
}

/**
 * Starts one side, with the certificate. Resolves with the origin at which browsers find it, and with the
 * pairs of ports that the slow line has to connect.
 */
async function startSide(
  program: Pick<PageServerOptions, 'name' | 'script' | 'build'>,
  stack: Stack,
  { userApi, originOf }: { readonly userApi: string; originOf(port: number): string },
  options: SidesOptions,
) {
  const { folder, certificate, log, ends } = options;
  // the server must know where browsers find it before it starts
  const ports = await findPagePorts();
  const [site, sitesOf] = await inFront(ports.site, options);
  const [frame, framesOf] = await inFront(ports.frame, options);
  await startPageServer({
    ...program,
    folder,
    stack,
    ports,
    settings: {
      SITE_ORIGIN: originOf(site),
      FRAME_ORIGIN: originOf(frame),
      USER_API_URL: userApi,
      CLOCK,
      TLS_KEY: certificate?.key,
      TLS_CERT: certificate?.cert,
    },
    log,
    ends,
  });
  return { origin: originOf(site), pairs: [...sitesOf, ...framesOf] };
}

/**
 * Builds and starts the product and the other variants with one gateway, behind one slow line if that is
 * wished. Resolves with their origins.
 */
export async function startSides(
  options: SidesOptions,
): Promise<Readonly<Partial<Record<Variant, string>>>> {
  const { folder, certificate, others, log, ends } = options;
  const builds = await buildSides(folder, log);
  if (others.includes('federation')) await buildStaleFederation(builds.monolith, log);
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
  const originOf = (port: number) => `${scheme}://localhost:${port}`;
  // the servers must know the address of the user API before they start
  const [user, usersOf] = await inFront(await userApiPort(stack, options), options);
  const seen = { userApi: `${originOf(user)}/gora/user/info`, originOf };
  const origins: Partial<Record<Variant, string>> = {};
  const pairs = [...usersOf];
  for (const variant of ['product', ...others] as const) {
    const build = variant === 'product' ? builds.shell : builds.monolith;
    const program = { name: variant, script: VARIANTS[variant].script, build };
    const side = await startSide(program, stack, seen, options);
    origins[variant] = side.origin;
    pairs.push(...side.pairs);
  }
  if (pairs.length > 0) ends.defer(await startSlowLink(pairs));
  return origins;
}
