import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { keepCookies } from 'server-kit/http/cookies';
import { acceptForms } from 'server-kit/http/forms';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import type { PlainPages } from '../../pages/plainPage.ts';
import { isPreviewToken, toPreviewCookie } from '../../previews/previewSession.ts';
import type { Previews } from '../../previews/previews.ts';

export interface PreviewServices {
  readonly previews: Previews;
  readonly pages: PlainPages;
  readonly clock: Clock;
}

/** The longest form in bytes: the token of a link, and its name. */
const LONGEST_FORM = 2048;
/** What happens to a link: where its `token` stands, the answer must not be kept or found. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // without the address, in which the token stands; browsers send no origin with `no-referrer`
  'referrer-policy': 'strict-origin',
} as const;

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function registerPreviewLink(app: FastifyInstance, { pages }: PreviewServices): void {
  app.get<{ Querystring: { token?: string } }>('/preview', async (request, reply) => {
    const { token = '' } = request.query;
    reply.headers(PRIVATE);
    return isPreviewToken(token)
      ? pages.previewLink(reply, token)
      : pages.error(reply, { status: 410 });
  });
}

function registerPreviewOpening(
  app: FastifyInstance,
  { previews, pages, clock }: PreviewServices,
): void {
  const guarded = { onRequest: refuseOtherOrigins };
  app.post<{ Body: { token?: string } | undefined }>(
    '/preview',
    guarded,
    async (request, reply) => {
      const { token = '' } = request.body ?? {};
      reply.headers(PRIVATE);
      const preview = isPreviewToken(token)
        ? await previews.open(token).catch(() => undefined)
        : undefined;
      if (!preview) return pages.error(reply, { status: 410 });
      const seconds = Math.floor((Date.parse(preview.expires) - clock()) / 1000);
      keepCookies(reply, [toPreviewCookie(preview.session, seconds, isSecure(request))]);
      return reply.redirect('/', 303);
    },
  );
}

function registerPreviewEnd(app: FastifyInstance): void {
  app.post('/preview/end', { onRequest: refuseOtherOrigins }, async (request, reply) => {
    keepCookies(reply, [toPreviewCookie('', 0, isSecure(request))]);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
}

/**
 * `GET /preview?token=` shows a page with one button for a signed link of panda staff. `POST
 * /preview` opens the preview in this browser and uses the link up. `POST /preview/end` ends it.
 */
export function registerPreviews(app: FastifyInstance, services: PreviewServices): void {
  registerPreviewLink(app, services);
  void app.register(async (forms) => {
    acceptForms(forms, LONGEST_FORM);
    registerPreviewOpening(forms, services);
    registerPreviewEnd(forms);
  });
}
