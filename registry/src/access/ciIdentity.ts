import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import { actsOf, TOKEN_ACTS, type TokenAct } from './acts.ts';

const identity = z
  .object({
    /** The issuer of the CI's identities: `https://token.actions.githubusercontent.com`. */
    issuer: z.url({ protocol: /^https?$/ }),
    /** What the CI must have asked its identity for: this registry. */
    audience: z.string().min(8),
    /** Exactly who it is: `repo:team/widget:ref:refs/heads/main`. */
    subject: z.string().min(3),
    widget: z.string().regex(/^mf-[a-z][a-z0-9-]*$/),
    acts: z.array(z.enum(TOKEN_ACTS)).min(1).default(['publish', 'rollback']),
  })
  .refine(({ acts, widget }) => acts.every((act) => actsOf(widget).includes(act)), 'has other acts')
  .refine(({ issuer }) => isSafe(issuer), 'needs an issuer with TLS (https:)');

/** A job of a CI that may act for a widget. */
export type CiIdentity = z.infer<typeof identity>;

/** Milliseconds for an answer of an issuer. */
const PATIENCE = 5000;
const discovered = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Keys of a remote issuer come by TLS; one on this machine needs none. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Parses a JSON list of identities; empty for an empty text. Throws if one is invalid. */
export function parseIdentities(text: string): readonly CiIdentity[] {
  return text.trim() === '' ? [] : z.array(identity).parse(JSON.parse(text));
}

async function findKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const said = discovered.parse(await response.json());
  if (said.issuer !== issuer || !isSafe(said.jwks_uri))
    throw new Error(`${address} names another issuer, or keys without TLS`);
  return createRemoteJWKSet(new URL(said.jwks_uri), { timeoutDuration: PATIENCE });
}

/** The part of a proven identity that the registry uses. */
export interface ProvenJob {
  readonly widget: string;
  readonly acts: readonly TokenAct[];
  /** Who it is, for the audit log. */
  readonly name: string;
}

function refused(): RequestError {
  return new RequestError(401, 'This identity may not act for this widget here.');
}

function issuerOf(jwt: string): string | undefined {
  try {
    return decodeJwt(jwt).iss;
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that proves a CI's OIDC identity (a JWT) for a widget. It throws 401 unless one
 * of `identities()` has exactly its issuer, audience and subject, the issuer signed it, and `now`
 * (milliseconds since 1970) is in its time; and 503 if the issuer's keys cannot be had.
 */
export function ciIdentities(identities: () => readonly CiIdentity[]) {
  const keys = new Map<string, Promise<JWTVerifyGetKey>>();
  const keysOf = (issuer: string): Promise<JWTVerifyGetKey> => {
    const known = keys.get(issuer) ?? findKeys(issuer);
    keys.set(issuer, known);
    known.catch(() => keys.delete(issuer));
    return known;
  };
  return async (jwt: string, widget: string, now: number): Promise<ProvenJob> => {
    const issuer = issuerOf(jwt);
    const candidates = identities().filter(
      (known) => known.issuer === issuer && known.widget === widget,
    );
    if (issuer === undefined || candidates.length === 0) throw refused();
    const found = await keysOf(issuer).catch(() => {
      throw new RequestError(503, `The keys of ${issuer} cannot be had.`);
    });
    for (const { audience, subject, acts } of candidates) {
      const proven = await jwtVerify(jwt, found, {
        issuer,
        audience,
        subject,
        algorithms: ['RS256', 'ES256', 'EdDSA'],
        requiredClaims: ['exp', 'sub', 'aud'],
        maxTokenAge: '1h',
        currentDate: new Date(now),
      }).catch(() => undefined);
      if (proven) return { widget, acts, name: `${subject} of ${new URL(issuer).host}` };
    }
    throw refused();
  };
}
