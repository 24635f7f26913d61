import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import type { TeamLocale, TeamLoginState } from 'staff-pages/state/teamState';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { goTo } from '../../auth/signOutRoute.ts';
import { readLocale } from '../../locale/requestLocale.ts';
import { RegistryRefusal } from '../releases/releaseOperator.ts';
import type { StaffBuild } from '../staff/staffBuild.ts';
import { sendStaffPage } from '../staff/staffDocument.ts';
import { LOGIN_STATUS } from '../staff/staffPages.ts';
import { endSession, openSession, TEAM_HOME, type TeamSessionServices } from './teamSession.ts';

export interface TeamLoginServices extends TeamSessionServices {
  readonly build: StaffBuild;
}

type Form = Readonly<Record<string, string>>;

const LOGIN = `${TEAM_HOME}/login`;
/** The tries that one network may make in a minute: a token is random, and is not guessed. */
const TRIES = { config: { rateLimit: { max: 60 } }, onRequest: refuseOtherOrigins };

/** Returns the language of a team's page, Japanese or English, and remembers one that the address names. */
export function teamLocale(
  { url, cookies, headers }: FastifyRequest,
  reply: FastifyReply,
): TeamLocale {
  const query = url.split('?', 2)[1] ?? '';
  const { locale, remember } = readLocale(query, cookies, headers['accept-language']);
  if (remember) keepCookies(reply, [remember]);
  return locale === 'ja-JP' ? 'ja-JP' : 'en-US';
}

/** Returns the path to open after the sign-in: `asked` if it is a team's page, else the first one. */
function returnPathOf(asked: string | undefined): string {
  const path = toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] }) ?? '';
  return /^\/staff\/team\/mf-[a-z0-9-]+$/.test(path) ? path : TEAM_HOME;
}

function toError({ status }: RegistryRefusal): NonNullable<TeamLoginState['error']> {
  if (status === 429) return 'tooMany';
  return status === 401 || status === 403 ? 'refused' : 'unavailable';
}

function sendLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { build }: TeamLoginServices,
  parts: Pick<TeamLoginState, 'returnPath' | 'error' | 'notice'>,
): FastifyReply {
  const state = { page: 'teamLogin', locale: teamLocale(request, reply), ...parts } as const;
  return sendStaffPage(
    reply,
    build,
    state,
    parts.error === undefined ? 200 : LOGIN_STATUS[parts.error],
  );
}

function noticeOf({ ended, out }: Form): Pick<TeamLoginState, 'notice'> {
  if (ended === '1') return { notice: 'ended' };
  return out === '1' ? { notice: 'out' } : {};
}

/** Leads to the sign-in, and back to the page that was asked for. */
export function goToLogin(reply: FastifyReply, path: string, hasEnded: boolean): FastifyReply {
  const query = new URLSearchParams({ ...(hasEnded && { ended: '1' }), return: path });
  return goTo(reply, `${LOGIN}?${query}`);
}

/** Says why nobody can be known at present, and leads to the page that was asked for after a sign-in. */
export function sendUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  services: TeamLoginServices,
  { path, error }: { readonly path: string; readonly error: 'tooMany' | 'unavailable' },
): FastifyReply {
  return sendLogin(request, reply, services, { returnPath: returnPathOf(path), error });
}

/**
 * Registers the sign-in of a team by its token of the registry, which stays nowhere: the browser gets a session of
 * an hour (ADR 083). Both forms work without scripts.
 */
export function registerTeamLogin(app: FastifyInstance, services: TeamLoginServices): void {
  app.get<{ Querystring: Form }>(LOGIN, async (request, reply) => {
    const { query } = request;
    const returnPath = returnPathOf(query['return']);
    return sendLogin(request, reply, services, { returnPath, ...noticeOf(query) });
  });
  app.post<{ Body: Form | null }>(LOGIN, TRIES, async (request, reply) => {
    const { token = '', return: asked } = request.body ?? {};
    const returnPath = returnPathOf(asked);
    try {
      await openSession(token.trim(), reply, services);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      return sendLogin(request, reply, services, { returnPath, error: toError(error) });
    }
    return goTo(reply, returnPath);
  });
  app.post(`${TEAM_HOME}/logout`, { onRequest: refuseOtherOrigins }, async (request, reply) => {
    await endSession(request, reply, services).catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal)) throw error;
      request.log.warn({ err: error }, 'the session of a team ends by its time alone');
    });
    return goTo(reply, `${LOGIN}?out=1`);
  });
}
