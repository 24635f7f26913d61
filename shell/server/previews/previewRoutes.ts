import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOtherOrigins } from '../auth/sameOrigin.ts';
import type { Clock } from '../clock.ts';
import type { PlainPages } from '../pages/plainPage.ts';
import type { Previews } from './previews.ts';

export interface PreviewServices {
  readonly previews: Previews;
  readonly pages: PlainPages;
  readonly clock: Clock;
}

const PREVIEW_COOKIE = 'asashiba_preview';
const TOKEN = /^[\w-]{1,1600}\.[\w-]{1,100}$/;

export function previewSession({
  headers: { cookie },
}: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === PREVIEW_COOKIE)?.[1];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** The browser's clock may differ from this server's: it is told a span. */
function cookieOf(value: string, seconds: number, isSecure: boolean): string {
  return `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
}

/** `GET /preview?token=`: a signed link of panda staff opens a preview in this browser, once. `POST /preview/end` ends it. */
export function registerPreviews(
  app: FastifyInstance,
  { previews, pages, clock }: PreviewServices,
): void {
  app.get<{ Querystring: { token?: string } }>('/preview', async (request, reply) => {
    const { token = '' } = request.query;
    const preview = TOKEN.test(token)
      ? await previews.open(token).catch(() => undefined)
      : undefined;
    if (!preview) return pages.error(reply, { status: 410 });
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header(
        'set-cookie',
        cookieOf(
          preview.session,
          Math.floor((Date.parse(preview.expires) - clock()) / 1000),
          request.protocol === 'https',
        ),
      )
      .redirect('/', 303);
  });
  void app.register(async (ending) => {
    ending.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, {}),
    );
    ending.post('/preview/end', { onRequest: refuseOtherOrigins }, (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('set-cookie', cookieOf('', 0, request.protocol === 'https'))
        .redirect('/', 303),
    );
  });
}
