import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { toJapaneseDay } from 'shared-contracts/format';
import type { Locale } from 'shared-contracts/locale';
import type { Html } from '../html.ts';
import { RequestError } from 'server-kit/http/requestError';
import type { Services } from '../services.ts';
import { bookingBody } from './booking/bookingBody.ts';
import { bookingTexts } from './booking/bookingTexts.ts';
import { loginBody, logoutBody } from './login.ts';
import { landingPage } from './page.ts';
import { registerRoundFile } from './booking/roundFile.ts';
import { registerSignIn, wayBack } from './signIn.ts';
import { visitorLocale } from './visitorLocale.ts';
import { isLandingName, type LandingName } from './sites.ts';

/** Parameters that a page shows at most. */
const MOST_PARAMETERS = 50;
/** Characters of a name or a value that a page shows at most. */
const LONGEST = 300;

function toParameters(url: string): [string, string][] {
  return [...new URLSearchParams(url.split('?', 2)[1] ?? '')]
    .slice(0, MOST_PARAMETERS)
    .map(([name, value]) => [name.slice(0, LONGEST), value.slice(0, LONGEST)]);
}

/** R3.26: the page that the site may show in a frame. */
const FRAMED: LandingName = 'help';

/**
 * Returns the content security policy: own style and pictures, the script of a booking, and forms that go to the gateway,
 * which redirects to the site.
 */
function policy(name: LandingName, { siteOrigin, gatewayOrigin }: Services): string {
  const ancestors = name === FRAMED ? siteOrigin : "'none'";
  const scripts = name === 'booking' ? "; script-src 'self'" : '';
  return `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${gatewayOrigin} ${siteOrigin}; base-uri 'none'; frame-ancestors ${ancestors}${scripts}`;
}

async function toBody(
  name: LandingName,
  given: ReadonlyMap<string, string>,
  services: Services,
  locale: Locale,
): Promise<Html | undefined> {
  const action = `${services.gatewayOrigin}/gora/landing/${name}`;
  if (name === 'booking') {
    const now = services.clock();
    const page = {
      ...services,
      locale,
      texts: bookingTexts(locale),
      now,
      today: toJapaneseDay(now),
    };
    return bookingBody(services.inventory.db, given, page);
  }
  if (name === 'login')
    return loginBody(
      await services.members.list(),
      action,
      wayBack(given.get('return'), services.siteOrigin),
    );
  return name === 'logout'
    ? logoutBody(action, wayBack(given.get('return'), services.siteOrigin))
    : undefined;
}

const css = readFileSync(join(import.meta.dirname, 'landing.css'), 'utf8');
const script = readFileSync(join(import.meta.dirname, 'share.js'), 'utf8');

/**
 * Serves the pages that stand in for the neighbouring sites and show every parameter that they
 * received (R2.22).
 */
export function registerLanding(app: FastifyInstance, services: Services): void {
  registerSignIn(app, services);
  app.get('/landing/landing.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(css),
  );
  app.get('/landing/share.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(script),
  );
  registerRoundFile(app, services);
  const schema = {
    summary: 'R2.22: a page of a neighbour that shows the parameters that it received',
  };
  app.get<{ Params: { site: string } }>(
    '/landing/:site',
    { schema },
    async ({ params: { site }, raw, cookies, headers }, reply) => {
      if (!isLandingName(site)) throw new RequestError(404, 'Not Found');
      const parameters = toParameters(raw.url ?? '');
      const locale = visitorLocale(cookies, headers['accept-language']);
      const body = await toBody(site, new Map(parameters), services, locale);
      const page = landingPage({
        name: site,
        parameters,
        siteOrigin: services.siteOrigin,
        locale,
        ...(body === undefined ? {} : { body }),
      });
      // older browsers know no exception to it
      if (site === FRAMED) reply.removeHeader('x-frame-options');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', policy(site, services))
        .send(page.text);
    },
  );
}
