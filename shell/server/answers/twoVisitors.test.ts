/** @jest-environment node */
import { isIP } from 'node:net';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { registerCookies } from 'server-kit/http/cookies';
import { AUTH_TYPES } from 'shared-contracts/staff';
import { aDiscovery, aLiveVersion, aPageState } from '../../testing/builders.ts';
import { openTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import { EMPTY_MARKER, SLOT_MARKER } from '../../src/widgets/slotMarker.ts';
import { adapterOf } from '../auth/adapters.ts';
import { authModule } from '../auth/authModule.ts';
import { readEnvironment } from '../environment.ts';
import { plainPages } from '../pages/plainPage.ts';
import { registerGatewayForward } from '../routes/forward/forwardGateway.ts';
import { type PageServices, registerPages } from '../routes/pages/pageRoutes.ts';
import { type Answers, openAnswers } from './openAnswers.ts';

const SEARCH = '/course/search';

let gateway: TestGateway;
let answers: Answers;
let shell: FastifyInstance;

/**
 * The gateway shows every header that could say who asks, and that it was asked in a member's name.
 * The address is the one thing that it is told about each visitor.
 */
beforeEach(async () => {
  gateway = await openTestGateway(({ headers }, response) => {
    const { host: _host, connection: _connection, ...told } = headers;
    const from = String(told['x-forwarded-for']);
    const shown = { ...told, 'x-forwarded-for': isIP(from) === 0 ? from : 'an address' };
    response.end(JSON.stringify({ shown, member: headers.authorization ?? '' }));
  });
  answers = openAnswers(readEnvironment({}), { gateway: gateway.endpoint }, new Registry());
  shell = await openShell();
});
afterEach(async () => {
  await shell.close();
  answers.close();
  await gateway.close();
});

function pageServices(): Omit<PageServices, 'pages'> {
  return {
    registry: { latest: async () => aDiscovery(aLiveVersion()) },
    shell: {
      build: 'b',
      catalogueOf: () => aPageState().messages,
      scripts: [],
      styles: [],
      builtAt: 0,
      renderMaintenance: () => ({ title: '', html: '' }),
      renderOffline: () => ({ title: '', html: '' }),
      renderPreviewLink: () => ({ title: '', html: '' }),
      renderExternalFrame: () => ({ title: '', html: '' }),
      renderFrame: () => ({
        title: '',
        head: { title: '', tags: [], structured: [] },
        html: `<div data-empty="${EMPTY_MARKER('results')}">${SLOT_MARKER('results')}</div>`,
      }),
    },
    // a widget that shows the whole answer of a search
    renderers: {
      render: async (_manifest, _files, { props }, reader) => {
        const call = {
          method: 'GET',
          path: SEARCH,
          query: props.query,
          timeout: undefined,
        } as const;
        return { html: await reader(call), data: '{}' };
      },
      avoided: () => new Set(),
      isTryDue: () => false,
      tryNew: async () => {},
      tryUnderWay: () => undefined,
    },
    filesOf: async () => ({ serverBundle: '', styles: [] }),
    onSlotFailed: () => {},
    onTryFailed: () => {},
    clock: () => 0,
    siteRules: { latest: async () => USUAL_RULES },
    redirectOrigins: [],
    readerFor: answers.readerFor,
    sitesBase: 'https://sites.example',
    userApiUrl: 'https://user.example/info',
    siteLinks: {},
    serviceId: 'omnig08',
    origin: 'https://golf.example',
    frameOrigin: 'https://frame.golf.example',
  };
}

async function openShell(): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: true });
  const auth = authModule({
    gateway: gateway.endpoint,
    systems: AUTH_TYPES,
    services: { user: 'omnig08', rfb: 'booking' },
    userCookies: ['gora_demo_member'],
  });
  await registerCookies(app);
  await registerGatewayForward(app, { gateway: gateway.endpoint, auth });
  const services = pageServices();
  registerPages(app, { ...services, pages: plainPages(services) });
  return app;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the island of the results of a page. */
async function islandFor(query: string, headers: Headers): Promise<string> {
  const { body } = await shell.inject({ url: `/search/result/?${query}`, headers });
  return /<div data-island="results">(.*?)<\/div>/s.exec(body)?.[1] ?? 'no island';
}

/** Asks the gateway through this server in a member's name, as a page's script does. */
async function askAsMember(query: string, headers: Headers): Promise<string> {
  const own = { ...headers, 'x-auth-type': 'default' };
  return (await shell.inject({ url: `/gora${SEARCH}?${query}`, headers: own })).body;
}

const secret = fc.stringMatching(/^[a-f0-9]{12}$/).map((text) => `secret-${text}`);
const address = fc.ipV4();
const NAMES = [
  'authorization',
  'x-auth-token',
  'x-api-name',
  'x-member',
  'referer',
  'user-agent',
  'accept-language',
  'if-none-match',
  'range',
  'origin-trial',
  'x-real-ip',
];
const COOKIES = [
  adapterOf('default').cookies.access,
  adapterOf('user').cookies.access,
  'gora_demo_member',
  'asashiba_locale',
  'other',
];
const visitor = fc.record({
  headers: fc.dictionary(fc.constantFrom(...NAMES), secret),
  cookies: fc.dictionary(fc.constantFrom(...COOKIES), secret),
  address,
  isFirst: fc.boolean(),
});

it('[R9.05] no page depends on the headers and cookies of any visitor, whoever asked first', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(visitor, async ({ headers: sent, cookies, address: from, isFirst }) => {
      number += 1;
      const query = `area[]=12&page=${number}`;
      const cookie = Object.entries({ [COOKIES[0] ?? '']: 'secret-token', ...cookies })
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const headers = { ...sent, cookie, 'x-forwarded-for': from };
      const before = gateway.asked.length;
      const member = await askAsMember(query, headers);
      const pages = [() => islandFor(query, headers), () => islandFor(query, {})];
      const [first, second] = isFirst ? pages : pages.toReversed();
      const shown = [await first?.(), await second?.()];
      // the member's answer is for the member, and was not kept
      expect(member).toContain('Bearer secret-');
      expect(gateway.asked.length - before).toBe(2);
      expect(await askAsMember(query, headers)).toBe(member);
      expect(gateway.asked.length - before).toBe(3);
      expect(shown[0]).toBe(shown[1]);
      expect(shown[0]).toContain('"member":""');
      expect(shown.join()).not.toContain('secret-');
    }),
    { numRuns: 300 },
  );
});
