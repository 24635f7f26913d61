import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Registry } from 'prom-client';
import { AUTH_TYPES } from 'shared-contracts/staff';
import type { ServerWidget, WidgetManifest } from 'shared-contracts/widget';
import { openAnswers } from 'shell/server/answers/openAnswers.ts';
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
import { registerBuilds } from 'shell/server/routes/builds/buildRoutes.ts';
import { registerGatewayForward } from 'shell/server/routes/forward/forwardGateway.ts';
import { registerInstallable } from 'shell/server/routes/installable/registerInstallable.ts';
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
  | 'catalogueOf'
  | 'renderFrame'
  | 'renderMaintenance'
  | 'renderOffline'
  | 'renderPreviewLink'
  | 'renderExternalFrame'
> {
  readonly widgets: Readonly<Record<string, ServerWidget>>;
}

async function tlsOptions(key: string, cert: string) {
  return {
    http2: true as const,
    https: { allowHTTP1: true, key: await readFile(key), cert: await readFile(cert) },
  };
}

/** Reads the style sheets of a widget's chunk once, as the product reads the files of a version. */
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
 * What the build has written into `folder`: its record, its server bundle, and the folder of its
 * files.
 */
async function readBuild(folder: string, name: string) {
  const record = JSON.parse(await readFile(join(folder, name), 'utf8')) as MonolithBuild;
  const bundle = createRequire(import.meta.url)(join(folder, 'monolith.cjs')) as Bundle;
  return { record, bundle, files: join(folder, 'public') };
}

/**
 * Registers everything around the pages that the shell's server has, too: headers, compression, the
 * forward to the gateway, files.
 */
async function registerSurroundings(
  app: FastifyInstance,
  environment: Environment,
  files: string,
): Promise<void> {
  await registerSecurityHeaders(app);
  await registerCompression(app);
  await registerCookies(app);
  const { gateway } = endpoints(environment);
  const auth = authModule({
    gateway,
    systems: AUTH_TYPES,
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
  registerJsonpFrame(app, {
    userApiUrl: environment.USER_API_URL,
    siteOrigin: environment.SITE_ORIGIN,
  });
  registerTelemetry(app, {
    metrics: new Registry(),
    isLive: () => true,
    visits: { add: () => {}, heard: () => {} },
    errors: { add: () => {} },
    admission: undefined,
  });
}

/** How a server makes documents of the monolith's build. */
export interface MonolithOptions {
  /** The record of the build in its folder. */
  readonly record?: string;
  /** Returns the frame's build as the documents are to use it. */
  readonly toShell?: (shell: ShellBuild) => ShellBuild;
}

/**
 * The services of the shell's pages, with the monolith's build in the place of published widgets.
 */
function toPageServices(
  environment: Environment,
  { record, bundle, files }: Awaited<ReturnType<typeof readBuild>>,
  toShell: (shell: ShellBuild) => ShellBuild,
  log: FastifyInstance['log'],
): Omit<PageServices, 'pages'> {
  const { build, scripts, styles, discovery } = record;
  const { widgets, ...frame } = bundle;
  return {
    shell: toShell({ build, builtAt: 0, scripts, styles, ...frame }),
    siteRules: { latest: () => Promise.resolve(USUAL_RULES) },
    redirectOrigins: [],
    siteLinks: environment.SITE_LINKS,
    serviceId: 'omnig08',
    origin: environment.SITE_ORIGIN,
    // it is one server with one host
    frameOrigin: environment.SITE_ORIGIN,
    renderers: {
      ...renderInProcess(widgets),
      avoided: () => new Set(),
      isTryDue: () => false,
      tryNew: async () => {},
      tryUnderWay: () => undefined,
    },
    filesOf: filesReader(files),
    registry: { latest: () => Promise.resolve(discovery) } as RegistryAnswer,
    clock: clockFrom(environment.CLOCK),
    readerFor: openAnswers(environment, endpoints(environment), new Registry()).readerFor,
    sitesBase: environment.SITES_BASE,
    userApiUrl: environment.USER_API_URL,
    onSlotFailed: (widget, slot, error) =>
      log.warn({ widget, slot, err: error }, 'a slot is left to the browser'),
    onTryFailed: () => {},
  };
}

/**
 * The monolith's server: the shell's server with everything that makes a page (documents, headers,
 * policies, compression, the forward to the gateway), without a registry, without published files
 * and without render workers. `SHELL_DIST` is the folder of the monolith's build.
 */
export async function buildMonolithApp(
  environment: Environment,
  { record = 'monolith.json', toShell = (shell) => shell }: MonolithOptions = {},
): Promise<FastifyInstance> {
  const { TLS_KEY, TLS_CERT, SHELL_DIST } = environment;
  const tls =
    TLS_KEY !== undefined && TLS_CERT !== undefined ? await tlsOptions(TLS_KEY, TLS_CERT) : {};
  const app = fastify({ ...tls, logger: { level: 'warn' } } as FastifyServerOptions);
  const build = await readBuild(SHELL_DIST, record);
  await registerSurroundings(app, environment, build.files);
  const services = toPageServices(environment, build, toShell, app.log);
  const pages = plainPages(services);
  registerErrorReply(app, pages);
  registerInstallable(app, { shell: services.shell, pages });
  registerBuilds(app, services);
  registerPages(app, { ...services, pages });
  return app;
}
