import * as z from 'zod';
import { compiledProgram, imageName, SERVERS } from '../package/servers.ts';
import { SETTINGS } from '../settings/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import {
  containerOf,
  ingressHosts,
  migrationPodOf,
  servicePorts,
  WITH_TABLES,
} from './deployments.ts';
import {
  backupServices,
  composeServices,
  kubernetesObjects,
  proxiedHosts,
  readUnit,
  settingsFiles,
  suggestedSettings,
  unitSettings,
} from './readDeploy.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];
/** What an operator writes in place of the empty values. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://server:secret@database/server',
  REGISTRY_REPORTS_TOKEN: 'a-token-of-the-registry',
};

/** All settings that a server gets by each way to run it, without those of its image. */
function waysToRun(name: ServerName) {
  const files = settingsFiles(name);
  const image = SERVERS[name].settings;
  const pod = Object.fromEntries(containerOf(name).env.map((each) => [each.name, each.value]));
  return {
    compose: { ...image, ...files, ...composeServices()[name]?.environment },
    systemd: { ...unitSettings(name), ...files },
    kubernetes: { ...image, ...files, ...pod },
  };
}

const cases = NAMES.flatMap((name) =>
  Object.entries(waysToRun(name)).map(([way, settings]) => ({ name, way, settings })),
);

describe.each(cases)('the $name by $way', ({ name, settings }) => {
  const { schema, needed } = SETTINGS[name];
  // the time zone is the system's, and so is where programs are
  const own = Object.entries(settings).filter(([setting]) => setting !== 'TZ');

  it('gets settings that it has, and no other', () => {
    const known = Object.keys(schema.shape);
    expect(own.map(([setting]) => setting).filter((each) => !known.includes(each))).toEqual([]);
    expect(suggestedSettings(name).filter((each) => !known.includes(each))).toEqual([]);
  });

  it('gets all that production needs; secret ones are left to the operator, empty', () => {
    expect(needed.filter((each) => !(each in settings))).toEqual([]);
    expect(own.filter(([, value]) => value === '').map(([each]) => each)).toEqual(
      Object.keys(SECRETS).filter((each) => each in settings),
    );
  });

  it('reads these values', () => {
    // the operator's files are read where they are
    const values = own.filter(([, value]) => !value.startsWith('file:'));
    const filled = values.map(([each, value]) => [each, value === '' ? SECRETS[each] : value]);
    expect(schema.safeParse(Object.fromEntries(filled)).error?.issues).toBeUndefined();
  });
});

describe.each(NAMES)('the %s', (name) => {
  const { ports, programs } = SERVERS[name];

  it('is the image of the package, fenced and asked for its health on its port', () => {
    const [first] = Object.values(ports);
    const service = composeServices()[name];
    expect(service?.image).toContain(`/${imageName(name)}:`);
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      env_file: [`../settings/${name}.env`, `../settings/${name}.secret.env`],
    });
    expect(service?.healthcheck?.test.join(' ')).toMatch(
      new RegExp(`127\\.0\\.0\\.1:${first}/(gora/)?health/ready`),
    );
    const { image, ports: open, ...container } = containerOf(name);
    expect(image).toBe(imageName(name));
    const main = open.filter((each) => each.name !== 'metrics');
    expect(main.map(({ containerPort }) => containerPort)).toEqual(Object.values(ports));
    expect(servicePorts(name)).toEqual(
      main.map((each) => ({ name: each.name, port: each.containerPort, targetPort: each.name })),
    );
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
      expect(container[probe].httpGet.port).toBe(main[0]?.name);
    const { path } = container.livenessProbe.httpGet;
    expect(container.startupProbe.httpGet.path).toBe(`${path}/ready`);
    // a database that is away takes no gateway out, since searches are answered without it
    expect(container.readinessProbe.httpGet.path).toBe(name === 'gateway' ? path : `${path}/ready`);
  });

  it('is a unit that runs the program of the package as a user of its own, fenced', () => {
    const unit = readUnit(name);
    expect(unit.get('ExecStart')).toEqual([
      `/opt/asashiba/node/bin/node ${compiledProgram(programs[0])}`,
    ]);
    expect(unit.get('User')).toEqual([`asashiba-${name}`]);
    for (const directive of ['NoNewPrivileges', 'PrivateDevices', 'ProtectHome', 'PrivateTmp'])
      expect(unit.get(directive)).toEqual(['yes']);
    expect(unit.get('ProtectSystem')).toEqual(['strict']);
    expect(unit.get('CapabilityBoundingSet')).toEqual(['']);
    expect(unit.get('RestartPreventExitStatus')).toEqual(['78']);
  });

  it('loses at most one pod at a time', () => {
    expect(kubernetesObjects('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toContain(
      name,
    );
  });
});

