import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageState } from '../../src/release/releaseSet.ts';
import { PLAIN_END, renderPlainHead } from '../document/head.ts';
import type { ShellBuild } from '../document/shellBuild.ts';
import { pagePolicy } from '../security/contentSecurityPolicy.ts';
import { sitesAt } from './sites.ts';

export interface ErrorPageServices { readonly shell: ShellBuild; readonly sitesBase: string; readonly userApiUrl: string }

const NOTHING_LIVE = { widgets: {}, slots: {} };

/** R2.07, R8.08: one static page in the site's look, without a script, for a status that no page of the site stands for. */
export const errorPage = ({ shell, sitesBase, userApiUrl }: ErrorPageServices) => (reply: FastifyReply, status: number): FastifyReply => {
  const nonce = randomBytes(16).toString('base64');
  const state: PageState = {
    page: 'error', path: '/error', query: `status=${status}`, locale: 'ja-JP', device: 'PC', now: 0,
    sites: sitesAt(sitesBase, userApiUrl), release: NOTHING_LIVE, build: shell.build,
  };
  const { title, html } = shell.renderFrame(state);
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, NOTHING_LIVE))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`${renderPlainHead({ title, nonce, shell })}${html}${PLAIN_END}`);
};
export type ErrorPage = ReturnType<typeof errorPage>;

/** What nobody caught: logged with the request's id; a person gets the page, a program a short answer. */
export const registerErrorHandler = (app: FastifyInstance, page: ErrorPage): void => {
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return page(reply, status);
    return reply.code(status).send({ data: [{ message: status >= 500 ? `Internal Server Error (${request.id})` : error.message }] });
  });
};
