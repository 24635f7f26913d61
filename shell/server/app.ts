import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { join } from 'node:path';
import type { Discovery } from 'shared-contracts/release';
import { registerAdmission } from './admission/admission.ts';
import { authModule } from './auth/authModule.ts';
import { registerAuthRoutes } from './auth/authRoutes.ts';
import { registerInstallable } from './installable/registerInstallable.ts';
import { registerSitemap } from './search-engines/sitemap.ts';
import { clockFrom } from './clock.ts';
import { registerBuilds } from './builds/buildRoutes.ts';
import { openShellBuild } from './document/shellBuild.ts';
import { endpoints, proxyOf } from './endpoints/endpoints.ts';
import { toMapTiles, toS3Access, type Environment } from './environment.ts';
import { registerGatewayForward } from './forward/forwardGateway.ts';
import { registerJsonpFrame } from './jsonp-frame/jsonpFrame.ts';
import { registerPages, rewriteUnusablePath } from './pages/pageRoutes.ts';
import { assetStore, folderAssetStore } from './releases/assetStore.ts';
import { openDisk } from './releases/openDisk.ts';
import { registerPreviews } from './previews/previewRoutes.ts';
import { previews } from './previews/previews.ts';
import { RegistryAnswer } from './releases/registryAnswer.ts';
import { versionFilesReader } from './releases/versionFiles.ts';
import { registerImmutableFiles, registerRemoteFiles } from './remotes/remoteFiles.ts';
import { widgetRenderers } from './render/widgetRenderers.ts';
import { siteRulesFile } from './site-rules/siteRulesFile.ts';
import { registerSecurityHeaders } from './security/headers.ts';
import { openStaffBuild } from './staff/staffBuild.ts';
import { registerStaffPages } from './staff/staffPages.ts';
import { releaseOperator } from './steering/releaseOperator.ts';
import { registerReleases } from './steering/releaseRoutes.ts';
import { registerTelemetry } from './telemetry/intake.ts';
import { reportVisits } from './telemetry/reportVisits.ts';
import { visitAdmission } from './telemetry/visitAdmission.ts';
import { visitCounter } from './telemetry/visitCounter.ts';
import { visitTickets } from './telemetry/visitTickets.ts';

const SHELL_FILE = /^[A-Za-z0-9_.-]+\.(js|css|svg|woff2|png)$/;

/** Bytes. */
const LONGEST_HEADERS = 131_072;

async function tlsOptions(key: string, cert: string) {
  return {
    http2: true as const,
    https: {
      allowHTTP1: true,
      maxHeaderSize: LONGEST_HEADERS,
      settings: { maxHeaderListSize: LONGEST_HEADERS },
      key: await readFile(key),
      cert: await readFile(cert),
    },
  };
}

