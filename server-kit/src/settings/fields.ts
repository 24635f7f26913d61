import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import type { TracingOptions } from '../tracing/openTracing.ts';
import type { SiteMode } from './mode.ts';

/** A port to listen on; 0 takes any free port. `usual` is the default. */
export function port(usual: number) {
  return z.coerce.number().int().min(0).max(65_535).default(usual);
}

/** An address to listen on; port 0 takes any free port. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** An address to listen on, `<host>:<port>`: `127.0.0.1:3001`, `[::1]:3001`. Default: none. */
export const listenAddress = z
  .string()
  .regex(/^(\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'is not <host>:<port>')
  .transform((text): ListenAddress => {
    const colon = text.lastIndexOf(':');
    return {
      host: text.slice(0, colon).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(colon + 1)),
    };
  })
  .refine(({ port: number }) => number <= 65_535, 'has no such port')
  .optional();

/**
 * The time at which the process's clock starts: ISO 8601 with an offset, parsed to milliseconds
 * since 1970.
 */
export const clockStart = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .optional();

/** Milliseconds by which the event loop may lag before requests are refused; 0 refuses none. */
export function longestLag(usual: number) {
  return z.coerce.number().int().min(0).default(usual);
}

/** Seconds: a server in production that stops answers for longer than balancers wait between two looks. */
const PRODUCTION_DRAIN = 12;
const DEMONSTRATION_DRAIN = 0.5;

/**
 * The seconds for which a server that stops says that it is not ready, and answers as before. Default:
 * see `toDrain`.
 */
export const drainSeconds = z.coerce.number().min(0).max(600).optional();

/** Returns the milliseconds for which a server drains: 12 s in production, half a second in a demonstration. */
export function toDrain({
  DRAIN_SECONDS: seconds,
  SITE_MODE: mode,
}: {
  readonly DRAIN_SECONDS?: number | undefined;
  readonly SITE_MODE: SiteMode;
}): number {
  const usual = mode === 'production' ? PRODUCTION_DRAIN : DEMONSTRATION_DRAIN;
  return 1000 * (seconds ?? usual);
}

/**
 * Whether a server may change tables when it starts. Default: see `toMigrateAtStart`.
 */
export const migrateAtStart = z.stringbool().optional();

/**
 * Returns whether a server brings its tables up to date when it starts. Unless it is told, it leaves them
 * alone where it shares them in production: on PostgreSQL.
 */
export function toMigrateAtStart({
  MIGRATE_AT_START: told,
  SITE_MODE: mode,
  DATABASE_URL: url,
}: {
  readonly MIGRATE_AT_START?: boolean | undefined;
  readonly SITE_MODE: SiteMode;
  readonly DATABASE_URL?: string | undefined;
}): boolean {
  const isShared = url !== undefined && !url.startsWith('pglite:');
  return told ?? !(mode === 'production' && isShared);
}

/** Where a server sends what it records of traces (`openTracing`); without it nothing is recorded. */
export const tracing = {
  /** The base address of an OTLP receiver (HTTP, JSON): `http://collector:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of the traces that are recorded, from 0 to 1. */
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(1),
};

/** Returns where traces go; undefined if nowhere. */
export function toTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  TRACES_SHARE: share,
}: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly TRACES_SHARE: number;
}): TracingOptions | undefined {
  return endpoint === undefined ? undefined : { endpoint, share };
}

/** Where machines of one kind count their limits together. */
export const counting = {
  /**
   * A server of the Redis protocol (Valkey, Redis) with which all machines count their limits
   * together: `redis://[user:password@]host:port[/database]`, `rediss://` with TLS (ADR 065).
   * Default: each machine counts for itself.
   */
  COUNTERS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
};

/** The lowest level that a server logs. */
export const logLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  .default('warn');

/** A list of texts, separated by commas. */
export function list(usual: string) {
  return z
    .string()
    .default(usual)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
}

/**
 * The result of `read` for the text of the variable (empty if missing). An error of `read` makes
 * the setting invalid.
 */
export function readBy<Value>(read: (text: string) => Value) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Accepts an address, a network (`10.0.0.0/8`) or a network name that Fastify knows. */
function isProxy(part: string): boolean {
  if (NAMED_NETWORKS.includes(part)) return true;
  const [address = '', bits] = part.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  const longest = family === 4 ? 32 : 128;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest);
}

/**
 * Addresses of the proxies that are trusted to name the visitor's address: separated by commas, or
 * `loopback`.
 */
export const trustedProxies = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => isProxy(part.trim())),
    'is not a list of addresses',
  );

/** In how many processes a server runs: a number, or `auto` for one on each core. Default: one. */
export const processes = z
  .union([
    z.literal('auto').transform(() => availableParallelism()),
    z.coerce.number().int().min(1).max(256),
  ])
  .default(1);
