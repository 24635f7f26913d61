import type { Mutant } from '../mutant.ts';

const CLIENT = 'shell/server/answers/gatewayClient.ts';
const CLIENT_TEST = 'shell/server/answers/gatewayClient.test.ts';
const GATEWAY_TEST = 'gateway/src/app.test.ts';
const RATE_TEST = {
  file: GATEWAY_TEST,
  title:
    'refuses too many requests of one address with 429, says when to come back, and still says how it is',
};
const MODE_TEST = 'server-kit/src/settings/mode.test.ts';

/** Limits of what others ask and answer, modes, reports, the bus. */
export const SERVERS: readonly Mutant[] = [
  {
    id: 'answer-size',
    without: 'an endless answer of the gateway fills the memory of the shell',
    file: CLIENT,
    text: 'if (bytes > LONGEST_ANSWER)',
    mutant: 'if (bytes < 0)',
    test: { file: CLIENT_TEST, title: 'refuses an answer of more than five million bytes' },
  },
  {
    id: 'no-redirects-of-gateway',
    without: 'a redirect of the gateway passes for an answer',
    file: CLIENT,
    text: 'status >= 200 && status < 300',
    mutant: 'status >= 200 && status < 400',
    test: { file: CLIENT_TEST, title: 'refuses a redirect' },
  },
  {
    id: 'answer-deadline',
    without: 'a gateway that hangs holds a page for ever',
    file: CLIENT,
    text: '    request.destroy(late);\n',
    mutant: '',
    test: { file: CLIENT_TEST, title: '[R8.10] rejects %s with the status ETIMEDOUT' },
  },
  {
    id: 'paths-of-widgets',
    without: "a widget on the server asks another path than the gateway's",
    file: 'shell/server/answers/gatewayReader.ts',
    text: 'if (!isBelowBase(path)) throw',
    mutant: "if (path === '' && !isBelowBase(path)) throw",
    test: {
      file: 'shell/server/answers/gatewayReader.test.ts',
      title: "[R7.15] refuses a path outside the gateway's base",
    },
  },
  {
    id: 'shared-answers',
    without: 'documents share an answer that sets a cookie',
    file: 'shell/server/answers/publicCalls.ts',
    text: '!lifetime || setsCookie || ',
    mutant: '!lifetime || ',
    test: {
      file: 'shell/server/answers/gatewayAnswers.test.ts',
      title: '[R9.05] never keeps an answer %s',
    },
  },
  {
    id: 'whole-networks',
    without: 'who has an IPv6 network has as many addresses as they like',
    file: 'server-kit/src/admission/networkOf.ts',
    text: 'const GROUPS = 3;',
    mutant: 'const GROUPS = 8;',
    test: {
      file: 'server-kit/src/admission/inFlight.test.ts',
      title: 'gives one network a part of the places, the whole of an IPv6 network together',
    },
  },
  {
    id: 'places-of-a-network',
    without: 'one network takes all places',
    file: 'server-kit/src/admission/workGate.ts',
    text: ' || ofKey >= mostOfOne',
    mutant: ' || ofKey >= mostOfOne * 1000',
    test: {
      file: 'server-kit/src/admission/inFlight.test.ts',
      title: 'gives one network a part of the places, the whole of an IPv6 network together',
    },
  },
  {
    id: 'request-rate',
    without: 'one address asks without end',
    file: 'server-kit/src/admission/rateLimit.ts',
    text: '    max,\n',
    mutant: '    max: max * 1_000_000,\n',
    test: RATE_TEST,
  },
  {
    id: 'health-is-free',
    without: 'a busy visitor has a probe take the server for dead',
    file: 'server-kit/src/http/health.ts',
    text: '/^(\\/gora)?\\/health(\\/|\\?|$)/.test(url)',
    mutant: '/^(\\/gora)?\\/nothing(\\/|\\?|$)/.test(url)',
    test: RATE_TEST,
  },
  {
    id: 'trusted-proxies',
    without: 'a visitor pretends to be at another address',
    file: 'gateway/src/app.ts',
    text: 'trustProxy: trustedProxies,',
    mutant: 'trustProxy: trustedProxies !== "",',
    test: {
      file: GATEWAY_TEST,
      title:
        'counts every visitor of a trusted shell server separately, and trusts no other forwarded address',
    },
  },
  {
    id: 'production-by-default',
    without: 'a server without a mode has demonstration accounts',
    file: 'server-kit/src/settings/mode.ts',
    text: ".default('production')",
    mutant: ".default('demonstration')",
    test: {
      file: MODE_TEST,
      title: 'is production unless it is told otherwise, and nothing else than the two',
    },
  },
  {
    id: 'production-settings',
    without: 'a server in production starts without its secrets',
    file: 'server-kit/src/settings/mode.ts',
    text: 'if (missing.length > 0)',
    mutant: 'if (missing.length < 0)',
    test: {
      file: MODE_TEST,
      title: 'in production needs every named setting, and one error names all that are missing',
    },
  },
  {
    id: 'names-in-metrics',
    without: 'reports of invented widgets fill the metrics',
    file: 'shell/server/routes/telemetry/intake.ts',
    text: "isLive(widget) ? widget : 'unknown'",
    mutant: 'isLive(widget) ? widget : widget',
    test: {
      file: 'shell/server/routes/telemetry/intake.test.ts',
      title: 'never make a counter label of an unknown word',
    },
  },
  {
    id: 'phases-in-metrics',
    without: 'reports of invented phases fill the metrics',
    file: 'shell/server/routes/telemetry/intake.ts',
    text: "PHASES.has(phase) ? phase : 'other'",
    mutant: 'PHASES.has(phase) ? phase : phase',
    test: {
      file: 'shell/server/routes/telemetry/intake.test.ts',
      title: 'never make a counter label of an unknown word',
    },
  },
  {
    id: 'bus-flood',
    without: 'one widget keeps the others busy with events',
    file: 'shared-contracts/src/platform/bus/createBus.ts',
    text: "if (current.count <= EVENTS_PER_SECOND) return 'pass';",
    mutant: "if (current.count >= 0) return 'pass';",
    test: {
      file: 'shared-contracts/src/golf/events/bus.test.ts',
      title: '[R10.05] a flood is cut off at the limit, is reported once, and ends after a second',
    },
  },
];
