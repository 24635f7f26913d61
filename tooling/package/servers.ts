import type { ServerName } from '../stack/serverPlans.ts';

/** A server as it ships. */
export interface ShippedServer {
  /** The package of the repository; it has the same name in the archive. */
  readonly folder: string;
  /** The server's program, and the programs that an operator runs beside it. */
  readonly programs: readonly [string, ...string[]];
  /** The ports on which its image listens: the defaults of the settings. */
  readonly ports: Readonly<Record<string, number>>;
  /**
   * Settings of its image, which a container may replace: it must be reached from outside, and writes
   * into one folder only.
   */
  readonly settings: Readonly<Record<string, string>>;
}

/** The one folder that a server in an image may write into. */
export const DATA_FOLDER = 'var/lib/asashiba';

/** The name of a server's image. */
export function imageName(server: ServerName): string {
  return `asashiba-${server}`;
}

/** The path of a program of a server in its archive: its source without types. */
export function compiledProgram(source: string): string {
  return source.replace(/\.ts$/, '.js');
}

/** Where an image has what the archive of its server has. */
export const APP_FOLDER = 'app';

/**
 * Where the registry's archive has what its contract gate must know of the shell (`events.json`,
 * `slots.json`, `shared.json`, `renderer/`).
 */
export const HOST_FOLDER = 'registry/host';

const DATA = `/${DATA_FOLDER}`;
const HOST = `file:/${APP_FOLDER}/${HOST_FOLDER}`;
const ANYWHERE = '0.0.0.0';

/** Every server that ships, by its name. */
export const SERVERS: Readonly<Record<ServerName, ShippedServer>> = {
  gateway: {
    folder: 'gateway',
    programs: [
      'gateway/src/server.ts',
      'gateway/src/migrate.ts',
      'gateway/src/import.ts',
      'gateway/src/export.ts',
      'gateway/src/backup.ts',
      'gateway/src/restore.ts',
      'gateway/src/auth/accounts/hash.ts',
    ],
    ports: { GATEWAY_PORT: 3100 },
    settings: { GATEWAY_HOST: ANYWHERE, GATEWAY_DATA: DATA },
  },
  registry: {
    folder: 'registry',
    programs: [
      'registry/src/server.ts',
      'registry/src/migrate.ts',
      'registry/src/backup.ts',
      'registry/src/restore.ts',
      'registry/src/renumber.ts',
      'registry/src/collect.ts',
    ],
    ports: { REGISTRY_PORT: 3200 },
    settings: {
      REGISTRY_HOST: ANYWHERE,
      REGISTRY_DATA: DATA,
      // an image has no /tmp
      TMPDIR: DATA,
      HOST_SHARED: `${HOST}/shared.json`,
      HOST_EVENTS: `${HOST}/events.json`,
      HOST_SLOTS: `${HOST}/slots.json`,
      HOST_RENDERER: `/${APP_FOLDER}/${HOST_FOLDER}/renderer`,
    },
  },
  shell: {
    folder: 'shell',
    programs: ['shell/server/server.ts'],
    ports: { SHELL_PORT: 3000, STAFF_PORT: 3001, FRAME_PORT: 3002 },
    settings: { SHELL_HOST: ANYWHERE, SHELL_DATA: DATA },
  },
};
