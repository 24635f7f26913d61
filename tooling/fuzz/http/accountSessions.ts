import type { Stack } from '../../stack/index.ts';
import type { ByEnd } from './request/surface.ts';
import type { WildRequest } from './request/wildRequest.ts';

/** What stands for the tokens of a session until the request is sent. */
export const ACCESS = 'access-token-of-a-session';
const REFRESH = 'refresh-token-of-a-session';
/** The cookie of a member who is signed in to the user site. */
export const MEMBER_COOKIE = 'gora_demo_member=rgc';
/** Requests with tokens after which a session is begun again, because some of them end it. */
const SESSION_LASTS = 5;

/** Bodies of the calls that end and renew a session. */
export const ACCOUNT_BODIES: ByEnd<unknown> = [
  ...['/logout', '/logout/panda', '/logout/rbs'].map(
    (end) => [end, { access_token: ACCESS }] as const,
  ),
  ...['/token', '/token/panda', '/token/rbs'].map(
    (end) => [end, { refresh_token: REFRESH }] as const,
  ),
  ['/rfb/token', { refresh_token: REFRESH, service: 'booking' }],
];

function secretOf({ demoAccounts }: Pick<Stack, 'demoAccounts'>, system: string): string {
  return demoAccounts.find((account) => account.system === system)?.secret ?? '';
}

/** Returns the right form of the reservation site. */
export function authorizeForm(stack: Pick<Stack, 'demoAccounts' | 'shellUrl'>) {
  return {
    service: 'booking',
    redirect_uri: `${stack.shellUrl}/account/rfb/return`,
    state: 'x',
    username: 'booking',
    password: secretOf(stack, 'rfb'),
  };
}

/** Signs in on the page of the reservation site. Returns the code that it gives. */
async function askForCode(stack: Stack): Promise<string> {
  const { headers } = await fetch(`${stack.gatewayUrl}/gora/account/rfb/authorize`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: stack.gatewayUrl },
    body: new URLSearchParams(authorizeForm(stack)),
  });
  const back = new URL(headers.get('location') ?? '', stack.shellUrl);
  return back.searchParams.get('authorization_code') ?? '';
}

/** Returns the right body of every login; that of the reservation site but for its code. */
export function loginBodies(stack: Pick<Stack, 'demoAccounts'>): ByEnd<object> {
  const secret = (system: string) => secretOf(stack, system);
  return [
    ['login/panda', { bkey: secret('panda') }],
    ['login/rbs', { username: 'owner', password: secret('rbs') }],
    ['default/login', { username: 'someone', password: secret('default') }],
    ['rfb/login', { service: 'booking', authorization_code: 'x' }],
    ['suzaku/login', { phoenix: '4711', garuda: secret('suzaku') }],
    ['user/login', { service_id: 'golf' }],
  ];
}

interface AccountTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Returns the path of the login that begins the session of a call; undefined for other calls. */
function loginFor(target: string): string | undefined {
  const [, account] = /^\/gora\/account\/(default|rfb|suzaku|user)\//.exec(target) ?? [];
  if (account !== undefined) return `/gora/account/${account}/login`;
  const [, staff] = /^\/gora\/auth\/(?:\w+\/)?(panda|rbs)/.exec(target) ?? [];
  return staff && `/gora/auth/login/${staff}`;
}

/** Puts the tokens of a session into requests that ask for them. */
export function withTokens(stack: Stack): (request: WildRequest) => Promise<WildRequest> {
  const logins = loginBodies(stack);
  const sessions = new Map<string, { readonly tokens: AccountTokens; left: number }>();
  const signIn = async (path: string): Promise<AccountTokens> => {
    const [, usual] = logins.find(([end]) => path.endsWith(end)) ?? [];
    const isRfb = path.endsWith('rfb/login');
    const body = { ...usual, ...(isRfb && { authorization_code: await askForCode(stack) }) };
    const reply = await fetch(stack.gatewayUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: MEMBER_COOKIE },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answers ${reply.status} to a right sign-in`);
    const { data } = (await reply.json()) as { readonly data: readonly [AccountTokens] };
    return data[0];
  };
  const tokensOf = async (path: string): Promise<AccountTokens> => {
    const session = sessions.get(path) ?? { tokens: await signIn(path), left: SESSION_LASTS };
    session.left -= 1;
    if (session.left > 0) sessions.set(path, session);
    else sessions.delete(path);
    return session.tokens;
  };
  return async (request) => {
    const login = loginFor(request.target);
    const asks = JSON.stringify([request.headers, request.body]);
    if (login === undefined || !(asks.includes(ACCESS) || asks.includes(REFRESH))) return request;
    const { access_token: access, refresh_token: refresh } = await tokensOf(login);
    const fill = (text: string) => text.replaceAll(ACCESS, access).replaceAll(REFRESH, refresh);
    return {
      ...request,
      headers: request.headers.map(([name, value]) => [name, fill(value)] as const),
      body: request.body === undefined ? undefined : fill(request.body),
    };
  };
}
