import fastify, { type FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import type { ShellBuild } from '../server/document/shellBuild.ts';
import { registerCompression } from '../server/plugins/compression.ts';
import { plainPages } from '../server/pages/plainPage.ts';
import {
  type PageServices,
  registerPages,
  rewriteUnusablePath,
} from '../server/routes/pages/pageRoutes.ts';
import { pageTitle } from '../src/routes/pageTitle.ts';
import { USUAL_RULES } from '../src/site-rules/siteRules.ts';
import { aDiscovery, aLiveVersion, aPageState } from './builders.ts';

const aFrame: ShellBuild['renderFrame'] = (state) => ({
  title: '',
  head: { title: pageTitle(state, (key) => key), tags: [], structured: [] },
  html: `<p>${state.page} ${state.device}</p>`,
});

/**
 * Returns a server of pages, with other services where given. Its frame is one paragraph, or what
 * `renderFrame` renders.
 */
export async function pageServer(
  more: Partial<PageServices> = {},
  renderFrame = aFrame,
): Promise<FastifyInstance> {
  const app = fastify({ rewriteUrl: rewriteUnusablePath, trustProxy: 'loopback' });
  await registerCompression(app);
  await registerCookies(app);
  const options: Omit<PageServices, 'pages'> = {
    registry: { latest: async () => aDiscovery(aLiveVersion()) },
    shell: {
      build: 'b',
      catalogueOf: () => aPageState().messages,
      scripts: [],
      styles: [],
      builtAt: 0,
      renderMaintenance: (_state, until) => ({
        title: 'closed',
        html: `<p>closed until ${until}</p>`,
      }),
      renderOffline: () => ({ title: '', html: '' }),
      renderPreviewLink: () => ({ title: '', html: '' }),
      renderExternalFrame: () => ({ title: '', html: '' }),
      renderFrame,
    },
    renderers: {
      render: async () => ({ html: '', data: '{}' }),
      avoided: () => new Set(),
      isTryDue: () => false,
      tryNew: async () => {},
      tryUnderWay: () => undefined,
    },
    filesOf: async () => ({ serverBundle: '', styles: [] }),
    onSlotFailed: () => {},
    onTryFailed: () => {},
    clock: () => 0,
    siteRules: { latest: async () => USUAL_RULES },
    redirectOrigins: ['https://sites.example'],
    readerFor: () => () => Promise.reject(new Error('no gateway')),
    sitesBase: 'https://sites.example',
    userApiUrl: 'https://user.example/info',
    siteLinks: {},
    serviceId: 'omnig08',
    origin: 'https://golf.example',
    frameOrigin: 'https://frame.golf.example',
    ...more,
  };
  registerPages(app, { ...options, pages: plainPages(options) });
  return app;
}
