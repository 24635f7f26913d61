import type { FastifyReply, FastifyRequest } from 'fastify';
import { readDevice } from '../../src/device/readDevice.ts';
import type { PreviewLink } from '../../src/pages/PreviewLinkPage.tsx';
import type { ExternalFrame } from '../../src/pages/ExternalFramePage.tsx';
import type { RenderedPage } from '../../src/frame.server.tsx';
import { toDestination } from '../../src/navigation/navigationChain.ts';
import { USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import type { Failure, PageState } from '../../src/document/pageState.ts';
import { allowedInPlain, PLAIN_END, renderPlainHead } from '../document/head.ts';
import type { ShellBuild } from '../document/shellBuild.ts';
import { readLocale } from '../locale/requestLocale.ts';
import { type Outside, pagePolicy } from '../security/contentSecurityPolicy.ts';
import { keptPages, type SharedPage } from './keptPages.ts';
import { pageStateMaker, type PageStateOptions } from './pageState.ts';

const NOTHING_LIVE = { widgets: {}, slots: {} };

/** The status of the page of a preview's link. */
const PREVIEW_STATUS = { link: 200, version: 200, gone: 410, unknown: 404 } as const;

export interface PlainPages {
  /** R2.07, R8.08: sends the page for an error status. */
  error(reply: FastifyReply, failure: Failure): FastifyReply;
  /**
   * Sends the page for a request that is refused (429, 503). It is rendered once for each language,
   * so that a refusal under overload costs almost nothing.
   */
  refusal(reply: FastifyReply, status: 429 | 503): FastifyReply;
  /** Sends the page that the service worker keeps for a browser without a connection. */
  offline(reply: FastifyReply): FastifyReply;
  /** Sends the page that asks whether to open the preview of a link, or says why it cannot be opened. */
  previewLink(reply: FastifyReply, link: PreviewLink): FastifyReply;
  /** R3.26: sends the page that shows a page of another site. */
  externalFrame(reply: FastifyReply, frame: ExternalFrame): FastifyReply;
  /**
   * R2.09: sends our own announcement of a maintenance. `retryAfter` is in seconds, `until` in ISO
   * 8601.
   */
  maintenance(
    reply: FastifyReply,
    options: { readonly retryAfter: number; readonly until: string | undefined },
  ): FastifyReply;
}

export interface PlainPageOptions extends Omit<PageStateOptions, 'shell'> {
  readonly shell: ShellBuild;
}

/** Returns a function that makes the state of a page without widgets. */
function plainStateMaker(options: PlainPageOptions) {
  const makeState = pageStateMaker(options);
  return ({ originalUrl, headers, cookies }: FastifyRequest): PageState =>
    makeState({
      locale: readLocale(toDestination(originalUrl).query, cookies, headers['accept-language'])
        .locale,
      destination: { path: '/error', query: '' },
      agent: readDevice({}),
      rules: USUAL_RULES,
      release: NOTHING_LIVE,
    });
}

function sendPlain(
  reply: FastifyReply,
  shell: ShellBuild,
  status: number,
  state: PageState,
  { title, html }: RenderedPage,
  outside: Outside = {},
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(allowedInPlain(shell), NOTHING_LIVE, outside))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(`${renderPlainHead({ title, state, shell })}${html}${PLAIN_END}`);
}

/** The path in a refusal; without it a link leads to the address that was refused. */
const REFUSED_PATH = '/__refused__';

/** Renders a refusal that is the same for everybody with this language. */
function refusalPage(shell: ShellBuild, plain: PageState, status: number): SharedPage {
  const state: PageState = {
    ...plain,
    page: 'error',
    path: REFUSED_PATH,
    query: '',
    failure: { status },
  };
  const { title, html } = shell.renderFrame(state);
  const head = renderPlainHead({ title, state, shell });
  const page = `${head}${html.replaceAll(REFUSED_PATH, '')}${PLAIN_END}`;
  return { html: page, policy: pagePolicy(allowedInPlain(shell), NOTHING_LIVE) };
}

/** Makes the static pages that replace the site's own. They have its look and need no script. */
export function plainPages(options: PlainPageOptions): PlainPages {
  const { shell } = options;
  const plainState = plainStateMaker(options);
  const refusals = keptPages();
  return {
    error(reply, failure) {
      const state: PageState = {
        ...plainState(reply.request),
        page: 'error',
        path: reply.request.url.split('?')[0] ?? '/',
        query: '',
        failure,
      };
      return sendPlain(reply, shell, failure.status, state, shell.renderFrame(state));
    },
    refusal(reply, status) {
      const plain = plainState(reply.request);
      return refusals.send(reply, status, `${plain.locale} ${status}`, () =>
        refusalPage(shell, plain, status),
      );
    },
    offline(reply) {
      const state = plainState(reply.request);
      return sendPlain(reply, shell, 200, state, shell.renderOffline(state));
    },
    previewLink(reply, link) {
      const state = plainState(reply.request);
      const page = shell.renderPreviewLink(state, link);
      return sendPlain(reply, shell, PREVIEW_STATUS[link.is], state, page);
    },
    externalFrame(reply, frame) {
      const state = plainState(reply.request);
      const page = shell.renderExternalFrame(state, frame);
      const { origin: frameOrigin } = new URL(frame.address);
      return sendPlain(reply, shell, 200, state, page, frame.isShown ? { frameOrigin } : {});
    },
    maintenance(reply, { retryAfter, until }) {
      const state = plainState(reply.request);
      reply.header('retry-after', String(retryAfter));
      return sendPlain(reply, shell, 503, state, shell.renderMaintenance(state, until));
    },
  };
}
