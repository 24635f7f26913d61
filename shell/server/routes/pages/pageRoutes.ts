import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import { type AgentHeaders, readDevice } from '../../../src/device/readDevice.ts';
import { decideNavigation, toDestination } from '../../../src/navigation/navigationChain.ts';
import type { SiteRules } from '../../../src/site-rules/siteRules.ts';
import { isUsablePath } from '../../../src/routes/readablePath.ts';
import { readLocale } from '../../locale/requestLocale.ts';
import { pageStateMaker, type PageStateOptions } from '../../pages/pageState.ts';
import type { PlainPages } from '../../pages/plainPage.ts';
import type { SiteRulesFile } from '../../site-rules/siteRulesFile.ts';
import { retryAfter } from './retryAfter.ts';
import { type Asked, type DocumentOptions, documentSender } from './sendDocument.ts';

export interface PageServices extends DocumentOptions, Omit<PageStateOptions, 'shell'> {
  readonly pages: PlainPages;
  readonly siteRules: Pick<SiteRulesFile, 'latest'>;
  /** Called with the reason if a rule is not followed. */
  readonly onRefused?: (why: string) => void;
}

/**
 * R4.02: rewrites a path that cannot be decoded to the page not found. The router would answer its
 * own error.
 */
export function rewriteUnusablePath({ url = '/' }: { readonly url?: string }): string {
  return url.startsWith('/') && isUsablePath(toDestination(url).path) ? url : '/PageNotFound';
}

/** The request headers on which a page depends. A shared cache needs all of them in its key. */
const VARY =
  'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile, sec-ch-ua-platform';

/**
 * Reads the destination, locale and device of a request. Sets the cookie of a newly chosen
 * language.
 */
function readAsked(request: FastifyRequest, reply: FastifyReply, rules: SiteRules): Asked {
  const { originalUrl, headers, cookies, protocol } = request;
  const destination = toDestination(originalUrl);
  const { locale, remember } = readLocale(destination.query, cookies, headers['accept-language']);
  if (remember)
    keepCookies(reply, [
      { ...remember, options: { ...remember.options, secure: protocol === 'https' } },
    ]);
  const agent = readDevice(headers as AgentHeaders);
  const setsCookie = remember !== undefined;
  return {
    destination,
    locale,
    agent,
    rules,
    setsCookie,
    keepsLanguage: setsCookie && headers['sec-fetch-site'] === 'same-origin',
  };
}

function sendMaintenance(
  reply: FastifyReply,
  { pages, clock }: PageServices,
  { maintenance: { until } }: SiteRules,
  announcement: string | undefined,
): FastifyReply {
  return announcement === undefined
    ? pages.maintenance(reply, { until, retryAfter: retryAfter(until, clock()) })
    : sendRedirect(reply, announcement, 302);
}

function sendRedirect(reply: FastifyReply, to: string, status: number): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, status);
}

/**
 * Returns the handler of every page. It decides status and redirects before the first byte, then
 * sends one document.
 */
function answering(services: PageServices) {
  const { siteRules, redirectOrigins, pages, onRefused = () => {} } = services;
  const sendDocument = documentSender(services, pageStateMaker(services));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const rules = await siteRules.latest();
    const asked = readAsked(request, reply, rules);
    const { device } = asked.agent;
    const decision = decideNavigation(asked.destination, { device, rules, redirectOrigins });
    reply.header('vary', VARY);
    switch (decision.kind) {
      case 'invalid':
        return decision.status === 404
          ? sendDocument(request, reply, asked)
          : pages.error(reply, { status: decision.status });
      case 'maintenance':
        return sendMaintenance(reply, services, rules, decision.announcement);
      case 'redirect':
        return sendRedirect(reply, decision.to, decision.status);
      default:
        if (decision.refused !== undefined) onRefused(decision.refused);
        return sendDocument(request, reply, asked);
    }
  };
}

/** Registers every page of the site. */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  // a route, since hooks such as compression skip the not-found handler
  app.get('/*', answering(services));
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send());
}
