import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import { isInvalidAuth } from 'shared-contracts/errors';
import { newTokenReply, teamSessionReply } from 'shared-contracts/release';
import type { TeamViewer } from 'staff-pages/state/teamState';
import { type AuthModule, setCookies } from '../../auth/authModule.ts';
import { RegistryRefusal, type ReleaseOperator } from '../releases/releaseOperator.ts';

/** Where the pages of the teams are, and the only path to which the browser sends the cookie. */
export const TEAM_HOME = '/staff/team';

const COOKIE = 'asashiba_team';
/** A session is a token of the registry. */
const SESSION = /^asg_[0-9a-f]{8}_[\w-]{43}$/;
/** What may be a token of a team: those of the settings have 16 characters or more. */
const TOKEN = /^[\x21-\x7e]{16,200}$/;
const OPTIONS = { path: TEAM_HOME, httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** Who looks at a team's page, and by what the registry knows them. */
export interface KnownViewer {
  readonly viewer: TeamViewer;
  /** Undefined for staff, who look only: they act on the page of releases (ADR 056). */
  readonly authorization?: string;
}

export interface TeamSessionServices {
  readonly auth: AuthModule;
  readonly operator: Pick<ReleaseOperator, 'act'>;
  /** Milliseconds since 1970. */
  clock(): number;
}

function sessionOf({ cookies }: FastifyRequest): string | undefined {
  const session = cookies[COOKIE];
  return session !== undefined && SESSION.test(session) ? session : undefined;
}

/** Returns whose session the browser has; undefined without one that counts. */
async function findTeam(
  request: FastifyRequest,
  { operator }: TeamSessionServices,
): Promise<KnownViewer | undefined> {
  const session = sessionOf(request);
  if (session === undefined) return undefined;
  const authorization = `Bearer ${session}`;
  try {
    const reply = await operator.act('GET', '/tokens/session', authorization);
    const { widget, name, acts, expiresAt } = teamSessionReply.parse(reply);
    return { viewer: { widget, name, acts, until: Date.parse(expiresAt) }, authorization };
  } catch (error) {
    if (error instanceof RegistryRefusal && (error.status === 401 || error.status === 403))
      return undefined;
    throw error;
  }
}

/** Returns the person of panda staff who is signed in on this host, as a viewer of all widgets. */
async function findStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  { auth, clock }: TeamSessionServices,
): Promise<KnownViewer | undefined> {
  const session = auth.open(request, 'panda');
  if (!session.hasTokens()) return undefined;
  try {
    const { identity, record } = await session.user();
    const until = clock() + record.session_expires_in * 1000;
    return { viewer: { widget: 'operator', name: identity, acts: [], until, isStaff: true } };
  } catch (error) {
    if (isInvalidAuth(error)) return undefined;
    throw error;
  } finally {
    setCookies(reply, session);
  }
}

/**
 * Returns who may look: the team or the operator of a session, else the person of panda staff who is signed in.
 * Undefined for nobody. Throws a `RegistryRefusal` of 503 if the registry does not answer, and an `ApiError` if the
 * auth server does not.
 */
export async function findViewer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: TeamSessionServices,
): Promise<KnownViewer | undefined> {
  return (await findTeam(request, services)) ?? findStaff(request, reply, services);
}

/**
 * Exchanges the token of a team or of an operator for a session, which the browser keeps until it ends. Throws a
 * `RegistryRefusal` for any other text.
 */
export async function openSession(
  token: string,
  reply: FastifyReply,
  { operator, clock }: TeamSessionServices,
): Promise<void> {
  if (!TOKEN.test(token)) throw new RegistryRefusal(401, '');
  const answer = await operator.act('POST', '/tokens/session', `Bearer ${token}`);
  const { token: value, expiresAt } = newTokenReply.parse(answer);
  const maxAge = Math.max(1, Math.floor((Date.parse(expiresAt) - clock()) / 1000));
  keepCookies(reply, [{ name: COOKIE, value, options: { ...OPTIONS, maxAge } }]);
}

/**
 * Ends the session of a browser, and takes its cookie. Throws a `RegistryRefusal` where the registry
 * does not end it: 503 if it does not answer, 429 if it is asked too often.
 */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { operator }: TeamSessionServices,
): Promise<void> {
  const session = sessionOf(request);
  keepCookies(reply, [{ name: COOKIE, value: '', options: { ...OPTIONS, maxAge: 0 } }]);
  if (session === undefined) return;
  try {
    await operator.act('DELETE', '/tokens/session', `Bearer ${session}`);
  } catch (error) {
    // what does not count any more is over
    if (error instanceof RegistryRefusal && [401, 403].includes(error.status)) return;
    throw error;
  }
}
