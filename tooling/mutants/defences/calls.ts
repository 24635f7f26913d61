import type { Mutant } from '../mutant.ts';

const SAME_ORIGIN = 'shell/server/auth/sameOrigin.ts';
const PANDA_COOKIES = {
  file: 'shell/server/routes/auth/signIn.test.ts',
  title:
    "[R4.26][R9.05][R10.06] keeps panda's tokens in cookies with the given names, path and age, hidden from scripts",
};
const OTHER_SITES = 'shell/server/routes/auth/otherSites.test.ts';
const REFUSED = {
  file: OTHER_SITES,
  title: 'is refused with 403 from %s: login, logout, refresh and calls that change something',
};

/** Cookies, and the calls that change something in somebody's name. */
export const CALLS: readonly Mutant[] = [
  {
    id: 'cookie-hidden',
    without: 'a script reads a token',
    file: 'server-kit/src/http/cookies.ts',
    text: 'httpOnly: true,',
    mutant: 'httpOnly: false,',
    test: PANDA_COOKIES,
  },
  {
    id: 'cookie-same-site',
    without: 'the browser sends a token with a form of another site',
    file: 'server-kit/src/http/cookies.ts',
    text: "sameSite: 'lax',",
    mutant: "sameSite: 'none',",
    test: PANDA_COOKIES,
  },
  {
    id: 'cookie-secure',
    without: 'a token goes over plain HTTP',
    file: 'shell/server/auth/tokenCookies.ts',
    text: 'secure: true,',
    mutant: 'secure: false,',
    test: PANDA_COOKIES,
  },
  {
    id: 'cookie-staff-host',
    without: 'the public host gets the token of staff',
    file: 'shell/server/auth/tokenCookies.ts',
    text: 'domain !== undefined && !isStaffKind(adapter.type)',
    mutant: 'domain !== undefined',
    test: PANDA_COOKIES,
  },
  {
    id: 'csrf-origin',
    without: 'a form of another site acts in the name of who is signed in (Origin)',
    file: SAME_ORIGIN,
    text: 'URL.canParse(origin) && new URL(origin).host === host',
    mutant: 'URL.canParse(origin) && host !== undefined',
    test: REFUSED,
  },
  {
    id: 'csrf-fetch-metadata',
    without: 'a page of a sibling host acts in the name of who is signed in (Sec-Fetch-Site)',
    file: SAME_ORIGIN,
    text: "site === 'same-origin' && (",
    mutant: "site !== 'cross-site' && (",
    test: REFUSED,
  },
  {
    id: 'certificates',
    without:
      'a server without a certificate that counts answers the calls in the place of the gateway',
    file: 'shell/server/routes/forward/wayTo.ts',
    text: '      connect: { rejectUnauthorized: true },\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/forward/wayTo.test.ts',
      title: 'ends before a server whose certificate nobody vouches for',
    },
  },
  {
    id: 'csrf-calls',
    without: 'another site signs somebody in or out by a call',
    file: 'shell/server/routes/auth/authRoutes.ts',
    text: "    own.addHook('onRequest', refuseOtherOrigins);\n",
    mutant: '',
    test: REFUSED,
  },
  {
    id: 'csrf-staff-login',
    without: "another site sends the staff's form of the login",
    file: 'shell/server/routes/staff/staffPages.ts',
    text: '    { onRequest: refuseOtherOrigins },\n    async',
    mutant: '    {},\n    async',
    test: {
      file: 'shell/server/routes/staff/staffPages.test.ts',
      title: 'refuse the form of another site with 403: %j',
    },
  },
  {
    id: 'csrf-member-form',
    without: 'another site signs a member of the demonstration in or out',
    file: 'gateway/src/routes/landing/signIn.ts',
    text: "if (![siteOrigin, gatewayOrigin].includes(headers.origin ?? ''))",
    mutant: "if (headers.origin === 'nowhere' || siteOrigin === gatewayOrigin)",
    test: {
      file: 'gateway/src/routes/landing/landing.test.ts',
      title: 'refuses the form of another site (%s)',
    },
  },
  {
    id: 'json-alone',
    without: "a form's text/plain passes as a call",
    file: 'shell/server/routes/auth/authRoutes.ts',
    text: "    own.removeContentTypeParser('text/plain');\n",
    mutant: '',
    test: {
      file: OTHER_SITES,
      title: 'is refused as %s even from a page of this site, since calls are JSON',
    },
  },
  {
    id: 'token-paths',
    without: 'another spelling of a path reaches the auth server, which answers with tokens',
    file: 'shell/server/routes/forward/forwardedPath.ts',
    text: '(auth|account)(\\/|$)/i.test(decode(path))',
    mutant: '(nothing)(\\/|$)/i.test(decode(path))',
    test: {
      file: OTHER_SITES,
      title: 'gets no token by another spelling of the path, such as %s',
    },
  },
  {
    id: 'internal-paths',
    without: "anybody reads the gateway's metrics through the shell",
    file: 'shell/server/routes/forward/forwardedPath.ts',
    text: '(metrics|openapi\\.json)(\\/|$)/i.test(decode(path))',
    mutant: '(nothing)(\\/|$)/i.test(decode(path))',
    test: {
      file: 'shell/server/routes/forward/forwardGateway.test.ts',
      title: 'refuses %s, which is internal to the gateway',
    },
  },
  {
    id: 'cookies-stay-here',
    without: 'the gateway gets the cookies of the shell',
    file: 'shell/server/routes/forward/forwardedHeaders.ts',
    text: "  'user-agent',\n",
    mutant: "  'user-agent',\n  'cookie',\n",
    test: {
      file: 'shell/server/routes/forward/forwardGateway.test.ts',
      title: "sends the visitor's address but no cookie",
    },
  },
  {
    id: 'private-answers',
    without: 'a cache keeps the answer for one person',
    file: 'shell/server/routes/forward/forwardedHeaders.ts',
    text: "{ ...rest, 'cache-control': 'private, no-store' }",
    mutant: 'rest',
    test: {
      file: 'shell/server/routes/forward/namedCalls.test.ts',
      title: '[R7.16] are never cached, even if the same call without a session is public',
    },
  },
];
