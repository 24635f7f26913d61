import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { WIDGETS } from 'tooling/build/widgets';
import { compiledProgram, HOST_FOLDER, SERVERS } from 'tooling/package/servers';
import { startPostgres } from 'tooling/postgres/startPostgres';
import { keepLocalAccess } from 'tooling/stack/localAccess';
import { findFreePorts } from 'tooling/stack/ports';
import { type ServerName, serverPlans } from 'tooling/stack/serverPlans';
import { startServer } from 'tooling/stack/serverProcess';
import { waitUntilHealthy } from 'tooling/stack/waitUntilHealthy';

const run = promisify(execFile);
/** Milliseconds in which a server starts, on a machine that does other things as well. */
const LONGEST_START = 60_000;

export interface Unpacked {
  /** Each server's folder. */
  readonly servers: Readonly<Record<ServerName, string>>;
  /** The program of Node. */
  readonly node: string;
  /** The file of each widget's artefact, by its name. */
  readonly artefacts: ReadonlyMap<string, string>;
}

/** Unpacks the archives of a package below a folder, and nothing else. */
export async function unpack(packed: string, folder: string): Promise<Unpacked> {
  const archives = await readdir(packed);
  const unpackOne = async (start: string) => {
    const name = archives.find((file) => file.startsWith(start) && file.endsWith('.tar.gz')) ?? '';
    await extract({ file: join(packed, name), cwd: folder });
    return join(folder, name.replace('.tar.gz', ''));
  };
  const artefacts = await readdir(join(packed, 'widgets'));
  return {
    servers: {
      gateway: await unpackOne('gateway-'),
      registry: await unpackOne('registry-'),
      shell: await unpackOne('shell-'),
    },
    node: join(await unpackOne('node-'), 'bin/node'),
    artefacts: new Map(
      WIDGETS.map((name) => {
        const file = artefacts.find((each) => each.startsWith(`${name}-`)) ?? '';
        return [name, join(packed, 'widgets', file)];
      }),
    ),
  };
}

/** How servers are started that find each other, and the tokens and keys of their teams. */
async function planSite(
  { servers }: Unpacked,
  {
    dataFolder,
    databaseUrl,
    clock,
  }: Readonly<Record<'dataFolder' | 'clock', string>> & {
    readonly databaseUrl: string | undefined;
  },
) {
  const access = await keepLocalAccess(dataFolder);
  const host = join(servers.registry, HOST_FOLDER);
  const plans = serverPlans({
    ports: await findFreePorts(),
    metrics: await findFreePorts(),
    dataFolder,
    access,
    clock,
    mode: 'production',
    hostEvents: join(host, 'events.json'),
    hostSlots: join(host, 'slots.json'),
    hostRenderer: join(host, 'renderer'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
  const settingsOf = (name: ServerName) => ({
    ...plans[name].environment,
    ...(name === 'registry' && { HOST_SHARED: `file:${join(host, 'shared.json')}` }),
  });
  return { access, plans, settingsOf };
}
type SitePlan = Awaited<ReturnType<typeof planSite>>;

/** Starts an unpacked server; rejects with all that it said where it does not become healthy. */
async function startUnpacked(
  name: ServerName,
  { servers, node }: Unpacked,
  { plans, settingsOf }: SitePlan,
  ends: AsyncDisposableStack,
): Promise<void> {
  const said: string[] = [];
  const [program] = SERVERS[name].programs;
  const server = startServer({
    name,
    script: compiledProgram(program),
    folder: servers[name],
    node,
    environment: settingsOf(name),
    log: (line) => said.push(line),
  });
  ends.defer(() => server.stop());
  await waitUntilHealthy(server, plans[name].url + plans[name].health, LONGEST_START).catch(
    (error: unknown) => {
      throw new Error(said.join('\n'), { cause: error });
    },
  );
}

/** Publishes every artefact as its team does, by the command line. */
async function publishArtefacts(
  { artefacts }: Unpacked,
  { access, plans }: SitePlan,
  dataFolder: string,
): Promise<void> {
  const deploy = join(repositoryRoot, 'tooling/commands/deploy.ts');
  for (const [name, file] of artefacts) {
    const key = join(dataFolder, `${name}.pem`);
    await writeFile(key, access.privateKeys[name] ?? '');
    const token = access.tokens[name] ?? '';
    const where = ['--to', plans.registry.url, `--token=${token}`, '--key', key];
    await run(process.execPath, [deploy, name, '--artefact', file, ...where]);
  }
}

/** Makes the tables of a server, as the job of an operator does. */
async function migrate(
  name: 'gateway' | 'registry',
  { node, servers }: Unpacked,
  { plans }: SitePlan,
): Promise<void> {
  await run(node, [`${name}/src/migrate.js`], {
    cwd: servers[name],
    env: { ...plans[name].environment },
  });
}

export interface ProductionSite {
  readonly shellUrl: string;
  readonly registryUrl: string;
  /** The token and the key of a widget's team. */
  accessOf(name: string): { readonly token: string; readonly privateKey: string | undefined };
  stop(): Promise<void>;
}

/**
 * Runs unpacked servers in production, as an operator starts them: an own PostgreSQL, an imported
 * inventory (the files of `inventory`), published artefacts. The clock starts at `clock`.
 */
export async function runInProduction(
  unpacked: Unpacked,
  { inventory, clock }: { readonly inventory: string; readonly clock: string },
): Promise<ProductionSite> {
  await using ends = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'asashiba-production-'));
  ends.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await startPostgres();
  ends.defer(() => database.stop());
  const plan = await planSite(unpacked, { dataFolder, databaseUrl: database.url, clock });
  await migrate('gateway', unpacked, plan);
  await migrate('registry', unpacked, plan);
  const { GATEWAY_DATA, DATABASE_URL } = plan.plans.gateway.environment;
  await run(unpacked.node, ['gateway/src/import.js', 'inventory', inventory], {
    cwd: unpacked.servers.gateway,
    env: { GATEWAY_DATA, DATABASE_URL, CLOCK: clock },
  });
  const start = (name: ServerName) => startUnpacked(name, unpacked, plan, ends);
  await Promise.all([start('gateway'), start('registry')]);
  await publishArtefacts(unpacked, plan, dataFolder);
  await start('shell');
  const moved = ends.move();
  const { access, plans } = plan;
  return {
    shellUrl: plans.shell.url,
    registryUrl: plans.registry.url,
    accessOf: (name) => ({
      token: access.tokens[name] ?? '',
      privateKey: access.privateKeys[name],
    }),
    stop: () => moved.disposeAsync(),
  };
}
