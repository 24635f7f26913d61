import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageName } from 'shared-contracts/widget';
import { readDevice, type AgentHeaders } from '../../src/device/readDevice.ts';
import { decideNavigation, toDestination } from '../../src/navigation/navigationChain.ts';
import { USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import { errorStatus } from '../../src/routes/errorStatus.ts';
import { isUsablePath } from '../../src/routes/readablePath.ts';
import { refusesPreloads } from '../document/refusesPreloads.ts';
import { renderDocument, type DocumentServices } from '../document/renderDocument.ts';
import { readLocale } from '../locale/requestLocale.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import type { PageState } from '../../src/document/pageState.ts';
import { previewSession } from '../previews/previewRoutes.ts';
import type { Preview, Previews } from '../previews/previews.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { hasCanary, readVisitor } from '../releases/visitor.ts';
import { gatewayReader, type ReaderOptions } from '../render/gatewayReader.ts';
import { INTEGRITY_POLICY, pagePolicy } from '../security/contentSecurityPolicy.ts';
import type { SiteRulesFile } from '../site-rules/siteRulesFile.ts';
import type { VisitTickets } from '../telemetry/visitTickets.ts';
import { registerErrorHandler } from './errorHandler.ts';
import { pageStateMaker, type PageStateOptions, type PageStateParts } from './pageState.ts';
import { plainPages, type PlainPages } from './plainPage.ts';
import { retryAfter } from './retryAfter.ts';

export interface PageServices extends DocumentServices, Omit<PageStateOptions, 'shell'> {
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  readonly siteRules: Pick<SiteRulesFile, 'latest'>;
  /** Missing where this server may not ask the registry. */
  readonly previews?: Pick<Previews, 'read'> | undefined;
  /** Missing where nobody is told of visits. */
  readonly tickets?: Pick<VisitTickets, 'issue'> | undefined;
  /** Whether developers' tools are for everybody; else they are for who was shown a preview. */
  readonly isDevelopment?: boolean;
  readonly gatewayUrl: string;
  /** The way to the gateway: proxy, mock. */
  readonly reading?: ReaderOptions;
  /** Told of a rule that is not followed. */
  readonly onRefused?: (why: string) => void;
}

/** R4.02: a path that cannot be decoded is a page that is not found; the router would answer with an error of its own. */
export function rewriteUnusablePath({ url = '/' }: { readonly url?: string }): string {
  return url.startsWith('/') && isUsablePath(toDestination(url).path) ? url : '/PageNotFound';
}

function statusOf(page: PageName, query: string): number {
  if (page === 'error') return errorStatus(query);
  return page === 'not-found' ? 404 : 200;
}

function toShownPreview({
  widget,
  live,
  address,
  expires,
}: Preview): PageState['preview'] & object {
  return {
    widget,
    version: live?.metadata.version ?? '',
    expires,
    ...(address !== undefined && { address }),
  };
}

/** What a page is chosen by, beside its address. */
const VARY = 'accept-language, cookie, user-agent, sec-ch-ua-mobile, sec-ch-ua-platform';

/** Every page: status and redirects are decided before the first byte, then one document is streamed. */
export function registerPages(app: FastifyInstance, services: PageServices): PlainPages {
  const { registry, siteRules, redirectOrigins, clock, onRefused = () => {} } = services;
  const makeState = pageStateMaker(services);
  const pages = plainPages({
    shell: services.shell,
    plainState: ({ originalUrl, headers }) =>
      makeState({
        locale: readLocale(toDestination(originalUrl).query, headers).locale,
        destination: { path: '/error', query: '' },
        agent: readDevice({}),
        rules: USUAL_RULES,
        release: { widgets: {}, slots: {} },
      }),
  });
  registerErrorHandler(app, pages);

  const document = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: Omit<PageStateParts, 'release'>,
  ) => {
    const answer = await registry.latest();
    const visitor = hasCanary(answer)
      ? readVisitor(request.headers.cookie, request.protocol === 'https')
      : undefined;
    if (visitor?.remember !== undefined) reply.header('set-cookie', visitor.remember);
    const session = previewSession(request);
    const preview = session === undefined ? undefined : await services.previews?.read(session);
    const shown = preview && toShownPreview(preview);
    const {
      set: release,
      manifests,
      reasons,
    } = chooseRelease(answer, {
      locale: parts.locale,
      visitor: visitor?.id,
      ...(preview?.live && { instead: { [preview.widget]: preview.live } }),
    });
    const nonce = randomBytes(16).toString('base64');
    const ticket = services.tickets?.issue(release);
    const preloads = !refusesPreloads(request.headers['user-agent']);
    const mayDevelop = services.isDevelopment === true || shown !== undefined;
    const state: PageState = {
      ...makeState({ ...parts, release }),
      ...(shown && { preview: shown }),
      ...(mayDevelop && { developer: { reasons } }),
      ...(ticket !== undefined && { ticket }),
    };
    return reply
      .code(statusOf(state.page, state.query))
      .header('content-security-policy', pagePolicy(nonce, release, services.mapTiles))
      .header('integrity-policy', INTEGRITY_POLICY)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(
        Readable.from(
          renderDocument(services, {
            state,
            manifests,
            nonce,
            preloads,
            reader: gatewayReader(services.gatewayUrl, request.ip, services.reading),
          }),
        ),
      );
  };
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const destination = toDestination(request.originalUrl);
    const agent = readDevice(request.headers as AgentHeaders);
    const rules = await siteRules.latest();
    const { locale, remember } = readLocale(destination.query, request.headers);
    if (remember !== undefined) reply.header('set-cookie', remember);
    const parts = { destination, locale, agent, rules };
    const decision = decideNavigation(destination, {
      device: agent.device,
      rules,
      redirectOrigins,
    });
    reply.header('vary', VARY);
    switch (decision.kind) {
      case 'invalid':
        return decision.status === 404
          ? document(request, reply, parts)
          : pages.error(reply, { status: decision.status });
      case 'maintenance':
        if (decision.announcement !== undefined)
          return reply.header('cache-control', 'no-store').redirect(decision.announcement, 302);
        return pages.maintenance(reply, {
          until: rules.maintenance.until,
          retryAfter: retryAfter(rules.maintenance.until, clock()),
        });
      case 'redirect':
        return reply.header('cache-control', 'no-store').redirect(decision.to, decision.status);
      default:
        if (decision.refused !== undefined) onRefused(decision.refused);
        return document(request, reply, parts);
    }
  };
  // a route of its own: hooks such as compression pass by the handler of what is not found
  app.get('/*', page);
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send());
  return pages;
}