/** The HTML server with everything registered, not yet listening. */
export async function buildApp(environment: Environment): Promise<FastifyInstance> {
  const tls =
    environment.TLS_KEY !== undefined && environment.TLS_CERT !== undefined
      ? await tlsOptions(environment.TLS_KEY, environment.TLS_CERT)
      : {};
  // the server's kind (HTTP/1 or HTTP/2) is known at run time only
  const app = fastify({
    ...tls,
    logger: { level: 'warn' },
    genReqId: () => randomUUID(),
    requestTimeout: 10_000,
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    // room for a query above the limit to be told so with a page (414)
    http: { maxHeaderSize: LONGEST_HEADERS },
    rewriteUrl: rewriteUnusablePath,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  } as FastifyServerOptions);

  const {
    REGISTRY_URL: registryUrl,
    REGISTRY_OPERATOR_TOKEN: operatorToken,
    REGISTRY_SHELL_TOKEN: shellToken,
  } = environment;
  const isDevelopment = environment.NODE_ENV !== 'production';
  const clock = clockFrom(environment.CLOCK);
  const shell = await openShellBuild(environment.SHELL_DIST);
  const store = assetStore(await openDisk(environment.ASSET_STORE, toS3Access(environment)));
  const renderers = widgetRenderers(environment.RENDER_DEADLINE);
  const filesOf = versionFilesReader(store);
  /** Workers of live versions start ahead of their first page; a broken version holds up no other. */
  const warm = ({ microFrontends }: Discovery) =>
    Promise.all(
      Object.values(microFrontends)
        .flat()
        .filter(({ deployment }) => deployment.traffic > 0)
        .map(async ({ extras: { manifest } }) => {
          try {
            renderers.warm(manifest, await filesOf(manifest));
          } catch (error) {
            app.log.warn({ err: error }, 'a worker could not be started');
          }
        }),
    );
  const registry = new RegistryAnswer({
    registryUrl,
    file: join(environment.SHELL_DATA, 'discovery.json'),
    keys: environment.WIDGET_KEYS,
    onRefused: (id) =>
      app.log.error(`${id} is not signed by its team, or stands elsewhere, and is not used`),
    onChange: (answer) => void warm(answer),
    onFailure: (error) =>
      app.log.warn({ err: error }, 'the registry does not answer; the last answer stands'),
  });
  const siteRules = siteRulesFile({
    file: environment.SITE_RULES ?? join(environment.SHELL_DATA, 'site-rules.json'),
    onProblem: (problem) =>
      app.log.error(`the site rules do not fit, the last good ones hold: ${problem}`),
    onChange: ({ maintenance, routes }) =>
      app.log.warn({ maintenance }, `new site rules hold: ${routes.length} rules of routes`),
  });
  await registry.open();
  void registry.latest();
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });

  await registerSecurityHeaders(app);
  await registerAdmission(app, {
    rateLimit: environment.SHELL_RATE_LIMIT,
    longestLag: environment.LONGEST_LAG,
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // each piece of a streamed document leaves at once
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  const { gateway } = endpoints(environment);
  const { MOCK_NAME: mockName } = environment;
  const auth = authModule({
    gateway,
    mockName,
    services: { user: environment.USER_SERVICE_ID, rfb: environment.RFB_SERVICE },
    userCookies: environment.USER_COOKIES,
    cookieDomain: environment.AUTH_COOKIE_DOMAIN,
  });
  await registerAuthRoutes(app, auth);
  const staff = { auth, build: await openStaffBuild(environment.SHELL_DIST), clock };
  await registerStaffPages(app, staff);
  registerReleases(app, {
    ...staff,
    isDevelopment,
    origin: environment.SITE_ORIGIN,
    operator:
      operatorToken === undefined
        ? undefined
        : releaseOperator({ registryUrl, token: operatorToken }),
  });
  await registerGatewayForward(app, {
    gateway,
    auth,
    mockName,
    uploadLimit: environment.UPLOAD_LIMIT,
  });
  registerRemoteFiles(app, store);
  registerImmutableFiles(app, {
    prefix: '/assets/',
    store: folderAssetStore(join(environment.SHELL_DIST, 'browser')),
    pattern: SHELL_FILE,
  });
  registerJsonpFrame(app, environment.USER_API_URL);
  const visits = visitCounter((id) => registry.isLive(id));
  const tickets = shellToken === undefined ? undefined : visitTickets(shellToken, clock);
  const admit =
    tickets &&
    visitAdmission({
      tickets,
      clock,
      perNetwork: environment.VISITS_PER_NETWORK,
      isOnTrial: (widget) => registry.isOnTrial(widget),
      onFull: () =>
        app.log.warn('visits of further networks do not count for now: no more are remembered'),
    });
  registerTelemetry(app, {
    metrics,
    isLive: (widget) => widget === 'shell' || registry.isLive(widget),
    visits,
    admit,
  });
  if (shellToken !== undefined) {
    const endReports = reportVisits(visits, {
      registryUrl,
      token: shellToken,
      interval: environment.VISIT_INTERVAL,
      onFailure: (error) =>
        app.log.warn({ err: error }, 'the registry was not told of the last visits'),
    });
    app.addHook('onClose', endReports);
  }
  app.get('/health', () => ({
    status: 'ok',
    build: shell.build,
    ...(siteRules.problem() !== undefined && { siteRules: siteRules.problem() }),
  }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  registerBuilds(app, { shell, registry, siteRules });
  const shownPreviews =
    shellToken === undefined
      ? undefined
      : previews({
          registryUrl,
          token: shellToken,
          keys: environment.WIDGET_KEYS,
          isDevelopment,
          onNoBuild: (error) =>
            app.log.warn({ err: error }, 'a preview of a local address shows nothing'),
        });
  const pages = registerPages(app, {
    isDevelopment,
    previews: shownPreviews,
    tickets,
    siteRules,
    redirectOrigins: [new URL(environment.SITES_BASE).origin, ...environment.REDIRECT_ORIGINS],
    onRefused: (why) => app.log.error(`a route rule is not followed: ${why}`),
    shell,
    renderers,
    registry,
    filesOf,
    clock,
    gatewayUrl: environment.GATEWAY_URL,
    reading: { proxy: proxyOf(gateway), mockName },
    sitesBase: environment.SITES_BASE,
    userApiUrl: environment.USER_API_URL,
    siteLinks: environment.SITE_LINKS,
    serviceId: environment.USER_SERVICE_ID,
    origin: environment.SITE_ORIGIN,
    mapTiles: toMapTiles(environment),
    onSlotFailed: (widget, slot, error) =>
      app.log.warn({ widget, slot, err: error }, 'a slot is left to the browser'),
  });
  if (shownPreviews) registerPreviews(app, { previews: shownPreviews, pages, clock });
  registerInstallable(app, { shell, pages });
  registerSitemap(app, environment.SITE_ORIGIN);
  app.addHook('onClose', () => renderers.close());
  return app;
}
