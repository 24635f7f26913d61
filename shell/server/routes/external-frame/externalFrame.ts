import type { FastifyInstance } from 'fastify';
import { EXTERNAL_FRAME_PATH } from '../../endpoints/externalFramePath.ts';
import type { Endpoint } from '../../endpoints/endpoints.ts';
import type { PlainPages } from '../../pages/plainPage.ts';
import { mayBeFramed } from './mayBeFramed.ts';

export interface ExternalFrameServices {
  /** The page of the external site; without it there is no page for it here. */
  readonly externalFrame: Endpoint | undefined;
  /** The site's origin, whose pages show the frame. */
  readonly siteOrigin: string;
  readonly pages: PlainPages;
  /** Milliseconds, never decreasing. */
  readonly now: () => number;
}

/**
 * R3.26, R7.19: registers the page that shows the external site's page, in a sandboxed frame of its own
 * origin. Where that page does not answer or may not be framed, a link leads there.
 */
export function registerExternalFrame(
  app: FastifyInstance,
  { externalFrame, siteOrigin, pages, now }: ExternalFrameServices,
): void {
  if (!externalFrame) return;
  const isShown = mayBeFramed(externalFrame, siteOrigin, now);
  app.get(EXTERNAL_FRAME_PATH, async (_request, reply) =>
    pages.externalFrame(reply, { address: externalFrame.url, isShown: await isShown() }),
  );
}
