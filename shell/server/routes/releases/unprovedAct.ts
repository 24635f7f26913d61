import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from 'shared-contracts/release';
import type { Clock } from 'server-kit/clock';
import type { LoginError } from 'staff-pages/state/loginError';
import type { ReleaseAct } from 'staff-pages/state/widgetReleases';
import type { AuthSession } from '../../auth/AuthSession.ts';
import type { AuthModule } from '../../auth/authModule.ts';
import { sessionOf, staffOf } from '../../auth/requireStaff.ts';
import { signInAgain } from '../../auth/signInAgain.ts';
import type { StaffBuild } from '../staff/staffBuild.ts';
import { sendStaffPage } from '../staff/staffDocument.ts';
import { LOGIN_STATUS, toLoginError, toStaffUser } from '../staff/staffPages.ts';
import { filledIn } from './releaseForms.ts';

/**
 * Has the sender prove who they are if their sign-in is not fresh, with their security key too where
 * they have one. Returns the session that may act now, or why the act has to wait: 'asked' if no
 * secret was sent.
 */
export async function prove(
  request: FastifyRequest,
  reply: FastifyReply,
  auth: AuthModule,
): Promise<AuthSession | LoginError | 'asked'> {
  const { bkey, assertion } = filledIn(request.body);
  if (isFresh(staffOf(request).record)) return sessionOf(request);
  if (bkey === undefined) return 'asked';
  try {
    return await signInAgain(auth, 'panda', request, reply, { bkey, assertion });
  } catch (error) {
    return toLoginError(error);
  }
}

/** Sends the page that asks for the secret, with what was filled in. */
export function sendUnproved(
  request: FastifyRequest,
  reply: FastifyReply,
  { build, clock }: { readonly build: StaffBuild; readonly clock: Clock },
  act: ReleaseAct,
  error: LoginError | 'asked',
): FastifyReply {
  const now = clock();
  const { bkey: _secret, assertion: _signed, ...fields } = filledIn(request.body);
  const state = {
    kind: 'panda',
    page: 'releases',
    now,
    user: toStaffUser(staffOf(request), now),
    widgets: [],
    localPreviews: false,
    confirm: { act, fields, ...(error !== 'asked' && { error }) },
  } as const;
  return sendStaffPage(reply, build, state, error === 'asked' ? 200 : LOGIN_STATUS[error]);
}
