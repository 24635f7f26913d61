import { LRUCache } from 'lru-cache';
import { liveVersion, type LiveVersion } from 'shared-contracts/release';
import { toLocalAddress } from 'shared-contracts/links';
import type { PublicKeys } from 'server-kit/release/publicKeys';
import * as z from 'zod';
import { localPreview, readLocalBuild, type LocalPreview } from './localBuild.ts';
import { onlySigned } from '../releases/signatures.ts';

/** One browser sees one widget in another version for a while. */
export interface Preview {
  readonly widget: string;
  /** Missing where nothing answers at the address. */
  readonly live?: LiveVersion | undefined;
  /** Of this machine, where the version comes from there and not from the registry. */
  readonly address?: string | undefined;
  /** ISO 8601. */
  readonly expires: string;
}

export interface PreviewOptions {
  readonly registryUrl: string;
  /** The registry's token for shells. */
  readonly token: string;
  readonly keys: () => PublicKeys | undefined;
  /** Whether a local address may be shown: never in production. */
  readonly isDevelopment: boolean;
  /** Told of a local address at which no build of the widget stands. */
  readonly onNoBuild?: (error: unknown) => void;
}

const TIME_LIMIT = 3000;
/** Milliseconds for which an answer is taken for the present one: pages ask for every document. */
const FRESH = 5000;
const KEPT = 200;

const shown = z.object({
  expires: z.string(),
  live: z.optional(liveVersion as unknown as z.ZodType<LiveVersion>),
  local: localPreview.optional(),
});
const opened = shown.extend({ session: z.string() });
type Shown = z.infer<typeof shown>;

export interface Previews {
  /** Uses a link, once; undefined where the registry does not take it. */
  open(link: string): Promise<{ readonly session: string; readonly expires: string } | undefined>;
  /** What a browser's session shows; undefined once it has ended, or while the registry does not answer. */
  read(session: string): Promise<Preview | undefined>;
}

type Options = Omit<PreviewOptions, 'onNoBuild'>;

/** The registry's answer; undefined where it refuses. */
async function ask({ registryUrl, token }: Options, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, registryUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  return response.ok ? response.json() : undefined;
}

function isSigned(live: LiveVersion, keys: PublicKeys | undefined): boolean {
  const { name } = live.extras.manifest;
  const answer = onlySigned(keys, { schema: '', microFrontends: { [name]: [live] } }, () => {});
  return answer.microFrontends[name]!.length > 0;
}

/** The registry judges an address too: neither trusts the other with what a browser runs. */
function mayBeShown({ live, local }: Shown, { keys, isDevelopment }: Options): boolean {
  return local
    ? isDevelopment && toLocalAddress(local.address) === local.address
    : live !== undefined && isSigned(live, keys());
}

function check<Answer extends Shown>(
  schema: z.ZodType<Answer>,
  answer: unknown,
  options: Options,
): Answer | undefined {
  const read = schema.safeParse(answer);
  return read.success && mayBeShown(read.data, options) ? read.data : undefined;
}

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
  /** Asked for with every document: what stands there changes as it is written. */
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
