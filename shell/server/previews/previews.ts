import { LRUCache } from 'lru-cache';
import { liveVersion, type LiveVersion } from 'shared-contracts/release';
import { toLocalAddress } from 'shared-contracts/links';
import { onwardHeaders } from 'server-kit/http/requestContext';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import * as z from 'zod/mini';
import { localPreview, readLocalBuild, type LocalPreview } from './localBuild.ts';
import { isTrusted } from '../releases/signatures.ts';

/** Another version of one widget, which one browser sees for a while. */
export interface Preview {
  readonly widget: string;
  /** The version to show; undefined if there is no build at the local address. */
  readonly live?: LiveVersion | undefined;
  /** The local address from which the version comes; undefined for a published version. */
  readonly address?: string | undefined;
  /** ISO 8601. */
  readonly expires: string;
}

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

const shown = z.object({
  expires: z.string(),
  live: z.optional(liveVersion),
  local: z.optional(localPreview),
});
const opened = z.extend(shown, { session: z.string() });
type Shown = z.infer<typeof shown>;

export interface Previews {
  /** Uses a link once. Returns undefined if the registry refuses it. */
  open(link: string): Promise<{ readonly session: string; readonly expires: string } | undefined>;
  /** Returns what a session shows; undefined if it has ended or the registry does not answer. */
  read(session: string): Promise<Preview | undefined>;
}

type Options = Omit<PreviewOptions, 'onNoBuild'>;

/** Returns the registry's answer, or undefined if it refuses. */
async function ask({ registryUrl }: Options, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, registryUrl), {
    method: 'POST',
    headers: { ...onwardHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return response.ok ? response.json() : undefined;
}

/**
 * Checks what the registry allows. Both servers check it, since it decides which scripts a browser
 * runs.
 */
function mayBeShown({ live, local }: Shown, { keys, isDevelopment }: Options): boolean {
  return local
    ? isDevelopment && toLocalAddress(local.address) === local.address
    : live !== undefined && isTrusted(keys(), live);
}

function check<Answer extends Shown>(
  schema: z.ZodMiniType<Answer>,
  answer: unknown,
  options: Options,
): Answer | undefined {
  const read = schema.safeParse(answer);
  return read.success && mayBeShown(read.data, options) ? read.data : undefined;
}

/** Opens and reads previews at the registry. */
export function previews({ onNoBuild = () => {}, ...options }: PreviewOptions): Previews {
  const kept = new LRUCache<string, Promise<Shown | undefined>>({ max: KEPT, ttl: FRESH });
  const askFor = (session: string): Promise<Shown | undefined> => {
    const known = kept.get(session);
    if (known) return known;
    const answer = ask(options, '/previews/read', { token: session }).then(
      (read) => check(shown, read, options),
      () => undefined,
    );
    kept.set(session, answer);
    return answer;
  };
  /** Reads the build anew for every document, since it changes while somebody works on it. */
  const readLocal = (local: LocalPreview): Promise<LiveVersion | undefined> =>
    readLocalBuild(local).catch((error: unknown) => {
      onNoBuild(error);
      return undefined;
    });
  return {
    open: async (link) =>
      check(opened, await ask(options, '/previews/open', { token: link }), options),
    async read(session) {
      const { live, local, expires } = (await askFor(session)) ?? {};
      if (expires === undefined) return undefined;
      if (local) {
        const { widget, address } = local;
        return { widget, address, expires, live: await readLocal(local) };
      }
      return live && { widget: live.extras.manifest.name, live, expires };
    },
  };
}
