import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageName } from 'shared-contracts/widget';
import { MAX_QUERY_BYTES } from 'shared-contracts/search';
import { routeOf } from '../../src/pages/routes.ts';
import type { PageState } from '../../src/release/releaseSet.ts';
import type { Clock } from '../clock.ts';
import { renderDocument, type DocumentServices } from '../document/renderDocument.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { gatewayReader } from '../render/gatewayReader.ts';
import { INTEGRITY_POLICY, pagePolicy } from '../security/contentSecurityPolicy.ts';
import { deviceOf } from './device.ts';
import { errorPage, registerErrorHandler } from './errorPage.ts';
import { sitesAt } from './sites.ts';

export interface PageServices extends DocumentServices {
  readonly registry: RegistryAnswer;
  readonly clock: Clock;
  readonly gatewayUrl: string;
  readonly sitesBase: string;
  readonly userApiUrl: string;
}

const splitUrl = (url: string): { path: string; query: string } => {
  const [path = '/', query = ''] = url.split(/\?(.*)/s);
  return { path, query };
};

const canBeDecoded = (path: string): boolean => {
  try { return decodeURIComponent(path) !== ''; } catch { return false; }
};

/** R4.02: a path that cannot be decoded is a page that is not found; the router would answer with an error of its own. */
export const rewriteUnusablePath = ({ url = '/' }: { readonly url?: string }): string =>
  url.startsWith('/') && canBeDecoded(splitUrl(url).path) ? url : '/PageNotFound';

const STATUS: Partial<Record<PageName, number>> = { 'not-found': 404, error: 500 };

/** R2.01: a phone that asks for `/` goes to the smartphone top, its query with it. */
const phoneTop = (path: string, query: string, device: string): string | undefined =>
  path === '/' && device === 'MB' ? `/smart/iphone_top.html${query === '' ? '' : `?${query}`}` : undefined;

/** Every page: status and redirects are decided before the first byte, then one document is streamed. */
export const registerPages = (app: FastifyInstance, services: PageServices): void => {
  const sites = sitesAt(services.sitesBase, services.userApiUrl);
  const showError = errorPage(services);
  registerErrorHandler(app, showError);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query } = splitUrl(request.originalUrl);
    if (Buffer.byteLength(query) > MAX_QUERY_BYTES) return showError(reply, 414);
    const device = deviceOf(request.headers['user-agent'] ?? '');
    const redirect = phoneTop(path, query, device);
    if (redirect !== undefined) return reply.header('vary', 'user-agent').redirect(redirect, 302);

    const route = routeOf(path);
    const { set: release, manifests } = chooseRelease(await services.registry.latest());
    const nonce = randomBytes(16).toString('base64');
    const state: PageState = {
      page: route.page, path, query, device, release, sites,
      locale: 'ja-JP', now: services.clock(), build: services.shell.build,
    };
    const document = renderDocument(services, { state, manifests, nonce, reader: gatewayReader(services.gatewayUrl, request.ip) });
    return reply
      .code(STATUS[route.page] ?? 200)
      .header('content-security-policy', pagePolicy(nonce, release))
      .header('integrity-policy', INTEGRITY_POLICY)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(Readable.from(document));
  };
  // a route of its own: hooks such as compression pass by the handler of what is not found
  app.get('/*', page);
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send());
};
