import type { FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { createServer } from 'server-kit/http/createServer';
import { registerMetrics } from 'server-kit/http/metrics';
import type { Environment } from './environment.ts';
import { type PlainPages, plainPages } from './pages/plainPage.ts';
import { registerAdmission } from './plugins/admission.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerErrorReply } from './plugins/errorReply.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerAuthRoutes } from './routes/auth/authRoutes.ts';
import { registerBuilds } from './routes/builds/buildRoutes.ts';
import { registerGatewayForward } from './routes/forward/forwardGateway.ts';
import { registerShellHealth } from './routes/health/health.ts';
import { registerInstallable } from './routes/installable/registerInstallable.ts';
import { registerJsonpFrame } from './routes/jsonp-frame/jsonpFrame.ts';
import { registerPages } from './routes/pages/pageRoutes.ts';
import { registerPreviews } from './routes/previews/previewRoutes.ts';
import { registerReleases } from './routes/releases/releaseRoutes.ts';
import { registerRemoteFiles, registerShellFiles } from './routes/remotes/remoteFiles.ts';
import { registerSitemap } from './routes/sitemap/sitemap.ts';
import { openStaffBuild } from './routes/staff/staffBuild.ts';
import { registerStaffPages } from './routes/staff/staffPages.ts';
import { registerTelemetry } from './routes/telemetry/intake.ts';
import { registerVisitTicket } from './routes/telemetry/visitTicket.ts';
import { toServerOptions } from './serverOptions.ts';
import { openServices, type Services } from './services/openServices.ts';
import {
  toForwardOptions,
  toPageServices,
  toPlainPageOptions,
  toReleaseServices,
  toTelemetryServices,
} from './services/routeServices.ts';

/** Builds the shell's server with all plugins and routes. It does not listen yet. */
export async function buildApp(environment: Environment): Promise<FastifyInstance> {
  const app = createServer(await toServerOptions(environment));
  const services = await openServices(environment, app.log);
  const pages = plainPages(toPlainPageOptions(environment, services));
  app.addHook('onClose', () => services.close());
  await registerPlugins(app, environment, pages);
  await registerCalls(app, environment, services);
  await registerStaff(app, environment, services);
  registerDocuments(app, environment, services, pages);
  return app;
}

/** Registers the plugins that every request passes, in this order. */
async function registerPlugins(
  app: FastifyInstance,
  environment: Environment,
  pages: PlainPages,
): Promise<void> {
  registerErrorReply(app, pages);
  await registerSecurityHeaders(app);
  // a cookie chooses the language of a refusal
  await registerCookies(app);
  await registerAdmission(app, {
    rateLimit: environment.SHELL_RATE_LIMIT,
    longestLag: environment.LONGEST_LAG,
    pagesInFlight: Math.ceil(environment.PAGES_IN_FLIGHT / environment.PROCESSES),
  });
  await registerCompression(app);
}

/** Registers the routes that pages, widgets and other programs call. */
async function registerCalls(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
): Promise<void> {
  registerShellHealth(app, services);
  registerMetrics(app, services.metrics);
  await registerAuthRoutes(app, services.auth);
  await registerGatewayForward(app, toForwardOptions(environment, services));
  registerRemoteFiles(app, services.store);
  registerShellFiles(app, environment.SHELL_DIST);
  registerBuilds(app, services);
  registerTelemetry(app, toTelemetryServices(services));
  registerVisitTicket(app, services);
  registerJsonpFrame(app, environment.USER_API_URL);
}

/** Registers the pages for staff. */
async function registerStaff(
  app: FastifyInstance,
  environment: Environment,
  { auth, clock }: Services,
): Promise<void> {
  const staff = { auth, clock, build: await openStaffBuild(environment.SHELL_DIST) };
  await registerStaffPages(app, staff);
  registerReleases(app, toReleaseServices(environment, staff));
}

/** Registers the pages of the site, and the files that make it installable. */
function registerDocuments(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
  pages: PlainPages,
): void {
  const { shell, previews, clock } = services;
  if (previews) registerPreviews(app, { previews, pages, clock });
  registerInstallable(app, { shell, pages });
  registerSitemap(app, environment.SITE_ORIGIN);
  registerPages(app, toPageServices(environment, services, pages, app.log));
}
