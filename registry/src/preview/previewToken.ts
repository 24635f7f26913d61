import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { NamedVersion } from './versionAddress.ts';

/**
 * The content of a signed token. `use`: a link opens one session; a session belongs to one browser.
 */
const payload = z.object({
  id: z.string(),
  use: z.enum(['link', 'session']),
  widget: z.string(),
  version: z.string(),
  /** The versions of other widgets that are shown with it. */
  also: z.array(z.object({ widget: z.string(), version: z.string() })).optional(),
  /** Milliseconds since 1970. */
  expires: z.number(),
  /**
   * The local address (`toLocalAddress`) of a build that replaces a version; `version` is then
   * `LOCAL_VERSION`.
   */
  address: z.string().optional(),
});
export type Preview = z.infer<typeof payload>;

/** Returns the versions that a preview shows. */
export function shownBy({ widget, version, also = [] }: Preview): NamedVersion[] {
  return [{ widget, version }, ...also];
}

function sign(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** The version that the audit log names for a preview of a local address. */
export const LOCAL_VERSION = 'local';

/** Signs a preview. Returns `<payload>.<signature>`, both in base64url. */
export function toPreviewToken(preview: Preview, secret: string): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/**
 * Reads a token. Returns undefined if it is not signed with `secret`, is for another use, or has
 * expired at `now`.
 */
export function readPreviewToken(
  token: string,
  use: Preview['use'],
  secret: string,
  now: number,
): Preview | undefined {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const due = sign(text, secret);
  if (given.length !== due.length || !timingSafeEqual(given, due)) return undefined;
  const read = payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return read.success && read.data.use === use && read.data.expires > now ? read.data : undefined;
}
