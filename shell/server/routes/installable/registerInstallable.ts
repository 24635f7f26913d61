import type { FastifyInstance } from 'fastify';
import type { ShellBuild } from '../../document/shellBuild.ts';
import type { PlainPages } from '../../pages/plainPage.ts';
import { webManifest } from './manifest.ts';
import { serviceWorker } from './serviceWorker.ts';

/** Registers the web app manifest, the service worker and the offline page. */
export function registerInstallable(
  app: FastifyInstance,
  { shell, pages }: { readonly shell: ShellBuild; readonly pages: Pick<PlainPages, 'offline'> },
): void {
  const manifests = (lang: string) => webManifest(lang, (locale) => shell.catalogueOf(locale));
  app.get<{ Querystring: { lang?: string } }>(
    '/manifest.webmanifest',
    async ({ query: { lang = '' } }, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifests(String(lang)))),
  );
  app.get('/service-worker.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(serviceWorker(shell.build)),
  );
  app.get('/offline', async (_request, reply) => pages.offline(reply));
}
