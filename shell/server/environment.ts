import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_KINDS, type AccountKind } from 'shared-contracts/staff';
import type { MapTiles } from 'shared-contracts/site';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { parseReleaseKeys } from 'server-kit/release/releaseKeys';
import {
  clockStart,
  counting,
  drainSeconds,
  list,
  listenAddress,
  logLevel,
  longestLag,
  port,
  processes,
  readBy,
  tracing,
  trustedProxies,
} from 'server-kit/settings/fields';
import { fromFile } from 'server-kit/settings/fromFile';
import { requireInProduction, siteMode } from 'server-kit/settings/mode';
import { readSettings, SettingsError, type Variables } from 'server-kit/settings/readSettings';
import { s3Settings } from 'server-kit/settings/s3Settings';
import * as z from 'zod';
import { NEIGHBOURS } from '../src/links/neighbours.ts';
import { usualRenderMemory } from './render/usualRenderMemory.ts';

const repositoryRoot = join(import.meta.dirname, '../..');
const url = z.url();
/**
 * A page also waits for the gateway, so that two for each core would leave the processors idle; under
 * overload a quarter of these is left (ADR 031).
 */
const PAGES_OF_ONE_CORE = 8;
const CORES = availableParallelism();
/** Milliseconds: a page that has not begun after ten seconds is given up (`plugins/admission.ts`). */
const LONGEST_TRY_PATIENCE = 8000;
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

function toOrigin(text: string | undefined): string | undefined {
  return text === undefined ? undefined : new URL(text).origin;
}

