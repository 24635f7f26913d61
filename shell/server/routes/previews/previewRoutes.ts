import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { keepCookies } from 'server-kit/http/cookies';
import { acceptForms } from 'server-kit/http/forms';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import type { PlainPages } from '../../pages/plainPage.ts';
import { landingOf, toOwnPage } from '../../previews/landing.ts';
import {
  isPreviewToken,
  isVersionAddress,
  toPreviewCookie,
} from '../../previews/previewSession.ts';
import type { OpenedPreview, Previews, VersionAddress } from '../../previews/previews.ts';

export interface PreviewServices {
  readonly previews: Previews;
  readonly pages: PlainPages;
  readonly clock: Clock;
}

/** The longest form in bytes: the token of a link, a page of this site, and their names. */
const LONGEST_FORM = 8192;
/** What happens to a link: where its `token` or key stands, the answer must not be kept or found. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // without the address, in which the token stands; browsers send no origin with `no-referrer`
  'referrer-policy': 'strict-origin',
} as const;
/** What only a form of this site does. */
const guarded = { onRequest: refuseOtherOrigins };
/** Seconds after which a browser may ask again whether there is a version. */
const ASK_AGAIN = 5;

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

/** The field of a form that says where the preview leads, if that is a page of this site. */
function atField(at: unknown): Record<string, string> {
  const page = toOwnPage(at);
  return page === undefined ? {} : { at: page };
}

/** Opens a preview in this browser: its cookie, and the way to a page where it can be seen. */
function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { session, expires, slots }: OpenedPreview,
  { clock, at }: { readonly clock: Clock; readonly at: unknown },
): FastifyReply {
  const seconds = Math.floor((Date.parse(expires) - clock()) / 1000);
  keepCookies(reply, [toPreviewCookie(session, seconds, isSecure(request))]);
  return reply.redirect(landingOf(slots, at), 303);
}

interface LinkFields {
  readonly token?: string;
  readonly at?: string;
}

function registerPreviewLink(app: FastifyInstance, { pages }: PreviewServices): void {
  app.get<{ Querystring: LinkFields }>('/preview', async (request, reply) => {
    const { token = '', at } = request.query;
    reply.headers(PRIVATE);
    return isPreviewToken(token)
      ? pages.previewLink(reply, {
          is: 'link',
          action: '/preview',
          fields: { token, ...atField(at) },
        })
      : pages.error(reply, { status: 410 });
  });
}

function registerPreviewOpening(
  app: FastifyInstance,
  { previews, pages, clock }: PreviewServices,
): void {
  app.post<{ Body: LinkFields | undefined }>('/preview', guarded, async (request, reply) => {
    const { token = '', at } = request.body ?? {};
    reply.headers(PRIVATE);
    const preview = isPreviewToken(token)
      ? await previews.open({ token }).catch(() => undefined)
      : undefined;
    return preview
      ? enter(request, reply, preview, { clock, at })
      : pages.error(reply, { status: 410 });
  });
}

const VERSION_PATH = '/preview/:widget/:version/:key';
interface VersionRoute {
  Params: VersionAddress;
  Querystring: { readonly at?: string };
  Body: { readonly at?: string } | undefined;
}

/** Sends the page of an address: with a button, or with the reason why there is none. */
async function sendVersionPage(
  request: FastifyRequest<VersionRoute>,
  reply: FastifyReply,
  { previews, pages }: PreviewServices,
): Promise<FastifyReply> {
  const { params } = request;
  const { widget, version, key } = params;
  const look = isVersionAddress(params) ? await previews.look(params) : 'unknown';
  if (look === 'unavailable') {
    reply.header('retry-after', String(ASK_AGAIN));
    return pages.error(reply, { status: 503 });
  }
  if (look !== 'there') return pages.previewLink(reply, { is: look, widget, version });
  const action = `/preview/${widget}/${version}/${key}`;
  const fields = atField(request.query.at);
  return pages.previewLink(reply, { is: 'version', widget, version, action, fields });
}

function registerVersionAddress(app: FastifyInstance, services: PreviewServices): void {
  const { previews, clock } = services;
  app.get<VersionRoute>(VERSION_PATH, (request, reply) =>
    sendVersionPage(request, reply.headers(PRIVATE), services),
  );
  app.post<VersionRoute>(VERSION_PATH, guarded, async (request, reply) => {
    const { params, body } = request;
    reply.headers(PRIVATE);
    const preview = isVersionAddress(params)
      ? await previews.open(params).catch(() => undefined)
      : undefined;
    return preview
      ? enter(request, reply, preview, { clock, at: body?.at })
      : sendVersionPage(request, reply, services);
  });
}

function registerPreviewEnd(app: FastifyInstance): void {
  app.post('/preview/end', guarded, async (request, reply) => {
    keepCookies(reply, [toPreviewCookie('', 0, isSecure(request))]);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
}

/**
 * `GET /preview?token=` shows a page with one button for a signed link. `POST /preview` opens the preview in
 * this browser and uses the link up. `GET` and `POST /preview/:widget/:version/:key` do the same for the
 * address of a version, which is never used up. Both lead to a page where the widget stands, or to the one
 * that `at` names. `POST /preview/end` ends a preview.
 */
export function registerPreviews(app: FastifyInstance, services: PreviewServices): void {
  registerPreviewLink(app, services);
  void app.register(async (forms) => {
    acceptForms(forms, LONGEST_FORM);
    registerPreviewOpening(forms, services);
    registerVersionAddress(forms, services);
    registerPreviewEnd(forms);
  });
}
