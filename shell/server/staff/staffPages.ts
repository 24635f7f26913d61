import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiError } from 'shared-contracts/errors';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { STAFF_KINDS, type StaffKind } from 'shared-contracts/staff';
import type { LoginError, LoginState, StaffUser } from '../../src/staff/staffState.ts';
import { type AuthModule, setCookies } from '../auth/authModule.ts';
import type { SignedInUser } from '../auth/authSession.ts';
import { requireStaff, staffOf } from '../auth/requireStaff.ts';
import { refuseOtherOrigins } from '../auth/sameOrigin.ts';
import type { Clock } from '../clock.ts';
import type { StaffBuild } from './staffBuild.ts';
import { sendStaffPage } from './staffDocument.ts';

export interface StaffPageServices {
  readonly auth: AuthModule;
  readonly build: StaffBuild;
  readonly clock: Clock;
}

type Form = Readonly<Record<string, string>>;

/** Bytes. */
const LONGEST_FORM = 8192;

/** Fault 25: back to a page of this kind's own, checked by the one URL-safety function. */
export function returnPathOf(kind: StaffKind, asked: string | undefined): string {
  const path = toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] }) ?? '';
  return path === `/staff/${kind}` ||
    (path.startsWith(`/staff/${kind}/`) && !path.startsWith(`/staff/${kind}/log`))
    ? path
    : `/staff/${kind}`;
}

export function toStaffUser(
  { identity, record, mayDownload }: SignedInUser,
  now: number,
): StaffUser {
  return {
    identity,
    mayDownload,
    until: now + record.session_expires_in * 1000,
    ...('name' in record && { name: record.name }),
    ...('staff_id' in record && { staffId: record.staff_id }),
    ...('authority' in record && { authority: record.authority, courseId: record.golf_course_id }),
  };
}

function toLoginError(error: unknown): LoginError {
  if (!isApiError(error)) throw error;
  if (error.status === 429) return 'tooMany';
  return error.status === 400 || error.status === 401 || error.status === 403
    ? 'refused'
    : 'unavailable';
}
const STATUS = { refused: 401, tooMany: 429, unavailable: 503 } as const;

/** R1.10, R10.06: the two logins and what stands behind them. Each works as a plain form, too. */
export async function registerStaffPages(
  app: FastifyInstance,
  { auth, build, clock }: StaffPageServices,
): Promise<void> {
  const registerKind = (staff: FastifyInstance, kind: StaffKind): void => {
    const home = `/staff/${kind}`;
    const login = (
      reply: FastifyReply,
      state: Pick<LoginState, 'returnPath' | 'notice' | 'error'> & { username?: string },
      status?: number,
    ) =>
      sendStaffPage(
        reply,
        build,
        { kind, page: 'login', now: clock(), username: '', ...state },
        status,
      );

    staff.get<{ Querystring: Form }>(`${home}/login`, async (request, reply) => {
      const { return: asked, ended, out } = request.query;
      const returnPath = returnPathOf(kind, asked);
      const session = auth.open(request, kind);
      // who is signed in has nothing to do here; an auth server that does not answer hinders nobody from seeing the form
      const user = session.hasTokens()
        ? await session.user().catch((error: unknown) => {
            if (!isApiError(error)) throw error;
          })
        : undefined;
      setCookies(reply, session);
      if (user) return reply.header('cache-control', 'no-store').redirect(returnPath, 303);
      return login(reply, {
        returnPath,
        ...(ended === '1' ? { notice: 'ended' } : out === '1' && { notice: 'out' }),
      });
    });

    staff.post<{ Body: Form | null }>(
      `${home}/login`,
      { onRequest: refuseOtherOrigins },
      async (request, reply) => {
        const { return: asked, ...credentials } = request.body ?? {};
        const returnPath = returnPathOf(kind, asked);
        const session = auth.open(request, kind);
        try {
          await session.signIn(credentials);
        } catch (thrown) {
          const error = toLoginError(thrown);
          return login(
            reply,
            { returnPath, error, username: (credentials['username'] ?? '').slice(0, 100) },
            STATUS[error],
          );
        }
        setCookies(reply, session);
        return reply.header('cache-control', 'no-store').redirect(returnPath, 303);
      },
    );

    staff.post(`${home}/logout`, { onRequest: refuseOtherOrigins }, async (request, reply) => {
      const session = auth.open(request, kind);
      try {
        await session.signOut();
      } catch (error) {
        if (!isApiError(error)) throw error;
        return reply.header('cache-control', 'no-store').redirect(`${home}?failed=1`, 303);
      }
      setCookies(reply, session);
      return reply.header('cache-control', 'no-store').redirect(`${home}/login?out=1`, 303);
    });

    const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
      const now = clock();
      const failed = (request.query as Form)['failed'] === '1';
      return sendStaffPage(reply, build, {
        kind,
        page: 'home',
        now,
        user: toStaffUser(staffOf(request), now),
        ...(failed && { failed }),
      });
    };
    staff.get(home, { onRequest: requireStaff(auth, kind) }, signedIn);
  };

  await app.register(async (staff) => {
    staff.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    for (const kind of STAFF_KINDS) registerKind(staff, kind);
  });
}
