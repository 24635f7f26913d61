import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { withEnvironment } from 'tooling/stack/environment';
import { findFreePorts, type Ports } from 'tooling/stack/ports';
import type { Proxies } from './retryingProxy.ts';

/** Milliseconds between two looks whether Caddy has made its certificates. */
const LOOK_EVERY = 100;

function addresses(servers: readonly Ports[], name: keyof Ports): string {
  return servers.map((ports) => `127.0.0.1:${ports[name]}`).join(' ');
}

/** The settings of `deploy/Caddyfile` for these servers, on ports that are free. */
async function settingsFor(servers: readonly Ports[], folder: string) {
  const own = await findFreePorts();
  return {
    DOMAIN: `localhost:${own.shell}`,
    HTTP_PORT: String(own.staff),
    CADDY_ADMIN: `localhost:${own.frame}`,
    INNER_GATEWAY_PORT: String(own.gateway),
    INNER_REGISTRY_PORT: String(own.registry),
    SHELLS: addresses(servers, 'shell'),
    STAFF_SHELLS: addresses(servers, 'staff'),
    FRAME_SHELLS: addresses(servers, 'frame'),
    GATEWAYS: addresses(servers, 'gateway'),
    REGISTRIES: addresses(servers.slice(0, 1), 'registry'),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
}

/** Resolves to the certificate of Caddy's own authority as soon as it is written. */
async function authorityIn(folder: string): Promise<string> {
  const path = join(folder, 'caddy/pki/authorities/local/root.crt');
  for (;;) {
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found) return found;
    await pause(LOOK_EVERY);
  }
}

/**
 * Starts Caddy with `deploy/Caddyfile`, as operators do, before servers with these ports. This process then
 * trusts the authority that Caddy makes for itself.
 */
export async function caddyProxies(servers: readonly Ports[]): Promise<Proxies> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-caddy-'));
  const settings = await settingsFor(servers, folder);
  const words = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  const caddy = spawn('caddy', words, {
    cwd: repositoryRoot,
    env: withEnvironment(settings),
    stdio: 'ignore',
  });
  const ended = once(caddy, 'exit');
  const isOver = ended.then(() => {
    throw new Error('Caddy has ended: is it installed?');
  });
  const authority = await Promise.race([authorityIn(folder), isOver]);
  isOver.catch(() => undefined);
  setDefaultCACertificates([...getCACertificates('default'), authority]);
  return {
    site: `https://${settings.DOMAIN}`,
    gateways: `http://127.0.0.1:${settings.INNER_GATEWAY_PORT}`,
    async close() {
      caddy.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
