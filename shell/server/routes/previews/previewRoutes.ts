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

/** The longest form in bytes. The server reads no field of it. */
const LONGEST_FORM = 1024;

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

function registerPreviewLink(
  app: FastifyInstance,
  { previews, pages, clock }: PreviewServices,
): void {
  app.get<{ Querystring: { token?: string } }>('/preview', async (request, reply) => {
    const { token = '' } = request.query;
    const preview = isPreviewToken(token)
      ? await previews.open(token).catch(() => undefined)
      : undefined;
    if (!preview) return pages.error(reply, { status: 410 });
    const seconds = Math.floor((Date.parse(preview.expires) - clock()) / 1000);
    keepCookies(reply, [toPreviewCookie(preview.session, seconds, isSecure(request))]);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect('/', 303);
  });
}

function registerPreviewEnd(app: FastifyInstance): void {
  app.post('/preview/end', { onRequest: refuseOtherOrigins }, async (request, reply) => {
    keepCookies(reply, [toPreviewCookie('', 0, isSecure(request))]);
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });
}

/**
 * `GET /preview?token=` opens a preview in this browser by a signed link of panda staff, once.
 * `POST /preview/end` ends it.
 */
export function registerPreviews(app: FastifyInstance, services: PreviewServices): void {
  registerPreviewLink(app, services);
  void app.register(async (ending) => {
    acceptForms(ending, LONGEST_FORM);
    registerPreviewEnd(ending);
  });
}
