import type { FastifyInstance } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { acceptForms } from 'server-kit/http/forms';
import { isApiError, isInvalidAuth } from 'shared-contracts/errors';
import type { AccountKind } from 'shared-contracts/staff';
import type { AccountError, AccountNotice, AccountUser } from 'staff-pages/state/accountState';
import { setCookies } from '../../auth/authModule.ts';
import type { SignedInUser } from '../../auth/AuthSession.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { goTo, registerSignOut } from '../../auth/signOutRoute.ts';
import {
  type AccountPageServices,
  contractOf,
  type Given,
  homeOf,
  readUser,
  returnPathOf,
  sendAccountLogin,
  sendAccountPage,
} from './accountReply.ts';
import { dropState, isOwnState, RETURN_PATH } from './reservationSite.ts';

/** Bytes. */
const LONGEST_FORM = 8192;
/** The number of characters of a name that the form shows again. */
const LONGEST_NAME = 100;

/** Returns why a sign-in failed. Throws what is no answer of the auth server. */
function toAccountError(error: unknown, kind: AccountKind): AccountError {
  if (!isApiError(error)) throw error;
  const { status } = error;
  if (status === 429) return 'tooMany';
  if (status !== 400 && status !== 401 && status !== 403) return 'unavailable';
  const refusals = { rfb: 'refusedCode', user: 'needsMember' } as const;
  return kind === 'rfb' || kind === 'user' ? refusals[kind] : 'refused';
}

/** Converts a signed-in person to the form of the page. `now` is in milliseconds since 1970. */
function toAccountUser({ identity, record }: SignedInUser, now: number): AccountUser {
  return {
    identity,
    until: now + record.session_expires_in * 1000,
    ...('name' in record && { name: record.name }),
    ...('contract_id' in record && {
      contract: record.contract_id,
      requestedContract: record.requested_contract_id,
    }),
  };
}

/** Returns the notice on the login form after a session has ended or a sign-out. */
function noticeOf({ ended, out }: Given): AccountNotice | undefined {
  if (ended === '1') return 'ended';
  return out === '1' ? 'out' : undefined;
}

/** Registers the login form. It redirects a signed-in person, unless they ask for a contract. */
function registerForm(
  app: FastifyInstance,
  services: AccountPageServices,
  kind: AccountKind,
): void {
  app.get<{ Querystring: Given }>(`${homeOf(kind)}/login`, async (request, reply) => {
    const { query } = request;
    const returnPath = returnPathOf(kind, query['return']);
    const contract = contractOf(query);
    const session = services.auth.open(request, kind);
    if (session.hasTokens() && contract === undefined) {
      try {
        await readUser(reply, session);
        return goTo(reply, returnPath);
      } catch (error) {
        // the form appears even if the auth server does not answer
        if (!isApiError(error)) throw error;
      }
    }
    const notice = noticeOf(query);
    return sendAccountLogin(request, reply, services, { kind, returnPath, contract, notice });
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, LONGEST_NAME) : undefined;
}

/** Registers the sign-in by the form: with a name and a secret, or with the user site's cookies. */
function registerLogin(
  app: FastifyInstance,
  services: AccountPageServices,
  kind: AccountKind,
): void {
  app.post<{ Body: Given | null }>(
    `${homeOf(kind)}/login`,
    { onRequest: refuseOtherOrigins },
    async (request, reply) => {
      const { return: asked, ...credentials } = request.body ?? {};
      const returnPath = returnPathOf(kind, asked);
      const session = services.auth.open(request, kind);
      try {
        await session.signIn(credentials);
      } catch (thrown) {
        const error = toAccountError(thrown, kind);
        const username = textOf(credentials['username'] ?? credentials['phoenix']);
        return sendAccountLogin(request, reply, services, { kind, returnPath, error, username });
      }
      setCookies(reply, session);
      return goTo(reply, returnPath);
    },
  );
}

/** R3.25: registers the page that receives the reservation site's `authorization_code`. */
function registerReturn(app: FastifyInstance, services: AccountPageServices): void {
  app.get<{ Querystring: Given }>(RETURN_PATH, async (request, reply) => {
    const { return: asked, state, authorization_code } = request.query;
    const returnPath = returnPathOf('rfb', asked);
    const contract = contractOf(request.query);
    const parts = { kind: 'rfb', returnPath, contract } as const;
    const isOwn = isOwnState(request, state);
    if (!isOwn) return sendAccountLogin(request, reply, services, { ...parts, error: 'expired' });
    if (typeof authorization_code !== 'string')
      return sendAccountLogin(request, reply, services, { ...parts, notice: 'cancelled' });
    const session = services.auth.open(request, 'rfb');
    try {
      await session.signIn({
        authorization_code,
        ...(contract !== undefined && { requested_contract_id: contract }),
      });
    } catch (thrown) {
      const error = toAccountError(thrown, 'rfb');
      return sendAccountLogin(request, reply, services, { ...parts, error });
    }
    dropState(reply);
    setCookies(reply, session);
    return goTo(reply, returnPath);
  });
}

/** Registers the page that says who is signed in. */
function registerHome(
  app: FastifyInstance,
  services: AccountPageServices & { readonly clock: Clock },
  kind: AccountKind,
): void {
  const home = homeOf(kind);
  app.get<{ Querystring: Given }>(home, async (request, reply) => {
    const session = services.auth.open(request, kind);
    const hadTokens = session.hasTokens();
    try {
      const user = toAccountUser(await readUser(reply, session), services.clock());
      const failed = request.query['failed'] === '1';
      return sendAccountPage(request, reply, services, { page: 'home', kind, user, failed });
    } catch (error) {
      if (isInvalidAuth(error)) return goTo(reply, `${home}/login${hadTokens ? '?ended=1' : ''}`);
      const why = toAccountError(error, kind);
      return sendAccountLogin(request, reply, services, { kind, returnPath: home, error: why });
    }
  });
}

/**
 * R3.25, R6.03: registers login, sign-out and the page of the signed-in person for the account systems
 * that have pages. Every form works without scripts.
 */
export async function registerAccountPages(
  app: FastifyInstance,
  services: AccountPageServices & { readonly clock: Clock },
): Promise<void> {
  await app.register(async (own) => {
    acceptForms(own, LONGEST_FORM);
    for (const kind of services.kinds) {
      registerForm(own, services, kind);
      registerSignOut(own, services.auth, { kind, home: homeOf(kind) });
      registerHome(own, services, kind);
      if (kind === 'rfb') registerReturn(own, services);
      else registerLogin(own, services, kind);
    }
  });
}
