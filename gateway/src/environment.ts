import { join } from 'node:path';
import {
  clockStart,
  counting,
  drainSeconds,
  listenAddress,
  logLevel,
  longestLag,
  migrateAtStart,
  port,
  processes,
  readBy,
  tracing,
  trustedProxies,
} from 'server-kit/settings/fields';
import { fromFile } from 'server-kit/settings/fromFile';
import { requireInProduction, siteMode } from 'server-kit/settings/mode';
import { readSettings, type Variables } from 'server-kit/settings/readSettings';
import * as z from 'zod';
import { parseSuppliers } from './auth/suppliers/suppliers.ts';
import { ALL_COURSES } from './inventory/filling/courseIds.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

/** `full`, a share of all courses up to 1, or a number of courses. */
const scale = z
  .union([
    z.literal('full').transform(() => ALL_COURSES),
    z.coerce.number().positive().max(ALL_COURSES),
  ])
  .transform((value) => Math.max(1, Math.round(value <= 1 ? value * ALL_COURSES : value)));

/** The settings of this server, each with what it is for and its default (docs/settings.md). */
export const settings = z
  .object({
    /** The port to listen on. */
    GATEWAY_PORT: port(3100),
    /** In how many processes the gateway serves; production uses `auto`, one on each core. */
    PROCESSES: processes,
    /** The network interface to listen on. */
    GATEWAY_HOST: z.string().default('127.0.0.1'),
    /** Where Prometheus reads `/metrics`: `<host>:<port>`, which visitors must not reach. */
    GATEWAY_METRICS: listenAddress,
    /** The folder of the SQLite database. */
    GATEWAY_DATA: z.string().default(join(import.meta.dirname, '../../.data/gateway')),
    /** PostgreSQL in place of SQLite: the URL of a server, `pglite:memory` or `pglite:<folder>`. */
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|pglite:)/, 'is neither postgres:// nor pglite:')
      .optional(),
    /**
     * Whether it brings its tables up to date when it starts. Without it, it waits until `migrate.js`
     * has done so (ADR 059). Default: yes; no in production on PostgreSQL.
     */
    MIGRATE_AT_START: migrateAtStart,
    /**
     * The database of DATABASE_URL by a way that keeps a session, for LISTEN: not PgBouncer in
     * transaction mode. Default: DATABASE_URL.
     */
    DATABASE_LISTEN_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /**
     * How many courses a demonstration invents: `full`, a share of all courses up to 1, or a number.
     * Default: all.
     */
    GATEWAY_SCALE: scale.default(ALL_COURSES),
    /** The time at which the clock starts, for tests: ISO 8601 with an offset. Default: now. */
    CLOCK: clockStart,
    /** The site that advertisements lead to, and that the landing pages link back to. */
    SITE_ORIGIN: origin.default('http://localhost:3000'),
    /** The address at which browsers reach this gateway, for the links in its replies. */
    GATEWAY_ORIGIN: origin.optional(),
    /**
     * The staff's host. With it staff can protect their accounts with security keys (ADR 044);
     * without it an account that has a key cannot sign in.
     */
    STAFF_ORIGIN: origin.optional(),
    /** Requests a minute from one address. */
    GATEWAY_RATE_LIMIT: z.coerce.number().int().positive().default(6000),
    /**
     * The addresses of the shell servers, separated by commas, or `loopback`. The gateway believes
     * their `X-Forwarded-For`; all visitors of a shell server that is not named here count as one.
     */
    TRUSTED_PROXIES: trustedProxies.default('loopback'),
    /** Milliseconds by which the event loop may lag before requests are refused; 0 refuses none. */
    LONGEST_LAG: longestLag(3000),
    /**
     * The account file (`auth/accounts/accountFile.ts`); without it the database keeps the accounts
     * that it has.
     */
    AUTH_ACCOUNTS: z.string().optional(),
    /** Seconds that an access token lives. */
    AUTH_ACCESS_SECONDS: z.coerce.number().int().positive().default(900),
    /** Seconds from sign-in to the end of a session. */
    AUTH_SESSION_SECONDS: z.coerce.number().int().positive().default(43_200),
    /** Seconds in which a used refresh token gives the same tokens again. */
    AUTH_GRACE_SECONDS: z.coerce.number().int().nonnegative().default(30),
    /** Who may change the inventory (`auth/suppliers/suppliers.ts`); nobody without it. */
    SUPPLIERS: readBy((text) => fromFile(text, parseSuppliers)),
    /**
     * The address of a weather service in the form of Open-Meteo's forecast API
     * (`https://weather.example/v1/forecast`), with its key as a query where it has one. Without it no
     * weather is shown, and in a demonstration it is invented.
     */
    WEATHER_SOURCE: z.url({ protocol: /^https?$/ }).optional(),
    /**
     * In `production` no demonstration account and no demo member can sign in, and the inventory and
     * the content are what an operator has imported.
     */
    SITE_MODE: siteMode,
    /** The least level of the log's lines. */
    LOG_LEVEL: logLevel,
    /** Seconds for which a server that stops goes on answering while its readiness says that it stops: 12, in a demonstration 0.5. */
    DRAIN_SECONDS: drainSeconds,
    ...tracing,
    ...counting,
  })
  .refine(
    ({ PROCESSES, DATABASE_URL }) => PROCESSES === 1 || !DATABASE_URL?.startsWith('pglite:'),
    {
      path: ['PROCESSES'],
      message: 'must be 1: PGlite lies in one process',
    },
  );

/** What a gateway in production must be told. */
export const NEEDED = ['SITE_ORIGIN', 'GATEWAY_ORIGIN'];

export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the settings. Throws one error that names every wrong setting. */
export function readEnvironment(variables: Variables = process.env) {
  const read = readSettings(settings, variables);
  return {
    ...read,
    GATEWAY_ORIGIN: read.GATEWAY_ORIGIN ?? `http://localhost:${read.GATEWAY_PORT}`,
  };
}

/**
 * Reads the settings of a gateway that serves. Throws like `readEnvironment`, and one error with
 * every setting that production lacks.
 */
export function readServerEnvironment(variables: Variables = process.env): Environment {
  const read = readEnvironment(variables);
  requireInProduction(read.SITE_MODE, variables, NEEDED);
  return read;
}
