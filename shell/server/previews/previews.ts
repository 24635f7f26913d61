import { liveVersion, type LiveVersion } from 'shared-contracts/release';
import * as z from 'zod';
import { onlySigned, type PublicKeys } from '../releases/signatures.ts';

/** One browser sees one widget in another version for a while. */
export interface Preview { readonly live: LiveVersion; /** ISO 8601. */ readonly expires: string }

export interface PreviewOptions {
  readonly registryUrl: string;
  /** The registry's token for shells. */
  readonly token: string;
  readonly keys: () => PublicKeys | undefined;
}

const TIME_LIMIT = 3000;
/** Milliseconds for which an answer is taken for the present one: pages ask for every document. */
const FRESH = 5000;
const KEPT = 200;

const shown = z.object({ expires: z.string(), live: liveVersion });
const opened = shown.extend({ session: z.string() });

export interface Previews {
  /** Uses a link, once; undefined where the registry does not take it. */
  open(link: string): Promise<(Preview & { readonly session: string }) | undefined>;
  /** What a browser's session shows; undefined once it has ended, or while the registry does not answer. */
  read(session: string): Promise<Preview | undefined>;
}

export const previews = ({ registryUrl, token, keys }: PreviewOptions): Previews => {
  const kept = new Map<string, { readonly at: number; readonly preview: Promise<Preview | undefined> }>();
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(new URL(path, registryUrl), {
      method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body), signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return response.ok ? response.json() : undefined;
  };
  const isSigned = ({ live }: Preview): boolean =>
    onlySigned(keys(), { schema: '', microFrontends: { [live.extras.manifest.name]: [live] } }, () => {}).microFrontends[live.extras.manifest.name]!.length > 0;
  const check = <Answer extends Preview>(schema: z.ZodType<Answer>, answer: unknown): Answer | undefined => {
    const read = schema.safeParse(answer);
    return read.success && isSigned(read.data) ? read.data : undefined;
  };
  return {
    open: async (link) => check(opened as unknown as z.ZodType<Preview & { session: string }>, await ask('/previews/open', { token: link })),
    read(session) {
      const known = kept.get(session);
      if (known && performance.now() - known.at < FRESH) return known.preview;
      const preview = ask('/previews/read', { token: session }).then((answer) => check(shown as unknown as z.ZodType<Preview>, answer), () => undefined);
      kept.delete(session);
      kept.set(session, { at: performance.now(), preview });
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
      return preview;
    },
  };
};
