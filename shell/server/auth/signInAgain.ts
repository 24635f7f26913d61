import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidAuthError, isApiError } from 'shared-contracts/errors';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import type { SignedInUser } from './AuthSession.ts';
import { type AuthModule, setCookies } from './authModule.ts';
import { staffOf } from './requireStaff.ts';

/** Seconds after a sign-in in which a grave act needs no further proof. */
const FRESH = 600;

/** Whether the person proved their secret just now. An auth server that does not say so has not. */
export function isFresh({ record }: SignedInUser): boolean {
  return record.session_age !== undefined && record.session_age <= FRESH;
}

/** Ends the session with which the request came. The new one counts, even if this one stays. */
async function endOld(auth: AuthModule, request: FastifyRequest, kind: StaffKind): Promise<void> {
  try {
    await auth.open(request, kind).signOut();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/**
 * Signs the sender of a guarded request in again, and ends their old session. The answer sets the
 * cookies of the new one. Throws the auth server's refusal, and `InvalidAuthError` for the secret of
 * somebody else; then the old session goes on.
 */
export async function signInAgain(
  auth: AuthModule,
  kind: StaffKind,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Readonly<Record<string, unknown>>,
): Promise<void> {
  const session = auth.open(request, kind);
  await session.signIn(credentials);
  const { identity } = await session.user();
  if (identity !== staffOf(request).identity) {
    await session.signOut();
    throw new InvalidAuthError('The secret of another person', authPaths(kind).login);
  }
  await endOld(auth, request, kind);
  setCookies(reply, session);
}
