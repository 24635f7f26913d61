import type { FastifyInstance } from 'fastify';
import { registerCookies } from 'server-kit/http/cookies';
import { registerMetrics } from 'server-kit/http/metrics';
import type { Environment } from '../environment.ts';
import { type PlainPages, plainPages } from '../pages/plainPage.ts';
import { registerAdmission } from '../plugins/admission.ts';
import { registerCompression } from '../plugins/compression.ts';
import { registerErrorReply } from '../plugins/errorReply.ts';
import { registerSecurityHeaders } from '../plugins/securityHeaders.ts';
import { registerAccountPages } from '../routes/account/accountPages.ts';
import { registerAuthRoutes } from '../routes/auth/authRoutes.ts';
import { registerBuilds } from '../routes/builds/buildRoutes.ts';
import { registerExternalFrame } from '../routes/external-frame/externalFrame.ts';
import { registerGatewayForward } from '../routes/forward/forwardGateway.ts';
import { registerShellHealth } from '../routes/health/health.ts';
import { registerInstallable } from '../routes/installable/registerInstallable.ts';
import { registerPages } from '../routes/pages/pageRoutes.ts';
import { registerPreviews } from '../routes/previews/previewRoutes.ts';
import { registerRemoteFiles, registerShellFiles } from '../routes/remotes/remoteFiles.ts';
import { registerSitemap } from '../routes/sitemap/sitemap.ts';
import { openStaffBuild } from '../routes/staff/staffBuild.ts';
import { registerTelemetry } from '../routes/telemetry/intake.ts';
import { registerSpans } from '../routes/telemetry/spans.ts';
import { registerVisitTicket } from '../routes/telemetry/visitTicket.ts';
import type { Services } from '../services/openServices.ts';
import {
  toAccountServices,
  toForwardOptions,
  toPageServices,
  toPlainPageOptions,
  toTelemetryServices,
} from '../services/routeServices.ts';

/**
 * The site's own host, for everybody. Nobody signs in here as staff, and no script of another origin
 * runs.
 */
export async function registerSite(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
): Promise<void> {
  const pages = plainPages(toPlainPageOptions(environment, services));
  await registerPlugins(app, environment, pages);
  await registerCalls(app, environment, services);
  await registerAccounts(app, environment, services);
  registerDocuments(app, environment, services, pages);
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
  registerRemoteFiles(app, services.store, (key) => services.registry.lists(key));
  registerShellFiles(app, environment.SHELL_DIST, services.sharedFiles);
  registerBuilds(app, services);
  registerTelemetry(app, toTelemetryServices(services));
  registerVisitTicket(app, services);
  registerSpans(app, services);
}

/** Registers the sign-ins of the account systems that have pages here. */
async function registerAccounts(
  app: FastifyInstance,
  environment: Environment,
  { auth, clock }: Services,
): Promise<void> {
  const accounts = toAccountServices(environment);
  if (accounts.kinds.length === 0) return;
  const build = await openStaffBuild(environment.SHELL_DIST);
  await registerAccountPages(app, { ...accounts, auth, clock, build });
}

/** Registers the pages of the site, and the files that make it installable. */
function registerDocuments(
  app: FastifyInstance,
  environment: Environment,
  services: Services,
  pages: PlainPages,
): void {
  const { shell, previews, clock, externalFrame } = services;
  registerPreviews(app, { previews, pages, clock });
  registerInstallable(app, { shell, pages });
  registerExternalFrame(app, {
    externalFrame,
    siteOrigin: environment.SITE_ORIGIN,
    pages,
    now: () => performance.now(),
  });
  registerSitemap(app, environment.SITE_ORIGIN, services.answers);
  registerPages(app, toPageServices(environment, services, pages, app.log));
}
