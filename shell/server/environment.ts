import { join } from 'node:path';
import type { MapTiles } from 'shared-contracts/site';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import {
  clockStart,
  list,
  longestLag,
  port,
  readBy,
  trustedProxies,
} from 'server-kit/settings/fields';
import { fromFile } from 'server-kit/settings/fromFile';
import { readSettings, type Variables } from 'server-kit/settings/readSettings';
import { s3Settings } from 'server-kit/settings/s3Settings';
import * as z from 'zod';
import { NEIGHBOURS } from '../src/links/neighbours.ts';

const repositoryRoot = join(import.meta.dirname, '../..');
const url = z.url();
const optionalFile = z.string().optional();
const proxy = z.url({ protocol: /^http$/ }).optional();

function toJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
}

const schema = z
  .object({
    SHELL_PORT: port(3000),
    /** `production` keeps developers' tools from visitors (ADR 020). */
    NODE_ENV: z.string().optional(),
    /** Interface to listen on. */
    SHELL_HOST: z.string().default('127.0.0.1'),
    GATEWAY_URL: url.default('http://localhost:3100'),
    REGISTRY_URL: url.default('http://localhost:3200'),
    /** Folder of the published files, or `s3://<bucket>`; the registry writes it. */
    ASSET_STORE: z.string().default(join(repositoryRoot, '.data/assets')),
    ...s3Settings.shape,
    /** The registry's token for shells, with which the health of canaries is told; nothing is told without it. */
    REGISTRY_SHELL_TOKEN: z.string().optional(),
    /** The registry's token for operators, with which panda staff steer releases. */
    REGISTRY_OPERATOR_TOKEN: z.string().optional(),
    /** Milliseconds between two reports of visits to the registry. */
    VISIT_INTERVAL: z.coerce.number().int().min(100).default(5000),
    /** Visits of one version that count towards its health from one network in a day: an address of IPv4, 48 bits of one of IPv6. */
    VISITS_PER_NETWORK: z.coerce.number().int().positive().default(2),
    /** `{"mf-results":["<base64 of the Ed25519 public key, SPKI>"]}`: only versions that one of them signed are used; all are where it is missing. Or `file:<path>` of it. */
    WIDGET_KEYS: readBy((text) => fromFile(text, parsePublicKeys)),
    /** Where the last answer of the registry is kept. */
    SHELL_DATA: z.string().default(join(repositoryRoot, '.data/shell')),
    /** Maintenance switches and route rules (JSON), looked at for every navigation; `site-rules.json` in SHELL_DATA unless given. */
    SITE_RULES: z.string().optional(),
    /** Other origins that a route rule or the announcement of a maintenance may lead to, with commas between; that of SITES_BASE always may. */
    REDIRECT_ORIGINS: list('').pipe(z.array(url.transform((text) => new URL(text).origin))),
    /** The shell's own build. */
    SHELL_DIST: z.string().default(join(repositoryRoot, 'shell/dist')),
    /** Base of the booking, login and member sites: `<base>/booking`. */
    SITES_BASE: url.default('http://localhost:3100/gora/landing'),
    /** Addresses of neighbours that stand elsewhere, as JSON by their name in `src/links/neighbours.ts`: `{"help":"https://help.example/"}`. */
    SITE_LINKS: z
      .string()
      .default('{}')
      .transform(toJson)
      .pipe(z.partialRecord(z.enum(NEIGHBOURS), url)),
    /** The site's own origin, for addresses that leave it: canonical ones, the way back from a login, the sitemap. */
    SITE_ORIGIN: url
      .optional()
      .transform((text) => (text === undefined ? undefined : new URL(text).origin)),
    /** Tiles of the maps (`https://tiles.example/{z}/{x}/{y}.png`), and the words that their licence wants; without them maps are drawn. */
    MAP_TILES_URL: url
      .regex(/^https?:\/\/[^{}/]+\//, 'needs one origin')
      .refine(
        (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
        'needs {z}, {x} and {y}',
      )
      .optional(),
    MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
    USER_API_URL: url.default('http://localhost:3100/gora/user/info'),
    WEATHER_URL: url.default('http://localhost:3100/gora/weather'),
    EXTERNAL_FRAME_URL: url.default('http://localhost:3100/gora/landing/help'),
    /** R3.26: a proxy (`http://host:port`) between this server and each neighbour. */
    GATEWAY_PROXY: proxy,
    WEATHER_PROXY: proxy,
    USER_API_PROXY: proxy,
    EXTERNAL_FRAME_PROXY: proxy,
    /** R7.17: the name of a mock that answers in the gateway's place. */
    MOCK_NAME: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .optional(),
    /** R3.25: the service as which members of the user site sign in. */
    USER_SERVICE_ID: z.string().default('omnig08'),
    /** R3.25, R7.14: the service as which the reservation site knows this one. */
    RFB_SERVICE: z.string().default('booking'),
    /** Cookies of the user site by which it knows its member, with commas between. */
    USER_COOKIES: list('gora_demo_member'),
    /** R9.05: the parent site domain of the cookies of the account systems that are not staff; this host alone unless given. */
    AUTH_COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .optional(),
    /** Bytes of a file sent to the gateway. */
    UPLOAD_LIMIT: z.coerce.number().int().positive().default(20_000_000),
    CLOCK: clockStart,
    /** Milliseconds that a slot's first paint may take before the document goes on without it. */
    RENDER_DEADLINE: z.coerce.number().int().min(1).default(1500),
    /** Pages and calls of the gateway, each, that one address may ask for in a minute. */
    SHELL_RATE_LIMIT: z.coerce.number().int().positive().default(3000),
    LONGEST_LAG: longestLag(1500),
    /** Addresses of the proxies in front of this server, with commas between, or `loopback`: their word for the visitor's address is taken. */
    TRUSTED_PROXIES: trustedProxies.optional(),
    /** Key and certificate (PEM files): given both, the server speaks HTTP/2. The user API must then have TLS too: browsers load no script without it into a page that has it. */
    TLS_KEY: optionalFile,
    TLS_CERT: optionalFile,
  })
  .superRefine(
    ({ TLS_KEY, TLS_CERT, USER_API_URL, MAP_TILES_URL, MAP_TILES_ATTRIBUTION }, context) => {
      if ((MAP_TILES_URL === undefined) !== (MAP_TILES_ATTRIBUTION === undefined))
        context.addIssue({
          code: 'custom',
          path: ['MAP_TILES_ATTRIBUTION'],
          message: 'goes with MAP_TILES_URL',
        });
      if ((TLS_KEY === undefined) !== (TLS_CERT === undefined))
        context.addIssue({
          code: 'custom',
          path: ['TLS_CERT'],
          message: 'key and certificate go together',
        });
      if (TLS_KEY !== undefined && !USER_API_URL.startsWith('https:'))
        context.addIssue({
          code: 'custom',
          path: ['USER_API_URL'],
          message: 'must have TLS (https:) where this server has it',
        });
    },
  );

export type Environment = z.infer<typeof schema> & { readonly SITE_ORIGIN: string };

/** Whether developers' tools are for everybody (ADR 020). */
export function isDevelopment({ NODE_ENV }: Pick<Environment, 'NODE_ENV'>): boolean {
  return NODE_ENV !== 'production';
}

/** The tiles of the maps, where there are any. */
export function toMapTiles({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: Pick<Environment, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): MapTiles | undefined {
  return url === undefined || attribution === undefined ? undefined : { url, attribution };
}

/** Reads the settings once. Throws one error that names every bad one. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const settings = readSettings(schema, variables);
  return {
    ...settings,
    SITE_ORIGIN: settings.SITE_ORIGIN ?? `http://localhost:${settings.SHELL_PORT}`,
  };
}
