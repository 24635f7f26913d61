import { createHash, randomUUID } from 'node:crypto';
import { type Cookie, type Cookies, OWN_COOKIE } from 'server-kit/http/cookies';
import type { Discovery, LiveVersion } from 'shared-contracts/release';

/**
 * The cookie that keeps a visitor on the same side of a canary. It is set only while some widget
 * has a canary.
 */
export const VISITOR_COOKIE = 'asashiba_visitor';
/** Seconds: 90 days, longer than any canary. */
const REMEMBERED = 7_776_000;
const ID = /^[0-9a-f-]{36}$/;

export interface Visitor {
  readonly id: string;
  /** The cookie of a new visitor; undefined if the visitor already has one. */
  readonly remember: Cookie | undefined;
}

/** Returns whether any widget has a canary. */
export function hasCanary({ microFrontends }: Discovery): boolean {
  return Object.values(microFrontends)
    .flat()
    .some(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** Returns whether the visits of a version count: it is a canary, or the stable version is watched. */
function isCounted({ deployment }: LiveVersion): boolean {
  return deployment.watched === true || (!deployment.default && deployment.traffic > 0);
}

/** Returns whether visits count for one of these versions of a widget (ADR 019, ADR 070). */
export function countsVisits(versions: readonly LiveVersion[] = []): boolean {
  return versions.some(isCounted);
}

/** Returns the visitor by the cookie, or a new visitor if there is no valid cookie. */
export function readVisitor(cookies: Cookies, isSecure: boolean): Visitor {
  const kept = cookies[VISITOR_COOKIE];
  if (kept !== undefined && ID.test(kept)) return { id: kept, remember: undefined };
  const id = randomUUID();
  const options = { ...OWN_COOKIE, maxAge: REMEMBERED, secure: isSecure };
  return { id, remember: { name: VISITOR_COOKIE, value: id, options } };
}

/** Returns the visitor's bucket from 0 to 99. It differs between widgets. */
export function bucketOf(visitor: string, widget: string): number {
  return createHash('sha256').update(`${visitor} ${widget}`).digest().readUInt32BE() % 100;
}
