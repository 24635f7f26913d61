import { LRUCache } from 'lru-cache';
import { liveVersion, type LiveVersion } from 'shared-contracts/release';
import { toLocalAddress } from 'shared-contracts/links';
import { onwardHeaders } from 'server-kit/http/requestContext';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import * as z from 'zod/mini';
import { localPreview, readLocalBuild, type LocalPreview } from './localBuild.ts';
import { isTrusted } from '../releases/signatures.ts';

/** A version of one widget that a preview names. */
export interface ShownVersion {
  readonly widget: string;
  /** The number that was asked for; '' for a local address. */
  readonly version: string;
  /** The version to show; undefined if it was taken back, or if there is no build at the local address. */
  readonly live?: LiveVersion | undefined;
  /** The local address from which the version comes; undefined for a published version. */
  readonly address?: string | undefined;
}

/** Other versions of some widgets, which one browser sees for a while. */
export interface Preview {
  readonly shown: readonly ShownVersion[];
  /** ISO 8601. */
  readonly expires: string;
}

/** What an address of a version says: `/preview/<widget>/<version>/<key>`. */
export interface VersionAddress {
  readonly widget: string;
  readonly version: string;
  readonly key: string;
}

/** A preview that was opened in a browser. */
export interface OpenedPreview {
  readonly session: string;
  /** ISO 8601. */
  readonly expires: string;
  /** The slots of the versions that it shows, those of the first version first. */
  readonly slots: readonly string[];
}

/**
 * `there`: the version can be looked at. `gone`: it was taken back. `unknown`: the address leads to no
 * version. `unavailable`: the registry does not answer.
 */
export type Look = 'there' | 'gone' | 'unknown' | 'unavailable';

export interface PreviewOptions {
  readonly registryUrl: string;
  readonly keys: () => PublicKeys | undefined;
  /** Whether a preview may show a local address: never in production. */
  readonly isDevelopment: boolean;
  /** Called with the error if a local address has no build of the widget. */
  readonly onNoBuild?: (error: unknown) => void;
}

/** Milliseconds. */
const TIME_LIMIT = 3000;
/** Milliseconds for which an answer is used again, since every document reads its session. */
const FRESH = 5000;
/** The number of sessions whose answers are kept. */
const KEPT = 200;

const named = z.object({ widget: z.string(), version: z.string() });
const answer = z.object({
  expires: z.string(),
  live: z.array(liveVersion),
  gone: z.array(named),
  local: z.optional(localPreview),
});
const opened = z.extend(answer, { session: z.string() });
type Answer = z.infer<typeof answer>;

export interface Previews {
  /** Asks whether an address leads to a version. It uses nothing up. */
  look(address: VersionAddress): Promise<Look>;
  /** Uses a link once, or opens an address. Returns undefined if the registry refuses it. */
  open(wish: { readonly token: string } | VersionAddress): Promise<OpenedPreview | undefined>;
  /** Returns what a session shows; undefined if it has ended or the registry does not answer. */
  read(session: string): Promise<Preview | undefined>;
}

type Options = Omit<PreviewOptions, 'onNoBuild'>;

function call({ registryUrl }: Options, path: string, body: object): Promise<Response> {
  return fetch(new URL(path, registryUrl), {
    method: 'POST',
    headers: { ...onwardHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
}

/** Returns the registry's answer, or undefined if it refuses. */
async function ask(options: Options, path: string, body: object): Promise<unknown> {
  const response = await call(options, path, body);
  return response.ok ? response.json() : undefined;
}

/** What the statuses of `/previews/look` mean; any other means that nobody can say. */
const LOOKS: Readonly<Record<number, Look>> = { 200: 'there', 404: 'unknown', 410: 'gone' };

/**
 * Checks what the registry allows. Both servers check it, since it decides which scripts a browser
 * runs.
 */
function mayBeShown({ live, local }: Answer, { keys, isDevelopment }: Options): boolean {
  return local
    ? isDevelopment && toLocalAddress(local.address) === local.address
    : live.every((version) => isTrusted(keys(), version));
}

function check<Checked extends Answer>(
  schema: z.ZodMiniType<Checked>,
  said: unknown,
  options: Options,
): Checked | undefined {
  const read = schema.safeParse(said);
  return read.success && mayBeShown(read.data, options) ? read.data : undefined;
}

function toShown({ live, gone }: Answer): ShownVersion[] {
  const there = live.map((version) => {
    const { name: widget } = version.extras.manifest;
    return { widget, version: version.metadata.version, live: version };
  });
  return [...there, ...gone];
}

/** Opens and reads previews at the registry. */
export function previews({ onNoBuild = () => {}, ...options }: PreviewOptions): Previews {
  const kept = new LRUCache<string, Promise<Answer | undefined>>({ max: KEPT, ttl: FRESH });
  const askFor = (session: string): Promise<Answer | undefined> => {
    const known = kept.get(session);
    if (known) return known;
    const asked = ask(options, '/previews/read', { token: session }).then(
      (read) => check(answer, read, options),
      () => undefined,
    );
    kept.set(session, asked);
    return asked;
  };
  /** Reads the build anew for every document, since it changes while somebody works on it. */
  const readLocal = (local: LocalPreview): Promise<LiveVersion | undefined> =>
    readLocalBuild(local).catch((error: unknown) => {
      onNoBuild(error);
      return undefined;
    });
  return {
    async look(address) {
      const status = await call(options, '/previews/look', address).then(
        (response) => response.status,
        () => 503,
      );
      return LOOKS[status] ?? 'unavailable';
    },
    async open(wish) {
      const said = check(opened, await ask(options, '/previews/open', wish), options);
      if (!said) return undefined;
      const { session, expires, live, local } = said;
      const slots = [...live.flatMap(({ extras }) => extras.slots), ...(local?.slots ?? [])];
      return { session, expires, slots };
    },
    async read(session) {
      const said = await askFor(session);
      if (!said) return undefined;
      const { expires, local } = said;
      if (!local) return { expires, shown: toShown(said) };
      const { widget, address } = local;
      return { expires, shown: [{ widget, version: '', address, live: await readLocal(local) }] };
    },
  };
}
