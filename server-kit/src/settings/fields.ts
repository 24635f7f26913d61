import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod';

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
