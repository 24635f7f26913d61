import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInventoryFiles } from 'gateway/src/testing/inventoryFiles.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { withEnvironment } from '../stack/environment.ts';
import { findFreePorts } from '../stack/ports.ts';
import { readBlocks } from './readBlocks.ts';
import { runAsWritten } from './runAsWritten.ts';

/** The page for who runs the site. */
export const OPERATIONS_PAGE = 'docs/operations.md';

/** Milliseconds; it builds, packages and starts everything. */
const LONGEST = 1_200_000;
/** The first command that fails ends all, and the servers with it. */
const FRAME = "set -eu\nservers=\ntrap 'kill $servers 2>/dev/null || true' EXIT\n";
/** The days of the inventory's files are soon after it. */
const CLOCK = '2026-11-21T08:00:00+09:00';

/** What the page leaves to a machine: folders, addresses and ports, all of them for this run alone. */
async function machine(folder: string, database: string): Promise<NodeJS.ProcessEnv> {
  const ports = await findFreePorts();
  const second = await findFreePorts();
  const proxy = await findFreePorts();
  const of = (path: string) => join(folder, path);
  return withEnvironment({
    TO: of('programs'),
    ETC: of('settings'),
    KEYS: of('keys'),
    DATA: of('data'),
    BACKUPS: of('backups'),
    INVENTORY: writeInventoryFiles(folder),
    POSTGRES: database,
    DATABASE_HOST: new URL(database).host,
    REGISTRY: `http://127.0.0.1:${ports.registry}`,
    GATEWAY: `http://127.0.0.1:${ports.gateway}`,
    SITE: `http://127.0.0.1:${ports.shell}`,
    SHELL_PORT: String(ports.shell),
    STAFF_PORT: String(ports.staff),
    FRAME_PORT: String(ports.frame),
    GATEWAY_PORT: String(ports.gateway),
    REGISTRY_PORT: String(ports.registry),
    SHELL_PORT_2: String(second.shell),
    STAFF_PORT_2: String(second.staff),
    FRAME_PORT_2: String(second.frame),
    GATEWAY_PORT_2: String(second.gateway),
    REGISTRY_PORT_2: String(second.registry),
    // names that every machine knows as its own, and a port that needs no rights
    DOMAIN: `golf.localhost:${proxy.shell}`,
    HTTP_PORT: String(proxy.staff),
    CADDY_ADMIN: `localhost:${proxy.frame}`,
    INNER_GATEWAY_PORT: String(proxy.gateway),
    INNER_REGISTRY_PORT: String(proxy.registry),
    XDG_DATA_HOME: of('data'),
    XDG_CONFIG_HOME: of('data'),
    CLOCK,
  });
}

/**
 * Runs the commands of the operators' page as they are written, from the packages to a page with
 * widgets, with a PostgreSQL of this machine. Resolves with the seconds; rejects with the end of the
 * output.
 */
export async function runOperations(): Promise<number> {
  const since = performance.now();
  await using ends = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-operations-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  const { url, said, stop } = await startPostgres();
  ends.defer(stop);
  if (url === undefined) throw new Error(`${OPERATIONS_PAGE}: ${said}`);
  const page = await readFile(join(repositoryRoot, OPERATIONS_PAGE), 'utf8');
  await runAsWritten(FRAME + readBlocks(page, 'sh'), {
    folder: repositoryRoot,
    environment: await machine(folder, url),
    longest: LONGEST,
  });
  return Math.round((performance.now() - since) / 1000);
}
