import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/frame.server.tsx';
import type { Failure, PageState } from '../../src/document/pageState.ts';
import { PLAIN_END, renderPlainHead } from '../document/head.ts';
import type { ShellBuild } from '../document/shellBuild.ts';
import { pagePolicy } from '../security/contentSecurityPolicy.ts';

const NOTHING_LIVE = { widgets: {}, slots: {} };

export interface PlainPages {
  /** R2.07, R8.08: the page of a status that no page of the site stands for. */
  error(reply: FastifyReply, failure: Failure): FastifyReply;
  /** R2.09: the announcement of our own. `retryAfter` in seconds, `until` in ISO 8601. */
  /** The page of a lost connection, for the browser to keep. */
  offline(reply: FastifyReply): FastifyReply;
  maintenance(
    reply: FastifyReply,
    options: { readonly retryAfter: number; readonly until: string | undefined },
  ): FastifyReply;
}

export interface PlainPageOptions {
  readonly shell: ShellBuild;
  /** The state of a document without a release set. */
  readonly plainState: (request: FastifyRequest) => PageState;
}

/** Static pages in the site's look, without a script that they need: they stand where the site itself cannot. */
export function plainPages({ shell, plainState }: PlainPageOptions): PlainPages {
  const send = (
    reply: FastifyReply,
    status: number,
    state: PageState,
    { title, html }: RenderedPage,
  ) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(nonce, NOTHING_LIVE))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(`${renderPlainHead({ title, nonce, state, shell })}${html}${PLAIN_END}`);
  };
  return {
    error(reply, failure) {
      const state: PageState = {
        ...plainState(reply.request),
        page: 'error',
        path: reply.request.url.split('?')[0] ?? '/',
        query: '',
        failure,
      };
      return send(reply, failure.status, state, shell.renderFrame(state));
    },
    offline(reply) {
      const state = plainState(reply.request);
      return send(reply, 200, state, shell.renderOffline(state));
    },
    maintenance(reply, { retryAfter, until }) {
      const state = plainState(reply.request);
      return send(
        reply.header('retry-after', String(retryAfter)),
        503,
        state,
        shell.renderMaintenance(state, until),
      );
    },
  };
}
