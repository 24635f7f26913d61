import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { ALL_COURSES } from './inventory/filling/courseIds.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const milliseconds = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (Number.isNaN(time)) context.addIssue({ code: 'custom', message: 'is not an ISO time' });
  return time;
});

/** `full`, a share of it up to 1, or a number of courses. */
const scale = z
  .union([
    z.literal('full').transform(() => ALL_COURSES),
    z.coerce.number().positive().max(ALL_COURSES),
  ])
  .transform((value) => Math.max(1, Math.round(value <= 1 ? value * ALL_COURSES : value)));

/** An address, a network (`10.0.0.0/8`) or one of the names that Fastify knows. */
function isProxy(part: string): boolean {
  const [address = '', bits] = part.split('/');
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
    (isIP(address) !== 0 &&
      (bits === undefined ||
        (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))))
  );
}

const schema = z.object({
  /** 0 takes any free one. */
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  /** The folder of the SQLite database. */
  GATEWAY_DATA: z.string().default(join(import.meta.dirname, '../../.data/gateway')),
  /** PostgreSQL instead of SQLite: its URL, `pglite:memory` or `pglite:<folder>`. */
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|pglite:)/, 'is neither postgres:// nor pglite:')
    .optional(),
  GATEWAY_SCALE: scale.default(ALL_COURSES),
  /** The time at which the process believes to start, for tests. */
  CLOCK: milliseconds.optional(),
  /** The site that the neighbours' pages lead back to. */
  SITE_ORIGIN: origin.default('http://localhost:3000'),
  /** How browsers reach this gateway, for links in its answers. */
  GATEWAY_ORIGIN: origin.optional(),
  /** Requests a minute from one address. */
  GATEWAY_RATE_LIMIT: z.coerce.number().int().positive().default(6000),
  /** Addresses of the shell servers, with commas between, or `loopback`: their word for the visitor's address is taken. Without it all visitors of a shell on another machine are one. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(
      (text) => text.split(',').every((part) => isProxy(part.trim())),
      'is not a list of addresses',
    ),
  /** Milliseconds by which the event loop may lag before requests are sent away; 0 never sends any. */
  LONGEST_LAG: z.coerce.number().int().min(0).default(3000),
  /** The accounts that may sign in, as `auth/accounts/accountFile.ts` reads them; without it those in the database stay. */
  AUTH_ACCOUNTS: z.string().optional(),
  /** Seconds that an access token lives. */
  AUTH_ACCESS_SECONDS: z.coerce.number().int().positive().default(900),
  /** Seconds from sign-in to the end of the session. */
  AUTH_SESSION_SECONDS: z.coerce.number().int().positive().default(43_200),
  /** Seconds in which a refresh token that was used gives the same tokens again. */
  AUTH_GRACE_SECONDS: z.coerce.number().int().nonnegative().default(30),
  /** `production` lets no demonstration account in, and nobody pass for a member. */
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the settings once. Throws one error that names every bad one. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in schema.shape && value !== ''),
  );
  const { data, error } = schema.safeParse(given);
  if (error !== undefined) {
    throw new Error(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  return {
    ...data,
    GATEWAY_ORIGIN: data.GATEWAY_ORIGIN ?? `http://localhost:${data.GATEWAY_PORT}`,
  };
}
