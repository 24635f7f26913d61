import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidAuthError, isApiError } from 'shared-contracts/errors';
import { authPaths, type StaffKind } from 'shared-contracts/staff';
import type { AuthSession } from './AuthSession.ts';
import { type AuthModule, setCookies } from './authModule.ts';
import { staffOf } from './requireStaff.ts';

/** Ends the session with which the request came. The new one counts, even if this one stays. */
async function endOld(auth: AuthModule, request: FastifyRequest, kind: StaffKind): Promise<void> {
  try {
    await auth.open(request, kind).signOut();
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/**
 * Signs the sender of a guarded request in again, and ends their old session. Resolves to the new
 * one, whose cookies the answer sets. Throws the auth server's refusal, and `InvalidAuthError` for the secret of
 * somebody else; then the old session goes on.
 */
export async function signInAgain(
  auth: AuthModule,
  kind: StaffKind,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: Readonly<Record<string, unknown>>,
): Promise<AuthSession> {
  const session = auth.open(request, kind);
  await session.signIn(credentials);
  const { identity } = await session.user();
  if (identity !== staffOf(request).identity) {
    await session.signOut();
    throw new InvalidAuthError('The secret of another person', authPaths(kind).login);
  }
  await endOld(auth, request, kind);
  setCookies(reply, session);
  return session;
}