/** The settings of this server, each with what it is for and its default (docs/settings.md). */
export const settings = z
  .object({
    /** The port of the site. */
    SHELL_PORT: port(3000),
    /** The port of the staff's host (ADR 036). */
    STAFF_PORT: port(3001),
    /** The port of the host of the frames (ADR 007). */
    FRAME_PORT: port(3002),
    /** `production` hides the developers' tools from visitors (ADR 020). */
    SITE_MODE: siteMode,
    /** In how many processes the shell serves; production uses `auto`, one on each core. */
    PROCESSES: processes,
    /** The network interface to listen on. */
    SHELL_HOST: z.string().default('127.0.0.1'),
    /** Where Prometheus reads `/metrics`: `<host>:<port>`, which visitors must not reach. */
    SHELL_METRICS: listenAddress,
    /** Where this server reaches the gateway. */
    GATEWAY_URL: url.default('http://localhost:3100'),
    /** Where this server reaches the registry. */
    REGISTRY_URL: url.default('http://localhost:3200'),
    /** The folder of the published files, or `s3://<bucket>`. The registry writes it. */
    ASSET_STORE: z.string().default(join(repositoryRoot, '.data/assets')),
    ...s3Settings.shape,
    /** The most bytes of copies of published files in SHELL_DATA, for when the store is away. */
    FILE_COPIES_BYTES: z.coerce.number().int().positive().default(512_000_000),
    /**
     * Where all shells have the files of their builds in common: a folder, `s3://<bucket>`, or `none`.
     * Shells write there. Default: ASSET_STORE.
     */
    SHELL_ASSETS: z.string().min(1).optional(),
    /** How many builds of the shell stay there. */
    SHELL_BUILDS_KEPT: z.coerce.number().int().positive().default(5),
    /**
     * The registry's token for reports of visits and of browsers' errors, which may also read these
     * errors, and do nothing else there. Without it the shell reports none.
     */
    REGISTRY_REPORTS_TOKEN: z.string().optional(),
    /** Milliseconds between two reports of visits to the registry. */
    VISIT_INTERVAL: z.coerce.number().int().min(100).default(5000),
    /**
     * The visits of one version that count from one network in a day. A network is an IPv4 address
     * or 48 bits of an IPv6 address.
     */
    VISITS_PER_NETWORK: z.coerce.number().int().positive().default(2),
    /**
     * `{"mf-results":["<base64 of the Ed25519 public key, SPKI>"]}` or `file:<path>`. Only signed
     * versions are used; without keys all are.
     */
    WIDGET_KEYS: readBy((text) => fromFile(text, parsePublicKeys)),
    /**
     * `["<base64 of the Ed25519 public key, SPKI>"]` or `file:<path>`: whose signature of the
     * registry's answers counts. Without keys every answer is followed.
     */
    RELEASE_KEYS: readBy((text) => fromFile(text, parseReleaseKeys)),
    /** The folder for the last answer of the registry. */
    SHELL_DATA: z.string().default(join(repositoryRoot, '.data/shell')),
    /**
     * The file of maintenance switches and route rules (JSON), checked for every navigation.
     * Default: `site-rules.json` in SHELL_DATA.
     */
    SITE_RULES: z.string().optional(),
    /**
     * Other origins to which a route rule or a maintenance announcement may redirect, separated by
     * commas. The origin of SITES_BASE is always allowed.
     */
    REDIRECT_ORIGINS: list('').pipe(z.array(url.transform((text) => new URL(text).origin))),
    /** The folder of the shell's own build. */
    SHELL_DIST: z.string().default(join(repositoryRoot, 'shell/dist')),
    /** The base address of the booking, login and member sites: `<base>/booking`. */
    SITES_BASE: url.default('http://localhost:3100/gora/landing'),
    /**
     * Addresses of neighbours outside SITES_BASE, as JSON by their name in
     * `src/links/neighbours.ts`: `{"help":"https://help.example/"}`.
     */
    SITE_LINKS: z
      .string()
      .default('{}')
      .transform(toJson)
      .pipe(z.partialRecord(z.enum(NEIGHBOURS), url)),
    /**
     * The site's own origin, for canonical addresses, the way back from a login, and the sitemap.
     */
    SITE_ORIGIN: url.optional().transform(toOrigin),
    /**
     * The origin of the frames: another host of the same site (`https://frame.golf.example`), so that
     * its cookies are sent and its scripts reach no page.
     */
    FRAME_ORIGIN: url.optional().transform(toOrigin),
    /**
     * The map tiles (`https://tiles.example/{z}/{x}/{y}.png`); their licence needs
     * MAP_TILES_ATTRIBUTION. Without tiles the maps are drawn.
     */
    MAP_TILES_URL: url
      .regex(/^https?:\/\/[^{}/]+\//, 'needs one origin')
      .refine(
        (text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
        'needs {z}, {x} and {y}',
      )
      .optional(),
    /** Whom the map names as the source of its tiles. */
    MAP_TILES_ATTRIBUTION: z.string().trim().min(1).optional(),
    /** R7.01: the script of the user site that says who the member is. */
    USER_API_URL: url.default('http://localhost:3100/gora/user/info'),
    /**
     * R3.26, R7.19: a service that answers the calls of `/gora/weather` in the gateway's place
     * (`docs/gateway.md`).
     */
    WEATHER_URL: url.regex(/^[^?#]+$/, 'must not have a query').optional(),
    /**
     * R3.26: the page of another site that `/help/` shows in a frame; the links of the help then lead
     * there. Without it they lead to the help of SITES_BASE.
     */
    EXTERNAL_FRAME_URL: url.optional(),
    /** R3.26: a proxy (`http://host:port`) between this server and the gateway. */
    GATEWAY_PROXY: proxy,
    /** R3.26: the same for WEATHER_URL. */
    WEATHER_PROXY: proxy,
    /** R3.26: the same for USER_API_URL; browsers then get its script from the frames' host, with their cookies of that host's domain. */
    USER_API_PROXY: proxy,
    /** R3.26: the same for EXTERNAL_FRAME_URL. */
    EXTERNAL_FRAME_PROXY: proxy,
    /** R7.17: the name of the mock that answers instead of the gateway. */
    MOCK_NAME: z
      .string()
      .regex(/^[\w.-]{1,100}$/)
      .optional(),
    /** R3.25: the service name of this site at the user site. */
    USER_SERVICE_ID: z.string().default('omnig08'),
    /** R3.25, R7.14: the service name of this site at the reservation site. */
    RFB_SERVICE: z.string().default('booking'),
    /**
     * R3.25: the page of the reservation site on which its users sign in for this site. Needed in
     * production where ACCOUNT_PAGES names `rfb`.
     */
    RFB_AUTHORIZE_URL: url.default('http://localhost:3100/gora/account/rfb/authorize'),
    /**
     * R6.03: the account systems whose sign-in the site shows at `/account/<system>/login`: `default`,
     * `rfb`, `suzaku` and `user`, separated by commas. Default: none, and all in a demonstration.
     */
    ACCOUNT_PAGES: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(ACCOUNT_KINDS)))
      .optional(),
    /** The cookies by which the user site recognises its member, separated by commas. */
    USER_COOKIES: list('gora_demo_member'),
    /**
     * R9.05: the parent domain of the cookies of all account systems except staff. Default: this
     * host only.
     */
    AUTH_COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .optional(),
    /** The largest upload to the gateway, in bytes. */
    UPLOAD_LIMIT: z.coerce.number().int().positive().default(20_000_000),
    /** The time at which the clock starts, for tests: ISO 8601 with an offset. Default: now. */
    CLOCK: clockStart,
    /** The bytes of public answers of the gateway that are kept (ADR 028); 1 keeps none. */
    GATEWAY_ANSWERS_BYTES: z.coerce.number().int().positive().default(64_000_000),
    /** Milliseconds after which the document goes on without a slot's first paint. */
    RENDER_DEADLINE: z.coerce.number().int().min(1).default(1500),
    /**
     * The most renderers of one busy widget version. Default: half the number of cores, since a page has
     * several versions (ADR 045).
     */
    RENDERERS: z.coerce
      .number()
      .int()
      .positive()
      .default(() => Math.ceil(availableParallelism() / 2)),
    /** Megabytes for all renderers. Default: a quarter of the memory, at least 400. */
    RENDER_MEMORY: z.coerce.number().int().positive().default(usualRenderMemory),
    /**
     * The words of a command that starts a renderer with fewer rights, where the system has one:
     * `unshare --net setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs` (ADR 035).
     * The fences of the units, images and chart of `deploy/` forbid it (ADR 052).
     */
    RENDERER_SANDBOX: z
      .string()
      .default('')
      .transform((words) => words.split(' ').filter((word) => word !== '')),
    /** The most bytes of memory for whole documents (ADR 029). */
    DOCUMENTS_MEMORY: z.coerce.number().int().positive().default(64_000_000),
    /** Milliseconds for which a document with prices or tee times is kept. */
    RESULTS_KEPT: z.coerce.number().int().min(0).default(2000),
    /**
     * Milliseconds for which the registry's answer, and a look at the file of site rules, serve all
     * documents; 0 asks for each document. Default: 100, and 0 in a demonstration, where who
     * publishes looks at once.
     */
    RELEASES_KEPT: z.coerce.number().int().min(0).optional(),
    /**
     * Milliseconds that a document waits for the first try of a new version. Default: 0; in a
     * demonstration as long as a page may take, where the one who looks is the one who has published.
     */
    TRY_PATIENCE: z.coerce.number().int().min(0).max(LONGEST_TRY_PATIENCE).optional(),
    /** The most seconds for which a shared cache (CDN) may hold a document; 0 allows none. */
    SHARED_CACHE: z.coerce.number().int().min(0).default(10),
    /**
     * The number of pages, and the number of gateway calls, that one address may request in a
     * minute.
     */
    SHELL_RATE_LIMIT: z.coerce.number().int().positive().default(3000),
    /** The least level of the log's lines. */
    LOG_LEVEL: logLevel,
    /** Seconds for which a server that stops goes on answering while its readiness says that it stops: 12, in a demonstration 0.5. */
    DRAIN_SECONDS: drainSeconds,
    ...tracing,
    ...counting,
    /** Milliseconds by which the event loop may lag before requests are refused; 0 refuses none. */
    LONGEST_LAG: longestLag(1500),
    /**
     * The number of pages that all processes together work on at the same time, down to a quarter of
     * it while pages take longer than half a second. Twice as many wait. One network gets a quarter
     * of both.
     */
    PAGES_IN_FLIGHT: z.coerce
      .number()
      .int()
      .positive()
      .default(PAGES_OF_ONE_CORE * CORES),
    /**
     * Addresses of the proxies that are trusted to name the visitor's address: separated by commas,
     * or `loopback`.
     */
    TRUSTED_PROXIES: trustedProxies.optional(),
    /**
     * The file of the private key (PEM). With it and TLS_CERT the server speaks HTTP/2. Then the user
     * API needs TLS too: a page with TLS loads no script without it.
     */
    TLS_KEY: optionalFile,
    /** The file of the certificate (PEM). */
    TLS_CERT: optionalFile,
  })
  .superRefine(
    ({ TLS_KEY, TLS_CERT, USER_API_URL, MAP_TILES_URL, MAP_TILES_ATTRIBUTION }, context) => {
      if ((MAP_TILES_URL === undefined) !== (MAP_TILES_ATTRIBUTION === undefined))
        context.addIssue({
          code: 'custom',
          path: ['MAP_TILES_ATTRIBUTION'],
          message: 'must be set together with MAP_TILES_URL',
        });
      if ((TLS_KEY === undefined) !== (TLS_CERT === undefined))
        context.addIssue({
          code: 'custom',
          path: ['TLS_CERT'],
          message: 'must be set together with TLS_KEY',
        });
      if (TLS_KEY !== undefined && !USER_API_URL.startsWith('https:'))
        context.addIssue({
          code: 'custom',
          path: ['USER_API_URL'],
          message: 'must have TLS (https:), since this server has it',
        });
    },
  );

/** What a shell in production must be told. */
export const NEEDED = [
  'SITE_ORIGIN',
  'FRAME_ORIGIN',
  'GATEWAY_URL',
  'REGISTRY_URL',
  'ASSET_STORE',
  'WIDGET_KEYS',
  'RELEASE_KEYS',
  'REGISTRY_REPORTS_TOKEN',
  'SITES_BASE',
  'USER_API_URL',
];

export type Environment = z.infer<typeof settings> & {
  readonly SITE_ORIGIN: string;
  readonly FRAME_ORIGIN: string;
};

/**
 * Returns whether the site shows invented courses, which its pages then say, and offers the
 * developers' tools to everybody (ADR 020).
 */
export function isDemonstration({ SITE_MODE }: Pick<Environment, 'SITE_MODE'>): boolean {
  return SITE_MODE === 'demonstration';
}

/** Returns the account systems whose pages the site has. */
export function toAccountPages(
  environment: Pick<Environment, 'SITE_MODE' | 'ACCOUNT_PAGES'>,
): readonly AccountKind[] {
  return environment.ACCOUNT_PAGES ?? (isDemonstration(environment) ? ACCOUNT_KINDS : []);
}

/** Returns how long the registry's answer serves all documents, in milliseconds. */
export function toReleasesKept(
  environment: Pick<Environment, 'SITE_MODE' | 'RELEASES_KEPT'>,
): number {
  return environment.RELEASES_KEPT ?? (isDemonstration(environment) ? 0 : 100);
}

/** Returns the milliseconds that a document waits for the first try of a new version. */
export function toTryPatience(
  environment: Pick<Environment, 'SITE_MODE' | 'TRY_PATIENCE'>,
): number {
  return environment.TRY_PATIENCE ?? (isDemonstration(environment) ? LONGEST_TRY_PATIENCE : 0);
}

/** Returns the configured map tiles, or undefined. */
export function toMapTiles({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: Pick<Environment, 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION'>): MapTiles | undefined {
  return url === undefined || attribution === undefined ? undefined : { url, attribution };
}

/** Reads the settings. Throws one error that names every invalid setting. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const read = readSettings(settings, variables);
  const SITE_ORIGIN = read.SITE_ORIGIN ?? `http://localhost:${read.SHELL_PORT}`;
  const FRAME_ORIGIN = read.FRAME_ORIGIN ?? `http://localhost:${read.FRAME_PORT}`;
  if (FRAME_ORIGIN === SITE_ORIGIN)
    throw new SettingsError([
      { path: ['FRAME_ORIGIN'], message: 'must not be the origin of the site' },
    ]);
  return { ...read, SITE_ORIGIN, FRAME_ORIGIN };
}

/**
 * Reads the settings of a shell that serves. Throws like `readEnvironment`, and one error with every
 * setting that production lacks.
 */
export function readServerEnvironment(variables: Variables = process.env): Environment {
  const read = readEnvironment(variables);
  const ofAccounts = read.ACCOUNT_PAGES?.includes('rfb') ? ['RFB_AUTHORIZE_URL'] : [];
  requireInProduction(read.SITE_MODE, variables, [...NEEDED, ...ofAccounts]);
  return read;
}
