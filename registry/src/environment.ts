import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { parseReleaseKey } from 'server-kit/release/releaseKeys';
import {
  clockStart,
  counting,
  drainSeconds,
  listenAddress,
  logLevel,
  migrateAtStart,
  port,
  readBy,
  tracing,
} from 'server-kit/settings/fields';
import { fromFile } from 'server-kit/settings/fromFile';
import { requireInProduction, siteMode } from 'server-kit/settings/mode';
import { readSettings, SettingsError, type Variables } from 'server-kit/settings/readSettings';
import { s3Settings } from 'server-kit/settings/s3Settings';
import * as z from 'zod';
import { parseHostSlots } from './gate/brokenSlots.ts';
import { parseHostEvents } from './gate/uncarriedEvents.ts';
import { parseIdentities } from './access/ciIdentity.ts';
import { parseTokens, type TeamTokens } from './access/teamTokens.ts';

/** Parses `{"react":"19.3.1"}`. Returns undefined for an empty text. */
function parseVersions(text: string) {
  return text === '' ? undefined : z.record(z.string(), z.string()).parse(JSON.parse(text));
}

/** The settings of this server, each with what it is for and its default (docs/settings.md). */
export const settings = z.object({
  /** The port to listen on. */
  REGISTRY_PORT: port(3200),
  /** The network interface to listen on. */
  REGISTRY_HOST: z.string().default('127.0.0.1'),
  /** Where Prometheus reads `/metrics`: `<host>:<port>`, which visitors must not reach. */
  REGISTRY_METRICS: listenAddress,
  /**
   * The folder of the widgets' files (`<name>/<version>/<path>`), or `s3://<bucket>`. The shell's
   * server reads it.
   */
  ASSET_STORE: z.string().min(1).default('.data/assets'),
  ...s3Settings.shape,
  /**
   * The PostgreSQL of records and audit log, which several registries may share. Default: SQLite in
   * `REGISTRY_DATA`.
   */
  DATABASE_URL: z.string().min(1).optional(),
  /**
   * Whether it brings its tables up to date when it starts. Without it, it waits until `migrate.js`
   * has done so (ADR 059). Default: yes; no in production on PostgreSQL.
   */
  MIGRATE_AT_START: migrateAtStart,
  /** The folder of the SQLite file. */
  REGISTRY_DATA: z.string().min(1).default('.data/registry'),
  /**
   * `{"mf-results":"token"}`, `mf-results=token,operator=token,shell=token` or `file:<path>`.
   * `sha256:<hex>` stands for the token with that hash; production takes no other. Without tokens
   * nobody can publish. Operators issue further ones (ADR 039).
   */
  REGISTRY_TOKENS: readBy((text) => fromFile(text, parseTokens)),
  /**
   * Where the site's auth server says whose access token it is (`{"data":[{"staff_id",
   * "session_age"}]}`): `https://<gateway>/gora/auth/panda`. Without it the releases page of the
   * staff changes nothing.
   */
  STAFF_USER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * `[{"issuer":"https://…","audience":"…","subject":"repo:team/widget:ref:refs/heads/main",
   * "widget":"mf-results","acts":["publish"]}]` or `file:<path>`: the CI jobs that may exchange
   * their OIDC identity for a token. Default: none.
   */
  CI_IDENTITIES: readBy((text) => fromFile(text, parseIdentities)),
  /**
   * `{"mf-results":["<base64 of the Ed25519 public key, SPKI>"]}` or `file:<path>`. Each
   * version must be signed by its widget's key; without any key none need be.
   */
  WIDGET_KEYS: readBy((text) => fromFile(text, parsePublicKeys)),
  /**
   * The Ed25519 private key (PEM) that signs the answers to shells, or `file:<path>`. Shells know its
   * public half by their `RELEASE_KEYS`.
   */
  RELEASE_KEY: readBy((text) => fromFile(text, parseReleaseKey)),
  /**
   * `{"react":"19.3.1"}` or `file:<path>`: the packages that the shell shares. Without it the
   * contract gate checks no version range.
   */
  HOST_SHARED: readBy((text) => fromFile(text, parseVersions)),
  /**
   * The `events.json` of the shell's build or `file:<path>`: the events that its bus carries.
   * Without it the contract gate does not check them.
   */
  HOST_EVENTS: readBy((text) => fromFile(text, parseHostEvents)),
  /**
   * The `slots.json` of the shell's build or `file:<path>`: the slots of its pages. Without it the
   * contract gate does not ask whether a slot is there.
   */
  HOST_SLOTS: readBy((text) => fromFile(text, parseHostSlots)),
  /**
   * The folder `renderer` of the shell's build: the contract gate runs the server bundle of a new
   * version with it. Without it the gate runs none.
   */
  HOST_RENDERER: z.string().min(1).optional(),
  /**
   * The path of a Chrome or Chromium with which the contract gate mounts a new version, beside
   * `HOST_RENDERER`. Without it the gate mounts none.
   */
  BROWSER_PATH: z.string().min(1).optional(),
  /**
   * The site's own origin: addresses of versions and links of previews begin with it. Without it the
   * registry answers their paths alone.
   */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .optional(),
  /** `production` refuses previews of a local address. */
  SITE_MODE: siteMode,
  /** The least level of the log's lines. */
  LOG_LEVEL: logLevel,
  /** Seconds for which a server that stops goes on answering while its readiness says that it stops: 12, in a demonstration 0.5. */
  DRAIN_SECONDS: drainSeconds,
  ...tracing,
  ...counting,
  /** The time at which the clock starts, for tests: ISO 8601 with an offset. Default: now. */
  CLOCK: clockStart,
});
export type Environment = z.infer<typeof settings>;

/** What a registry in production must be told. */
export const NEEDED = [
  'ASSET_STORE',
  'REGISTRY_TOKENS',
  'WIDGET_KEYS',
  'RELEASE_KEY',
  'HOST_SHARED',
  'HOST_EVENTS',
  'HOST_SLOTS',
  'HOST_RENDERER',
];

/** Reads the settings. Throws one error that names every invalid setting. */
export function readEnvironment(variables: Variables = process.env): Environment {
  return readSettings(settings, variables);
}

/** Throws one error that names whose tokens stand in the setting themselves. */
function refusePlainTokens(tokens: TeamTokens): void {
  const plain = tokens.filter(({ isPlain }) => isPlain).map(({ widget }) => widget);
  if (plain.length > 0)
    throw new SettingsError([
      {
        path: ['REGISTRY_TOKENS'],
        message: `must have sha256:<hex> instead of the token of ${plain.join(', ')}`,
      },
    ]);
}

/**
 * Reads the settings of a registry that serves. Throws like `readEnvironment`, and one error with
 * every setting that production lacks.
 */
export function readServerEnvironment(variables: Variables = process.env): Environment {
  const read = readEnvironment(variables);
  requireInProduction(read.SITE_MODE, variables, NEEDED);
  if (read.SITE_MODE === 'production') refusePlainTokens(read.REGISTRY_TOKENS());
  return read;
}
