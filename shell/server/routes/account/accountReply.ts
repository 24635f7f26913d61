import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import type { Locale } from 'shared-contracts/locale';
import type { AccountKind } from 'shared-contracts/staff';
import type { AccountError, AccountLoginState, AccountState } from 'staff-pages/state/accountState';
import { type AuthModule, setCookies } from '../../auth/authModule.ts';
import type { AuthSession, SignedInUser } from '../../auth/AuthSession.ts';
import { sendAlone } from '../../document/aloneDocument.ts';
import { readLocale } from '../../locale/requestLocale.ts';
import type { AccountBuild } from '../staff/staffBuild.ts';
import { authorizeHref, type ReservationSite } from './reservationSite.ts';

export interface AccountPageServices {
  readonly auth: AuthModule;
  readonly build: AccountBuild;
  /** The account systems that have pages. */
  readonly kinds: readonly AccountKind[];
  readonly siteOrigin: string;
  readonly reservationSite: ReservationSite;
  /** Where the user site signs its members in. */
  readonly userLogin: string;
}

export type Given = Readonly<Record<string, unknown>>;

const LOGIN_STATUS: Readonly<Record<AccountError, number>> = {
  refused: 401,
  refusedCode: 401,
  needsMember: 401,
  expired: 400,
  tooMany: 429,
  unavailable: 503,
};

export function homeOf(kind: AccountKind): string {
  return `/account/${kind}`;
}

/** Returns the path to open after the login: `asked` if it is a page of this site behind no login, else the account's own. */
export function returnPathOf(kind: AccountKind, asked: unknown): string {
  const path = toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] });
  return path === undefined || path.startsWith('/account/') ? homeOf(kind) : path;
}

/** Returns the contract that an address names. */
export function contractOf({ requested_contract_id: contract }: Given): string | undefined {
  return typeof contract === 'string' && contract !== '' ? contract.slice(0, 100) : undefined;
}

/** R9.06: returns the visitor's language, and remembers one that the address names. */
function localeOf({ url, cookies, headers }: FastifyRequest, reply: FastifyReply): Locale {
  const { locale, remember } = readLocale(
    url.split('?', 2)[1] ?? '',
    cookies,
    headers['accept-language'],
  );
  if (remember) keepCookies(reply, [remember]);
  return locale;
}

type WithoutLocale<State> = State extends AccountState ? Omit<State, 'locale'> : never;

/** Sends a page of an account system. */
export function sendAccountPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { build }: Pick<AccountPageServices, 'build'>,
  state: WithoutLocale<AccountState>,
  status?: number,
): FastifyReply {
  const page = build.renderAccount({ ...state, locale: localeOf(request, reply) });
  return sendAlone(reply, { ...page, styles: build.styles }, status);
}

/** Returns the address of the user site's login, which leads back to the login here. */
function userLoginHref(userLogin: string, siteOrigin: string, returnPath: string): string {
  const back = new URL(`${homeOf('user')}/login`, siteOrigin);
  back.searchParams.set('return', returnPath);
  const url = new URL(userLogin);
  url.searchParams.set('return', back.href);
  return url.href;
}

type LoginParts = Pick<
  AccountLoginState,
  'kind' | 'returnPath' | 'username' | 'notice' | 'error'
> & { readonly contract?: string | undefined };

/** Sends the login of an account system, with the way to the other site where that one signs in. */
export function sendAccountLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: AccountPageServices,
  { contract, ...parts }: LoginParts,
): FastifyReply {
  const { kind, returnPath, error } = parts;
  const { siteOrigin, reservationSite, userLogin } = services;
  const away = {
    rfb: () => authorizeHref(request, reply, reservationSite, { siteOrigin, returnPath, contract }),
    user: () => userLoginHref(userLogin, siteOrigin, returnPath),
    default: () => undefined,
    suzaku: () => undefined,
  }[kind]();
  const status = error === undefined ? 200 : LOGIN_STATUS[error];
  return sendAccountPage(request, reply, services, { page: 'login', ...parts, away }, status);
}

/** Returns who is signed in. Sets the session's cookies, whatever happens. */
export async function readUser(reply: FastifyReply, session: AuthSession): Promise<SignedInUser> {
  try {
    return await session.user();
  } finally {
    setCookies(reply, session);
  }
}
