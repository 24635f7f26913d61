import { createHash, randomUUID } from 'node:crypto';
import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import type { Discovery } from 'shared-contracts/release';

/** Keeps a visitor on the same side of a canary. It is set while some widget has a canary, and tells nothing else. */
export const VISITOR_COOKIE = 'asashiba_visitor';
/** Seconds: 90 days, longer than any canary. */
const REMEMBERED = 7_776_000;
const ID = /^[0-9a-f-]{36}$/;

export interface Visitor {
  readonly id: string;
  /** Of a visitor who has none yet. */
  readonly remember: Cookie | undefined;
}

export function hasCanary({ microFrontends }: Discovery): boolean {
  return Object.values(microFrontends)
    .flat()
    .some(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** Who visits, by the cookie that was kept; anybody without one becomes a new visitor. */
export function readVisitor(cookies: Cookies, isSecure: boolean): Visitor {
  const kept = cookies[VISITOR_COOKIE];
  if (kept !== undefined && ID.test(kept)) return { id: kept, remember: undefined };
  const id = randomUUID();
  const options = { ...OWN_COOKIE, maxAge: REMEMBERED, secure: isSecure };
  return { id, remember: { name: VISITOR_COOKIE, value: id, options } };
}

/** Which hundredth of the visitors of a widget somebody belongs to, 0 to 99; another one for each widget. */
export function bucketOf(visitor: string, widget: string): number {
  return createHash('sha256').update(`${visitor} ${widget}`).digest().readUInt32BE() % 100;
}
