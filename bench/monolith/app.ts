import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Registry } from 'prom-client';
import type { ServerWidget, WidgetManifest } from 'shared-contracts/widget';
import { authModule } from 'shell/server/auth/authModule.ts';
import { clockFrom } from 'shell/server/clock.ts';
import type { ShellBuild } from 'shell/server/document/shellBuild.ts';
import { endpoints } from 'shell/server/endpoints/endpoints.ts';
import type { Environment } from 'shell/server/environment.ts';
import { registerGatewayForward } from 'shell/server/forward/forwardGateway.ts';
import { registerJsonpFrame } from 'shell/server/jsonp-frame/jsonpFrame.ts';
import { registerPages } from 'shell/server/pages/pageRoutes.ts';
import { folderAssetStore } from 'shell/server/releases/assetStore.ts';
import type { RegistryAnswer } from 'shell/server/releases/registryAnswer.ts';
import { remotePath, type VersionFiles } from 'shell/server/releases/versionFiles.ts';
import { registerImmutableFiles, registerRemoteFiles } from 'shell/server/remotes/remoteFiles.ts';
import { registerSecurityHeaders } from 'shell/server/security/headers.ts';
import { registerTelemetry } from 'shell/server/telemetry/intake.ts';
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
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
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
  registerPages(app, {
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
  });
  return app;
}
