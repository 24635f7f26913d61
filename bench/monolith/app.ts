import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Registry } from 'prom-client';
import type { ServerWidget, WidgetManifest } from 'shared-contracts/widget';
import { authModule } from 'shell/server/auth/authModule.ts';
import { clockFrom } from 'server-kit/clock';
import { registerCookies } from 'server-kit/http/cookies';
import { plainPages } from 'shell/server/pages/plainPage.ts';
import { registerCompression } from 'shell/server/plugins/compression.ts';
import { registerErrorReply } from 'shell/server/plugins/errorReply.ts';
import type { PageServices } from 'shell/server/routes/pages/pageRoutes.ts';
import type { ShellBuild } from 'shell/server/document/shellBuild.ts';
import { endpoints } from 'shell/server/endpoints/endpoints.ts';
import type { Environment } from 'shell/server/environment.ts';
import { registerGatewayForward } from 'shell/server/routes/forward/forwardGateway.ts';
import { registerJsonpFrame } from 'shell/server/routes/jsonp-frame/jsonpFrame.ts';
import { registerPages } from 'shell/server/routes/pages/pageRoutes.ts';
import { folderAssetStore } from 'shell/server/releases/assetStore.ts';
import type { RegistryAnswer } from 'shell/server/releases/registryAnswer.ts';
import { remotePath, type VersionFiles } from 'shell/server/releases/versionFiles.ts';
import {
  registerImmutableFiles,
  registerRemoteFiles,
} from 'shell/server/routes/remotes/remoteFiles.ts';
import { registerSecurityHeaders } from 'shell/server/plugins/securityHeaders.ts';
import { registerTelemetry } from 'shell/server/routes/telemetry/intake.ts';
import { USUAL_RULES } from 'shell/src/site-rules/siteRules.ts';
import type { MonolithBuild } from './buildMonolith.ts';
import { renderInProcess } from './renderInProcess.ts';

const ASSET = /^[A-Za-z0-9_.-]+\.(js|css|svg|woff2)$/;

interface Bundle extends Pick<
  ShellBuild,
  'catalogueOf' | 'renderFrame' | 'renderMaintenance' | 'renderOffline'
> {
  readonly widgets: Readonly<Record<string, ServerWidget>>;
}

async function tlsOptions(key: string, cert: string) {
  return {
    http2: true as const,
    https: { allowHTTP1: true, key: await readFile(key), cert: await readFile(cert) },
  };
}

/** The chunks' style sheets, read once. */
function filesReader(files: string) {
  const read = new Map<string, Promise<VersionFiles>>();
  const load = async (manifest: WidgetManifest): Promise<VersionFiles> => ({
    serverBundle: '',
    styles: await Promise.all(
      manifest.styles.map(async (file) => {
        const href = remotePath(manifest, file);
        return { href, text: await readFile(join(files, href), 'utf8') };
      }),
    ),
  });
  return (manifest: WidgetManifest) => {
    const known = read.get(manifest.name) ?? load(manifest);
    read.set(manifest.name, known);
    return known;
  };
}

/**
 * The monolith's server: the shell's server with everything that makes a page (documents, headers, policies, compression,
 * gateway forward), without registry, asset store of others and workers. `SHELL_DIST` is the monolith's build.
 */
export async function buildMonolithApp(environment: Environment): Promise<FastifyInstance> {
  const { TLS_KEY, TLS_CERT, SHELL_DIST, GATEWAY_URL, USER_API_URL, SITES_BASE } = environment;
  const tls =
    TLS_KEY !== undefined && TLS_CERT !== undefined ? await tlsOptions(TLS_KEY, TLS_CERT) : {};
  const app = fastify({ ...tls, logger: { level: 'warn' } } as FastifyServerOptions);
  const { build, scripts, styles, discovery } = JSON.parse(
    await readFile(join(SHELL_DIST, 'monolith.json'), 'utf8'),
  ) as MonolithBuild;
  const { widgets, ...frame } = createRequire(import.meta.url)(
    join(SHELL_DIST, 'monolith.cjs'),
  ) as Bundle;
  const files = join(SHELL_DIST, 'public');

  await registerSecurityHeaders(app);
  await registerCompression(app);
  await registerCookies(app);
  const { gateway } = endpoints(environment);
  const auth = authModule({
    gateway,
    services: { user: environment.USER_SERVICE_ID, rfb: environment.RFB_SERVICE },
    userCookies: environment.USER_COOKIES,
  });
  await registerGatewayForward(app, { gateway, auth });
  registerRemoteFiles(app, folderAssetStore(join(files, 'remotes')));
  registerImmutableFiles(app, {
    prefix: '/assets/',
    store: folderAssetStore(join(files, 'assets')),
    pattern: ASSET,
  });
  registerJsonpFrame(app, USER_API_URL);
  registerTelemetry(app, {
    metrics: new Registry(),
    isLive: () => true,
    visits: { add: () => {} },
    admit: undefined,
  });
  const services: Omit<PageServices, 'pages'> = {
    shell: { build, builtAt: 0, scripts, styles, ...frame },
    siteRules: { latest: () => Promise.resolve(USUAL_RULES) },
    redirectOrigins: [],
    siteLinks: environment.SITE_LINKS,
    serviceId: 'omnig08',
    origin: environment.SITE_ORIGIN,
    renderers: renderInProcess(widgets),
    filesOf: filesReader(files),
    registry: { latest: () => Promise.resolve(discovery) } as RegistryAnswer,
    clock: clockFrom(environment.CLOCK),
    gatewayUrl: GATEWAY_URL,
    sitesBase: SITES_BASE,
    userApiUrl: USER_API_URL,
    onSlotFailed: (widget, slot, error) =>
      app.log.warn({ widget, slot, err: error }, 'a slot is left to the browser'),
  };
  const pages = plainPages(services);
  registerErrorReply(app, pages);
  registerPages(app, { ...services, pages });
  return app;
}