describe.each(WITH_TABLES)('the migrations of the %s', (name) => {
  const program = compiledProgram(`${name}/src/migrate.ts`);

  it('[R10.04] run before it, as the program of its image, with the rights of the owner that it has not', () => {
    expect(SERVERS[name].programs.map(compiledProgram)).toContain(program);
    expect(settingsFiles(name, '.owner')).toMatchObject({ DATABASE_URL: '' });
    const server = composeServices()[name];
    expect(composeServices()[`${name}-migrate`]).toMatchObject({
      image: server?.image,
      command: [program],
      restart: 'no',
      read_only: true,
      cap_drop: ['ALL'],
      env_file: [`../settings/${name}.env`, `../settings/${name}.owner.env`],
    });
    expect(server?.depends_on).toMatchObject({
      [`${name}-migrate`]: { condition: 'service_completed_successfully' },
    });
    const { labels, container } = migrationPodOf(name);
    expect(container).toMatchObject({
      image: imageName(name),
      args: [program],
      envFrom: [
        { configMapRef: { name: `${name}-settings` } },
        { secretRef: { name: `${name}-owner-settings` } },
      ],
    });
    // a Service of the server must not send anything to it
    expect(labels['app.kubernetes.io/name']).toBe(`${name}-migrate`);
  });

  it('are a unit that runs once, as fenced as the server', () => {
    const unit = readUnit(`${name}-migrate`);
    expect(unit.get('Type')).toEqual(['oneshot']);
    expect(unit.get('ExecStart')).toEqual([`/opt/asashiba/node/bin/node ${program}`]);
    expect(unit.get('EnvironmentFile')).toEqual([
      `/etc/asashiba/${name}.env`,
      `/etc/asashiba/${name}.owner.env`,
    ]);
    const fence = (of: ReadonlyMap<string, readonly string[]>) =>
      [...of].filter(([directive]) =>
        /^(Protect|Private|Restrict[A-Z][a-z]+(?!Prevent)|NoNew|Cap|System)/.test(directive),
      );
    const server = new Map(fence(readUnit(name)));
    server.delete('RestartPreventExitStatus');
    expect(new Map(fence(unit))).toEqual(server);
  });
});

describe.each(WITH_TABLES)('the backup of the %s', (name) => {
  const program = `${name}/src/backup.ts`;
  const known = Object.keys(SETTINGS[name].schema.shape);

  it('is a program of its package, by unit and by compose, with the settings of the server', () => {
    expect(SERVERS[name].programs).toContain(program);
    const unit = readUnit('backup@');
    const [start = ''] = unit.get('ExecStart') ?? [];
    expect(start.replaceAll('%i', name)).toBe(
      `/opt/asashiba/node/bin/node ${compiledProgram(program)} /var/backups/asashiba/${name}`,
    );
    const own = unit.get('Environment') ?? [];
    const server = readUnit(name).get('Environment') ?? [];
    const stores = /^(REGISTRY_DATA|ASSET_STORE|GATEWAY_DATA)=/;
    expect(own).toEqual(expect.arrayContaining(server.filter((each) => stores.test(each))));

    const service = backupServices()[`${name}-backup`];
    expect(service?.command[0]).toBe(compiledProgram(program));
    expect(service?.env_file).toEqual(composeServices()[name]?.env_file);
    expect(Object.keys(service?.environment ?? {}).filter((each) => !known.includes(each))).toEqual(
      [],
    );
    // a program of the client must not be older than the database
    const image = composeServices()['database']?.image;
    expect(service?.build.dockerfile_inline).toContain(`FROM ${image}\n`);
    expect(service?.build.dockerfile_inline).toContain(`/${imageName(name)}:`);
  });
});

/** The host of a setting that has an origin. */
function hostOf(server: ServerName, setting: string): string {
  return new URL(settingsFiles(server)[setting] ?? '').host;
}

it('every host of the settings is sent to the port of its server, by Caddy and by the Ingress', () => {
  const expected = [
    {
      host: hostOf('shell', 'SITE_ORIGIN'),
      server: 'shell',
      port: SERVERS.shell.ports['SHELL_PORT'],
    },
    {
      host: hostOf('gateway', 'STAFF_ORIGIN'),
      server: 'shell',
      port: SERVERS.shell.ports['STAFF_PORT'],
    },
    {
      host: hostOf('shell', 'FRAME_ORIGIN'),
      server: 'shell',
      port: SERVERS.shell.ports['FRAME_PORT'],
    },
    {
      host: hostOf('gateway', 'GATEWAY_ORIGIN'),
      server: 'gateway',
      port: SERVERS.gateway.ports['GATEWAY_PORT'],
    },
  ];
  expect(hostOf('gateway', 'SITE_ORIGIN')).toBe(hostOf('shell', 'SITE_ORIGIN'));
  expect(proxiedHosts()).toEqual(expected);
  const byNumber = ingressHosts().map(({ host, server, port }) => ({
    host,
    server,
    port: servicePorts(server).find(({ name }) => name === port)?.port,
  }));
  expect(byNumber).toEqual(expected);
});

const policy = z.object({
  ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) }).loose()).optional(),
});

it('network policies let in nothing but the ports of the servers and their metrics', () => {
  const known = [9464, ...NAMES.flatMap((name) => Object.values(SERVERS[name].ports))];
  const policies = kubernetesObjects('NetworkPolicy');
  const letIn = policies.flatMap(({ spec }) =>
    (policy.parse(spec).ingress ?? []).flatMap(({ ports }) => ports.map(({ port }) => port)),
  );
  expect(letIn.toSorted()).toEqual(known.toSorted());
  expect(policies[0]?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
});
