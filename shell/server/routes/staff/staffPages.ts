import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { acceptForms } from 'server-kit/http/forms';
import { isApiError } from 'shared-contracts/errors';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { STAFF_KINDS, type StaffKind } from 'shared-contracts/staff';
import type { LoginError } from 'staff-pages/state/loginError';
import type { LoginState, StaffUser } from 'staff-pages/state/staffState';
import { type AuthModule, setCookies } from '../../auth/authModule.ts';
import type { SignedInUser } from '../../auth/AuthSession.ts';
import { keyAskedBy } from '../../auth/sendAuthError.ts';
import { refuseStaff, requireStaff, type SendNoAnswer, staffOf } from '../../auth/requireStaff.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { goTo, registerSignOut } from '../../auth/signOutRoute.ts';
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
/** The number of characters of a user name that the form shows again. */
const LONGEST_NAME = 100;

/**
 * Fault 25: returns the path to return to: `asked` if it is a page of this kind of staff, else
 * their first page.
 */
export function returnPathOf(kind: StaffKind, asked: string | undefined): string {
  const path = toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] }) ?? '';
  return path === `/staff/${kind}` ||
    (path.startsWith(`/staff/${kind}/`) && !path.startsWith(`/staff/${kind}/log`))
    ? path
    : `/staff/${kind}`;
}

/** Converts a signed-in person to the form of the pages. `now` is in milliseconds since 1970. */
export function toStaffUser(
  { identity, record, mayDownload }: SignedInUser,
  now: number,
): StaffUser {
  return {
    identity,
    mayDownload,
    until: now + record.session_expires_in * 1000,
    ...('name' in record && { name: record.name }),
    ...(record.security_keys !== undefined && { securityKeys: record.security_keys }),
    ...('staff_id' in record && { staffId: record.staff_id }),
    ...('authority' in record && { authority: record.authority, courseId: record.golf_course_id }),
  };
}

/** Returns why a sign-in failed. Throws what is no answer of the auth server. */
export function toLoginError(error: unknown): LoginError {
  if (!isApiError(error)) throw error;
  if (error.status === 429) return 'tooMany';
  if (keyAskedBy(error)) return 'keyAsked';
  return error.status === 400 || error.status === 401 || error.status === 403
    ? 'refused'
    : 'unavailable';
}
/** The status of a page that says why a sign-in failed. */
export const LOGIN_STATUS = {
  refused: 401,
  keyAsked: 403,
  tooMany: 429,
  unavailable: 503,
  noAnswer: 503,
} as const;

type LoginParts = Pick<LoginState, 'returnPath' | 'notice' | 'error'> & {
  readonly username?: string;
};

function homeOf(kind: StaffKind): string {
  return `/staff/${kind}`;
}

function sendLogin(
  reply: FastifyReply,
  { build, clock }: StaffPageServices,
  kind: StaffKind,
  parts: LoginParts,
  status?: number,
): FastifyReply {
  const state = { kind, page: 'login', now: clock(), username: '', ...parts } as const;
  return sendStaffPage(reply, build, state, status);
}

/** Returns the notice on the login form after a session has ended or a sign-out. */
function noticeOf({ ended, out }: Form): Pick<LoginState, 'notice'> {
  if (ended === '1') return { notice: 'ended' };
  return out === '1' ? { notice: 'out' } : {};
}

/** Registers the login form. It redirects a signed-in person to the return path. */
function registerLoginForm(
  app: FastifyInstance,
  services: StaffPageServices,
  kind: StaffKind,
): void {
  app.get<{ Querystring: Form }>(`${homeOf(kind)}/login`, async (request, reply) => {
    const returnPath = returnPathOf(kind, request.query['return']);
    const session = services.auth.open(request, kind);
    // the form appears even if the auth server does not answer
    const user = session.hasTokens()
      ? await session.user().catch((error: unknown) => {
          if (!isApiError(error)) throw error;
        })
      : undefined;
    setCookies(reply, session);
    if (user) return goTo(reply, returnPath);
    return sendLogin(reply, services, kind, { returnPath, ...noticeOf(request.query) });
  });
}

function registerLogin(app: FastifyInstance, services: StaffPageServices, kind: StaffKind): void {
  app.post<{ Body: Form | null }>(
    `${homeOf(kind)}/login`,
    { onRequest: refuseOtherOrigins },
    async (request, reply) => {
      const { return: asked, ...credentials } = request.body ?? {};
      const returnPath = returnPathOf(kind, asked);
      const session = services.auth.open(request, kind);
      try {
        await session.signIn(credentials);
      } catch (thrown) {
        const error = toLoginError(thrown);
        const username = (credentials['username'] ?? '').slice(0, LONGEST_NAME);
        return sendLogin(
          reply,
          services,
          kind,
          { returnPath, error, username },
          LOGIN_STATUS[error],
        );
      }
      setCookies(reply, session);
      return goTo(reply, returnPath);
    },
  );
}

/** Returns what shows the login when the auth server did not say who sent a request. */
function noAnswerOf(services: StaffPageServices, kind: StaffKind): SendNoAnswer {
  return (request, reply, thrown) => {
    const error = thrown.status === 429 ? 'tooMany' : 'noAnswer';
    const parts = { returnPath: returnPathOf(kind, request.originalUrl), error } as const;
    return sendLogin(reply, services, kind, parts, LOGIN_STATUS[error]);
  };
}

/** Returns the option of a page's route that lets in this kind of staff, and nobody else. */
export function onlyFor(services: StaffPageServices, kind: StaffKind) {
  return { onRequest: requireStaff(services.auth, kind, noAnswerOf(services, kind)) };
}

function registerHome(app: FastifyInstance, services: StaffPageServices, kind: StaffKind): void {
  const { build, clock } = services;
  app.get<{ Querystring: Form }>(homeOf(kind), onlyFor(services, kind), async (request, reply) => {
    const now = clock();
    return sendStaffPage(reply, build, {
      kind,
      page: 'home',
      now,
      user: toStaffUser(staffOf(request), now),
      ...(request.query['failed'] === '1' && { failed: true }),
    });
  });
}

/** Registers the page of the account's security keys, where the auth server has them (ADR 044). */
function registerKeys(app: FastifyInstance, services: StaffPageServices, kind: StaffKind): void {
  const { auth, build, clock } = services;
  const sendNoAnswer = noAnswerOf(services, kind);
  app.get(`${homeOf(kind)}/keys`, onlyFor(services, kind), async (request, reply) => {
    const now = clock();
    const user = toStaffUser(staffOf(request), now);
    if (user.securityKeys === undefined) return reply.callNotFound();
    const session = auth.open(request, kind);
    try {
      const keys = await session.securityKeys(kind).finally(() => setCookies(reply, session));
      return sendStaffPage(reply, build, { kind, page: 'keys', now, user, keys });
    } catch (error) {
      return refuseStaff(request, reply, error, { kind, hasEnded: true, sendNoAnswer });
    }
  });
}

/**
 * R1.10, R10.06: registers the two logins and the pages behind them. Every form works without
 * scripts.
 */
export async function registerStaffPages(
  app: FastifyInstance,
  services: StaffPageServices,
): Promise<void> {
  await app.register(async (staff) => {
    acceptForms(staff, LONGEST_FORM);
    for (const kind of STAFF_KINDS) {
      registerLoginForm(staff, services, kind);
      registerLogin(staff, services, kind);
      registerSignOut(staff, services.auth, { kind, home: homeOf(kind) });
      registerHome(staff, services, kind);
      registerKeys(staff, services, kind);
    }
  });
}
