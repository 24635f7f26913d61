import type { FastifyBaseLogger } from 'fastify';
import { toTracing } from 'server-kit/settings/fields';
import {
  type Environment,
  isDemonstration,
  toAccountPages,
  toMapTiles,
  toTryPatience,
} from '../environment.ts';
import { EXTERNAL_FRAME_PATH } from '../endpoints/externalFramePath.ts';
import { linksAt } from '../pages/sites.ts';
import type { AccountPageServices } from '../routes/account/accountReply.ts';
import type { PlainPageOptions, PlainPages } from '../pages/plainPage.ts';
import type { ForwardOptions } from '../routes/forward/forwardGateway.ts';
import type { PageServices } from '../routes/pages/pageRoutes.ts';
import { userApiAddress } from '../routes/jsonp-frame/userApiForward.ts';
import { releaseOperator } from '../routes/releases/releaseOperator.ts';
import type { ReleaseRouteServices } from '../routes/releases/releaseRoutes.ts';
import type { StatusSources } from '../routes/status/readStatus.ts';
import type { StaffPageServices } from '../routes/staff/staffPages.ts';
import type { TeamServices } from '../routes/team/teamRoutes.ts';
import type { TelemetryServices } from '../routes/telemetry/intake.ts';
import type { Services } from './openServices.ts';

// Each function selects what one group of routes needs from the services and the settings.

export function toForwardOptions(
  environment: Environment,
  { gateway, weather, auth, callTimings }: Services,
): ForwardOptions {
  return {
    gateway,
    weather,
    auth,
    onCall: callTimings,
    mockName: environment.MOCK_NAME,
    uploadLimit: environment.UPLOAD_LIMIT,
  };
}

export function toTelemetryServices({
  metrics,
  registry,
  visits,
  errors,
  admission,
}: Services): TelemetryServices {
  return {
    metrics,
    isLive: (widget) => widget === 'shell' || registry.isLive(widget),
    visits,
    errors,
    admission,
  };
}

export function toReleaseServices(
  environment: Environment,
  staff: StaffPageServices,
): ReleaseRouteServices {
  return {
    ...staff,
    isDevelopment: isDemonstration(environment),
    origin: environment.SITE_ORIGIN,
    operator: releaseOperator(environment.REGISTRY_URL),
  };
}

export function toStatusServices(
  environment: Environment,
  { registry }: Pick<Services, 'registry'>,
): StatusSources {
  return {
    registry,
    gatewayUrl: environment.GATEWAY_URL,
    registryUrl: environment.REGISTRY_URL,
    token: environment.REGISTRY_REPORTS_TOKEN,
  };
}

export function toTeamServices(
  environment: Environment,
  { registry }: Pick<Services, 'registry'>,
  staff: StaffPageServices,
): TeamServices {
  const { REGISTRY_URL: registryUrl, REGISTRY_REPORTS_TOKEN: token, SITE_ORIGIN } = environment;
  return {
    ...staff,
    registry,
    origin: SITE_ORIGIN,
    operator: releaseOperator(registryUrl),
    errors: { registryUrl, token },
  };
}

/** Returns the configured neighbours. The help is a page of this site where it shows the other site's. */
function toSiteLinks({ SITE_LINKS, SITE_ORIGIN, EXTERNAL_FRAME_URL }: Environment) {
  if (EXTERNAL_FRAME_URL === undefined) return SITE_LINKS;
  return { help: new URL(EXTERNAL_FRAME_PATH, SITE_ORIGIN).href, ...SITE_LINKS };
}

export function toAccountServices(
  environment: Environment,
): Omit<AccountPageServices, 'auth' | 'build'> {
  const { SITES_BASE, SITE_ORIGIN, USER_SERVICE_ID, RFB_AUTHORIZE_URL, RFB_SERVICE } = environment;
  return {
    kinds: toAccountPages(environment),
    siteOrigin: SITE_ORIGIN,
    reservationSite: { authorizeUrl: RFB_AUTHORIZE_URL, service: RFB_SERVICE },
    userLogin: linksAt(SITES_BASE, toSiteLinks(environment), USER_SERVICE_ID).login,
  };
}

export function toPlainPageOptions(
  environment: Environment,
  { shell, clock }: Pick<Services, 'shell' | 'clock'>,
): PlainPageOptions {
  return {
    shell,
    clock,
    redirectOrigins: [new URL(environment.SITES_BASE).origin, ...environment.REDIRECT_ORIGINS],
    sitesBase: environment.SITES_BASE,
    userApiUrl: userApiAddress(environment),
    siteLinks: toSiteLinks(environment),
    serviceId: environment.USER_SERVICE_ID,
    origin: environment.SITE_ORIGIN,
    frameOrigin: environment.FRAME_ORIGIN,
    mapTiles: toMapTiles(environment),
    tracesShare: toTracing(environment)?.share,
    isDemonstration: isDemonstration(environment),
  };
}

export function toPageServices(
  environment: Environment,
  services: Services,
  pages: PlainPages,
  log: FastifyBaseLogger,
): PageServices {
  const { previews, admission, siteRules, renderers, registry, filesOf, answers } = services;
  return {
    ...toPlainPageOptions(environment, services),
    pages,
    isDevelopment: isDemonstration(environment),
    previews,
    reportsVisits: admission !== undefined,
    siteRules,
    renderers,
    registry,
    filesOf,
    readerFor: answers.readerFor,
    timings: services.pageTimings,
    keeping: {
      memory: environment.DOCUMENTS_MEMORY,
      resultsKept: environment.RESULTS_KEPT,
      sharedCache: environment.SHARED_CACHE,
      metrics: services.metrics,
    },
    onRefused: (why) => log.error(`a route rule was not followed: ${why}`),
    onSlotFailed: (widget, slot, error) =>
      log.warn({ widget, slot, err: error }, 'the browser must render a slot'),
    onTryFailed: (widget, error) =>
      log.warn({ widget, err: error }, 'the last good version stands in for a new one'),
    tryPatience: toTryPatience(environment),
  };
}
