import type { Mutant } from '../mutant.ts';

const ISSUED = 'registry/src/access/issuedTokens.ts';
const MAY = 'registry/src/access/tokenMay.ts';
const STAFF = 'registry/src/access/staffSession.ts';
const STAFF_TEST = 'registry/src/access/staffSession.test.ts';
const FIND = 'registry/src/access/findPublisher.ts';
const ROUTES = 'registry/src/routes/tokens/tokenRoutes.ts';
const IDENTITY = 'registry/src/access/ciIdentity.ts';
const EXCHANGE_TEST = 'registry/src/routes/tokens/exchange.test.ts';
const SESSIONS = 'registry/src/routes/tokens/teamSession.ts';
const SESSIONS_TEST = 'registry/src/routes/tokens/teamSession.test.ts';
const TEST = 'registry/src/routes/tokens/tokens.test.ts';
const REFUSALS = 'registry/src/access/refusals.ts';
const REFUSALS_TEST = 'registry/src/access/refusals.test.ts';
const SHELL_LIMITED = {
  file: 'registry/src/access/shellLimit.test.ts',
  title: '[R10.02] the calls of shells are limited for one network, with wrong tokens too: %s',
};

/** The registry's tokens (ADR 039). */
export const REGISTRY_TOKENS: readonly Mutant[] = [
  {
    id: 'token-secret',
    without: 'who knows the id of a token from the log uses it',
    file: ISSUED,
    text: "if (!timingSafeEqual(Buffer.from(record.hash, 'hex'), digestOf(token))) return 'wrong';",
    mutant:
      "if (!timingSafeEqual(Buffer.from(record.hash, 'hex'), Buffer.from(record.hash, 'hex'))) return 'wrong'; void digestOf(token);",
    test: {
      file: TEST,
      title: '[R10.02] counts only as a whole: another secret under its id does not',
    },
  },
  {
    id: 'token-revoked',
    without: 'a leaked token goes on after it was revoked',
    file: ISSUED,
    text: 'if (revokedAt !== undefined)',
    mutant: 'if (revokedAt === null)',
    test: { file: TEST, title: '[R10.02] ends at once when it is revoked, also after a restart' },
  },
  {
    id: 'token-expired',
    without: 'a token counts for ever',
    file: ISSUED,
    text: 'expiresAt <= now',
    mutant: 'expiresAt <= 0 * now',
    test: { file: TEST, title: '[R10.02] ends at its time' },
  },
  {
    id: 'token-hash',
    without: 'who reads the database has every token',
    file: ISSUED,
    text: "hash: digestOf(token).toString('hex') }",
    mutant: 'hash: token }',
    test: {
      file: TEST,
      title: '[R10.02] stands nowhere: the database has its hash, and no later answer shows it',
    },
  },
  {
    id: 'token-act',
    without: 'a token that may publish also takes back',
    file: MAY,
    text: 'if (act !== undefined && !publisher.acts.includes(act))',
    mutant: 'if (publisher.acts.length === 0)',
    test: { file: TEST, title: '[R10.02] does only the acts that it was given' },
  },
  {
    id: 'token-widget',
    without: 'the token of one team publishes the widget of another',
    file: MAY,
    text: "if (widget !== 'operator' && widget !== name)",
    mutant: "if (widget === '' && widget !== name)",
    test: {
      file: TEST,
      title: '[R10.02] publishes its widget under its own name, and no other widget',
    },
  },
  {
    id: 'staff-fresh',
    without: 'who took a session of staff acts on releases for hours',
    file: STAFF,
    text: 'if (!isFresh(session))',
    mutant: 'if (session.staff_id === String(isFresh))',
    test: { file: STAFF_TEST, title: '[R10.04] acts no more ten minutes after its sign-in' },
  },
  {
    id: 'staff-ended',
    without: 'a session that has ended still acts on releases',
    file: STAFF,
    text: 'if (response.status === 401 || response.status === 403) return undefined;',
    mutant:
      "if (response.status === 401) return { widget: 'operator', name: 'operator', acts: STAFF };",
    test: { file: STAFF_TEST, title: '[R10.04] counts for nobody once it has ended' },
  },
  {
    id: 'staff-acts',
    without: 'a session of staff publishes, changes settings or issues tokens',
    file: STAFF,
    text: "['raise', 'rollback', 'hold', 'preview']",
    mutant: "['raise', 'rollback', 'hold', 'preview', 'publish', 'settings', 'tokens']",
    test: { file: STAFF_TEST, title: '[R10.04] does the acts of the releases page and no other' },
  },
  {
    id: 'staff-redirect',
    without: 'who answers for the auth server sends the token of staff elsewhere',
    file: STAFF,
    text: "redirect: 'error'",
    mutant: "redirect: 'follow'",
    test: { file: STAFF_TEST, title: '[R10.04] changes nothing while its auth server %s' },
  },
  {
    id: 'token-use',
    without: 'nobody sees that a token is used, or used no more',
    file: FIND,
    text: '    await noteHour(request, record, sources);\n',
    mutant: '',
    test: {
      file: TEST,
      title: '[R10.02] is the hour of its last use, which a refused call does not change',
    },
  },
  {
    id: 'token-use-writes',
    without: 'each call with a token writes to the database',
    file: FIND,
    text: 'if (usedAt >= hour) return;',
    mutant: 'if (usedAt > hour) return;',
    test: {
      file: TEST,
      title: '[R10.02] costs one write in an hour, however often it is used',
    },
  },
  {
    id: 'token-forgotten',
    without: 'the jobs of a CI fill the table of tokens',
    file: 'registry/src/routes/tokens/issueToken.ts',
    text: '    await act.forgetTokens(clock() - KEPT);\n',
    mutant: '',
    test: {
      file: TEST,
      title:
        '[R10.02] goes 30 days after its end, with the next token that is issued; the log keeps who had it',
    },
  },
  {
    id: 'refusals-logged',
    without: 'somebody tries what they may not, and nobody hears of it',
    file: REFUSALS,
    text: 'if (!REFUSED.has(status)) return;',
    mutant: 'if (REFUSED.has(status)) return;',
    test: {
      file: REFUSALS_TEST,
      title: '[R10.02] a refused act is logged: who, from where, which act, why; and no token',
    },
  },
  {
    id: 'refusals-of-one',
    without: 'one network fills the log with refusals',
    file: REFUSALS,
    text: ' || ofNetwork > MOST_OF_ONE_NETWORK) return',
    mutant: ') return',
    test: {
      file: REFUSALS_TEST,
      title:
        '[R10.02] refused acts of one network fill no log: the last line of a minute says so, and all are counted',
    },
  },
  {
    id: 'refusals-of-many',
    without: 'many networks together fill the log with refusals',
    file: REFUSALS,
    text: 'if (lines >= MOST_LINES || ',
    mutant: 'if (',
    test: {
      file: REFUSALS_TEST,
      title:
        '[R10.02] refused acts of many networks fill no log either, and the next minute begins anew',
    },
  },
  {
    id: 'visits-limited',
    without: 'who has the token of a shell, or none, floods the registry with visits',
    file: 'registry/src/routes/visits/visitsRoute.ts',
    text: 'config: SHELL_LIMIT, ',
    mutant: 'config: { of: SHELL_LIMIT }, ',
    test: SHELL_LIMITED,
  },
  {
    id: 'previews-limited',
    without: 'links of previews are tried without end',
    file: 'registry/src/routes/previews/previewRoutes.ts',
    text: '{ config: SHELL_LIMIT }',
    mutant: '{ config: { of: SHELL_LIMIT } }',
    test: SHELL_LIMITED,
  },
  {
    id: 'token-issuer',
    without: 'a team issues itself a token of an operator',
    file: MAY,
    text: "if (widget !== 'operator') throw new RequestError(403, 'Only an operator may do this.');",
    mutant: 'void widget;',
    test: { file: TEST, title: '[R10.02] is for operators only, whose token has the act' },
  },
  {
    id: 'token-few-acts',
    without: 'a token of a team has the acts of an operator',
    file: ROUTES,
    text: 'acts.every((act) => actsOf(widget).includes(act))',
    mutant: 'acts.length >= 0 || actsOf(widget)',
    test: { file: TEST, title: '[R10.02] refuses %s' },
  },
  {
    id: 'token-more-acts',
    without: 'a token that may issue makes itself a token with every act',
    file: ROUTES,
    text: '      refuseMore(whoActs(request), acts);\n',
    mutant: '',
    test: { file: TEST, title: '[R10.02] gives no acts that the issuer does not have itself' },
  },
  {
    id: 'team-session-orphan',
    without: 'a session of a team outlives the token that was revoked',
    file: 'registry/src/access/findPublisher.ts',
    text: "return (await countsStill(record.sessionOf, sources)) ? undefined : 'its token is over';",
    mutant: 'await countsStill(record.sessionOf, sources); return undefined;',
    test: {
      file: SESSIONS_TEST,
      title: '[R10.02] ends at the sign-out, and with its token: when that is revoked or expires',
    },
  },
  {
    id: 'team-session-acts',
    without: 'a session of a team does what its token may not',
    file: SESSIONS,
    text: 'PAGE_ACTS.filter((act) => opener.acts.includes(act))',
    mutant: 'PAGE_ACTS.filter((act) => opener.acts.length > 0 || act)',
    test: {
      file: SESSIONS_TEST,
      title:
        '[R10.02] has no act that its token has not, acts under the name of that token, and stands in the log, not in the list',
    },
  },
  {
    id: 'team-session-chain',
    without: 'a session of a team opens the next one, and so never ends',
    file: SESSIONS,
    text: "if (issued?.isSession === true) throw new RequestError(403, 'A session opens no other one.');",
    mutant: '',
    test: {
      file: SESSIONS_TEST,
      title:
        '[R10.02] is opened by no session, no shell and nobody without a token; a token is no session',
    },
  },
  {
    id: 'team-page-own',
    without: 'a team reads the page of another',
    file: 'shell/server/routes/team/teamRoutes.ts',
    text: "if (viewer.widget !== 'operator' && viewer.widget !== widget)",
    mutant: "if (viewer.widget === '' || widget === '')",
    test: {
      file: 'shell/server/routes/team/teamRoutes.test.ts',
      title:
        "[R10.02] is the team's own: another's is not found, and no act on it reaches the registry",
    },
  },
  {
    id: 'token-guesses',
    without: 'a stranger tries tokens without end',
    file: MAY,
    text: 'preParsing: async',
    mutant: 'onRequest: async',
    test: {
      file: TEST,
      title: '[R10.02] and every act are limited for one address, with wrong tokens too',
    },
  },
  {
    id: 'identity-subject',
    without: 'any job of the same CI publishes',
    file: IDENTITY,
    text: '        subject,\n',
    mutant: '',
    test: { file: EXCHANGE_TEST, title: '[R10.02] is refused with 401 if it is one %s' },
  },
  {
    id: 'identity-audience',
    without: 'an identity for another service is used here',
    file: IDENTITY,
    text: '        audience,\n        subject,',
    mutant: '        subject,',
    test: { file: EXCHANGE_TEST, title: '[R10.02] is refused with 401 if it is one %s' },
  },
  {
    id: 'identity-widget',
    without: "a team's CI publishes the widget of another team",
    file: IDENTITY,
    text: ' && known.widget === widget',
    mutant: '',
    test: { file: EXCHANGE_TEST, title: '[R10.02] counts for its own widget only' },
  },
  {
    id: 'identity-issuer-tls',
    without: 'who stands between gives the keys of an issuer',
    file: IDENTITY,
    text: "return protocol === 'https:' || ",
    mutant: "return protocol !== '' || ",
    test: {
      file: EXCHANGE_TEST,
      title: '[R10.02] identities in the settings need TLS, and have acts of a team only',
    },
  },
  {
    id: 'plain-tokens',
    without: 'the settings of the registry have usable tokens',
    file: 'registry/src/environment.ts',
    text: "if (read.SITE_MODE === 'production') refusePlainTokens",
    mutant: "if (read.SITE_MODE === 'demonstration') refusePlainTokens",
    test: {
      file: 'registry/src/environment.test.ts',
      title:
        '[R10.02] a registry in production takes only hashes of tokens, and says whose token stands in its settings',
    },
  },
];
