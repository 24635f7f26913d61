import { compiledProgram, imageName, SERVERS } from '../package/servers.ts';
import { SETTINGS } from '../settings/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { canRender } from './chartObjects.ts';
import { containerOf, WITH_TABLES } from './deployments.ts';
import { hostsOfSettings } from './hosts.ts';
import {
  backupServices,
  composeServices,
  deployText,
  proxiedHosts,
  readUnit,
  settingsFiles,
  storesServices,
  suggestedSettings,
  unitSettings,
} from './readDeploy.ts';

const NAMES = Object.keys(SERVERS) as ServerName[];
/** What an operator writes in place of the empty values. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://server:secret@database/server',
  REGISTRY_REPORTS_TOKEN: 'a-token-of-the-registry',
};

/** The settings that the chart gives to a server's container by itself. */
function podSettings(name: ServerName): Readonly<Record<string, string>> {
  return Object.fromEntries(containerOf(name).env.map((each) => [each.name, each.value]));
}

/** All settings that a server gets by each way to run it, without those of its image. */
function waysToRun(name: ServerName) {
  const files = settingsFiles(name);
  const image = SERVERS[name].settings;
  return {
    compose: { ...image, ...files, ...composeServices()[name]?.environment },
    'compose with stores': {
      ...image,
      ...files,
      ...composeServices()[name]?.environment,
      ...storesServices()[name]?.environment,
    },
    systemd: { ...unitSettings(name), ...files },
    // what the chart lacks where it cannot be rendered, its own test says
    ...(canRender ? { kubernetes: { ...image, ...files, ...podSettings(name) } } : {}),
  };
}

const cases = NAMES.flatMap((name) =>
  Object.entries(waysToRun(name)).map(([way, settings]) => ({ name, way, settings })),
);

describe.each(cases)('the $name by $way', ({ name, settings }) => {
  const { schema, needed } = SETTINGS[name];
  // the time zone and the folder of temporary files are the system's
  const own = Object.entries(settings).filter(([setting]) => !['TZ', 'TMPDIR'].includes(setting));

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

describe('the stores of compose', () => {
  const services = storesServices();

  it('are counters for every server, and one bucket for registry and shell that is made before they start', () => {
    for (const name of NAMES) {
      expect(services[name]?.environment['COUNTERS_URL']).toBe('redis://counters:6379');
      expect(services[name]?.depends_on).toMatchObject({
        counters: { condition: 'service_healthy' },
      });
    }
    for (const name of ['registry', 'shell']) {
      expect(services[name]?.environment['ASSET_STORE']).toBe('s3://asashiba-widgets');
      expect(services[name]?.depends_on).toMatchObject({
        'store-bucket': { condition: 'service_completed_successfully' },
      });
    }
    expect(JSON.stringify(services['store-bucket'])).toContain(
      's3.bucket.create -name asashiba-widgets',
    );
    // the shell may write its builds there, and nothing else
    expect(deployText('compose/store.example.json')).toContain('"Write:asashiba-widgets/shell/*"');
  });

  it('and all other images that are not ours have one exact version', () => {
    const all = [...Object.values(composeServices()), ...Object.values(services)];
    const others = all.flatMap(({ image = '' }) => (/^(\$|$)/.test(image) ? [] : [image]));
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter((image) => !/:\d+\.\d+(\.\d+)?$/.test(image))).toEqual([]);
  });
});

it('every host of the settings is sent to the port of its server by Caddy', () => {
  expect(settingsFiles('gateway')['SITE_ORIGIN']).toBe(settingsFiles('shell')['SITE_ORIGIN']);
  expect(proxiedHosts()).toEqual(hostsOfSettings());
});
