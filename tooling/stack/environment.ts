import { join } from 'node:path';
import * as z from 'zod';
import { repositoryRoot } from '../build/repositoryRoot.ts';

const anyPort = z.coerce
  .number('write a number, 3000')
  .int('write a whole number, 3000')
  .min(1, 'write a number from 1 on')
  .max(65_535, 'write a number up to 65535');

function port(usual: number) {
  return anyPort.default(usual);
}

const environment = z.object({
  SHELL_PORT: port(3000),
  /** The shell's further hosts; the ports after SHELL_PORT unless given. */
  STAFF_PORT: anyPort.optional(),
  FRAME_PORT: anyPort.optional(),
  GATEWAY_PORT: port(3100),
  REGISTRY_PORT: port(3200),
  /** The port of `npm run dev -- <widget> --serve`. */
  WIDGET_PORT: port(3300),
  /** Folder of databases, published files, records and tokens of the local stack. */
  DATA_FOLDER: z.string().min(1).default(join(repositoryRoot, '.data')),
  /** Another database for the gateway, and another size of its inventory. */
  DATABASE_URL: z.string().optional(),
  GATEWAY_SCALE: z.string().optional(),
  /** The time at which the clock of every server starts. */
  CLOCK: z.iso
    .datetime({ offset: true, error: 'write a time and its offset, 2026-11-21T08:00:00+09:00' })
    .optional(),
  /** With `production` the servers invent nothing, and there are no demonstration accounts. */
  SITE_MODE: z.enum(['demonstration', 'production']).default('demonstration'),
  /** File of the accounts that may sign in; the demonstration accounts unless given. */
  AUTH_ACCOUNTS: z.string().optional(),
  /** A browser in which the registry mounts what it takes; it mounts nothing unless given. */
  BROWSER_PATH: z.string().min(1).optional(),
  /** Shows every line that the servers write. */
  VERBOSE: z.stringbool().default(false),
});

/** The settings of the local stack. Throws with one line for each setting that is not valid. */
export function readStackSettings() {
  const read = environment.safeParse(process.env);
  if (!read.success)
    throw new Error(
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const {
    SHELL_PORT,
    STAFF_PORT = SHELL_PORT + 1,
    FRAME_PORT = SHELL_PORT + 2,
    GATEWAY_PORT,
    REGISTRY_PORT,
    WIDGET_PORT,
    DATA_FOLDER,
    DATABASE_URL,
    GATEWAY_SCALE,
    CLOCK,
    SITE_MODE,
    AUTH_ACCOUNTS,
    BROWSER_PATH,
    VERBOSE,
  } = read.data;
  return {
    ports: {
      shell: SHELL_PORT,
      staff: STAFF_PORT,
      frame: FRAME_PORT,
      gateway: GATEWAY_PORT,
      registry: REGISTRY_PORT,
    },
    widgetPort: WIDGET_PORT,
    dataFolder: DATA_FOLDER,
    databaseUrl: DATABASE_URL,
    scale: GATEWAY_SCALE,
    clock: CLOCK,
    accounts: AUTH_ACCOUNTS,
    mode: SITE_MODE,
    browser: BROWSER_PATH,
    verbose: VERBOSE,
  };
}

/**
 * The environment of a child process: that of this process with more settings; `undefined` removes
 * one.
 */
export function withEnvironment(
  more: Readonly<Record<string, string | undefined>>,
): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
