import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** What a signed link or session says. `use`: a link opens one session, a session is one browser's. */
const payload = z.object({
  id: z.string(),
  use: z.enum(['link', 'session']),
  widget: z.string(),
  version: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
  /** A folder of this machine that shows in place of a version, by `toLocalAddress`; `version` is `LOCAL_VERSION` then. */
  address: z.string().optional(),
});
export type Preview = z.infer<typeof payload>;

function sign(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** What the audit log says of a preview of a local address. */
export const LOCAL_VERSION = 'local';

/** `<payload>.<signature>`, both base64url. */
export function toPreviewToken(preview: Preview, secret: string): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${sign(text, secret).toString('base64url')}`;
}

/** Undefined for a token that this registry did not sign, that is for another use, or that has expired. */
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
