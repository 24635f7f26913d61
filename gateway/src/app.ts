import type { FastifyInstance } from 'fastify';
import { registerInFlight } from 'server-kit/admission/inFlight';
import { registerLoadShedding } from 'server-kit/admission/loadShedding';
import { registerRateLimit } from 'server-kit/admission/rateLimit';
import { registerCookies } from 'server-kit/http/cookies';
import { createServer, type ServerOptions } from 'server-kit/http/createServer';
import { isHealth } from 'server-kit/http/health';
import { createMetrics, registerMetrics } from 'server-kit/http/metrics';
import type { LogStream } from 'server-kit/logs/serverLog';
import { registerBodyDeadline } from './plugins/bodyDeadline.ts';
import { registerErrorReply } from './plugins/errorReply.ts';
import { registerOpenApi } from './plugins/openApi.ts';
import { parseQuery, registerQueryLimit } from './plugins/queryLimit.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerAdPlatform } from './routes/adplat/adplat.ts';
import { registerAdClick } from './routes/adplat/click.ts';
import { registerAuth } from './routes/auth/authRoutes.ts';
import { registerHolidays } from './routes/calendar/holidays.ts';
import { registerContent } from './routes/content/blocks.ts';
import { registerCourseCount } from './routes/course/count.ts';
import { registerCourseCoupons } from './routes/course/coupons.ts';
import { registerCourseDetails } from './routes/course/details.ts';
import { registerCourseFacets } from './routes/course/facets.ts';
import { registerCourseList } from './routes/course/list.ts';
import { registerCourseMap } from './routes/course/map.ts';
import { registerCoursePlans } from './routes/course/plans.ts';
import { registerPrefectureHits } from './routes/course/prefectureHits.ts';
import { registerPriceCalendar } from './routes/course/priceCalendar.ts';
import { registerCourseSearch } from './routes/course/search.ts';
import { registerCourseSheet } from './routes/course/sheet.ts';
import { registerCourseStock } from './routes/course/stock.ts';
import { registerSuggestions } from './routes/course/suggestion.ts';
import { registerCourseWeather } from './routes/course/weather.ts';
import { registerGatewayHealth } from './routes/health/health.ts';
import { registerGatewayMetrics } from './routes/health/metrics.ts';
import { registerContentImages } from './routes/image/contentImage.ts';
import { registerCourseImages } from './routes/image/courseImage.ts';
import { registerLanding } from './routes/landing/landing.ts';
import type { Services } from './routes/services.ts';
import { registerSoloSearch } from './routes/solo/soloSearch.ts';
import { registerSupplier } from './routes/supplier/supplier.ts';
import { registerUserInfo } from './routes/user/userInfo.ts';

export interface AppOptions extends Services {
  /** Whether it shows pages that stand in for the neighbouring sites: in demonstrations only. */
  readonly landingPages: boolean;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  readonly logLevel: string;
  /** Takes the lines of the log. Default: standard output. */
  readonly logStream?: LogStream;
  /**
   * Milliseconds that the event loop may lag before requests are refused with 503; 0 refuses none.
   */
  readonly longestLag: number;
  /**
   * The proxies (the shell servers) whose `X-Forwarded-For` names the visitor, in Fastify's
   * notation. Request rates and refused sign-ins are counted by that address.
   */
  readonly trustedProxies: string;
  /** Milliseconds for the head of a request, and again for its body. Default: 8 s. */
  readonly requestTimeout?: number;
}

/** Milliseconds. */
const REQUEST_TIMEOUT = 8000;
/** Bytes. */
const LONGEST_BODY = 16_384;
const RETRY_AFTER_SECONDS = 1;

/**
 * What works on the inventory at the same time, which is what a turn of the event loop works on, and what
 * waits for it: a tenth of a second of searches. One visitor gets half of it. The deadline is shorter
 * than the time for which a shell waits (ADR 031).
 */
const IN_FLIGHT = {
  most: 8,
  mostWaiting: 120,
  mostOfOne: 64,
  longestWait: 500,
  deadline: 8000,
  retryAfter: RETRY_AFTER_SECONDS,
  keepsRefusal: true,
};

interface InventoryGate {
  /** The gate admits the routes that this part of the server registers later. */
  add(course: FastifyInstance): void;
}

/** Admits what works on the inventory. A refusal costs as little as it can: nothing else comes before. */
function registerInventoryGate(app: FastifyInstance): InventoryGate {
  const routes = new Set<string | undefined>();
  registerInFlight(app, { ...IN_FLIGHT, isFor: ({ routeOptions: { url } }) => routes.has(url) });
  return {
    add(course) {
      course.addHook('onRoute', ({ url }) => {
        routes.add(url);
      });
    },
  };
}

function toServerOptions({
  logLevel,
  logStream,
  trustedProxies,
  requestTimeout = REQUEST_TIMEOUT,
}: AppOptions): ServerOptions {
  return {
    logger: logLevel !== 'silent' && { level: logLevel, stream: logStream },
    // a stream of a supplier has no end: `registerBodyDeadline` times all other requests
    requestTimeout: 0,
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 1000 },
    bodyLimit: LONGEST_BODY,
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 200,
      ignoreTrailingSlash: true,
    },
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
  };
}

/** Builds the server with every route below `/gora` (R7.15); it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createServer(toServerOptions(options));
  registerMetrics(app, createMetrics());
  const gate = await registerPlugins(app, options);
  await app.register(async (gora) => registerGora(gora, options, gate), { prefix: '/gora' });
  return app;
}

/** Registers what every request passes through, in this order. */
async function registerPlugins(
  app: FastifyInstance,
  { rateLimit, longestLag, requestTimeout = REQUEST_TIMEOUT }: AppOptions,
): Promise<InventoryGate> {
  registerErrorReply(app);
  await registerSecurityHeaders(app);
  const gate = registerInventoryGate(app);
  registerQueryLimit(app);
  registerBodyDeadline(app, requestTimeout);
  await registerRateLimit(app, { max: rateLimit, isFree: isHealth });
  await registerLoadShedding(app, {
    longestLag,
    retryAfter: RETRY_AFTER_SECONDS,
    isFree: isHealth,
  });
  await registerCookies(app);
  await registerOpenApi(app);
  return gate;
}

async function registerGora(
  gora: FastifyInstance,
  services: AppOptions,
  gate: InventoryGate,
): Promise<void> {
  gora.get('/openapi.json', { schema: { hide: true } }, async () => gora.swagger());
  const metrics = registerGatewayMetrics(gora, gora.metrics, services.inventory);
  registerGatewayHealth(gora, services);
  await gora.register(async (gated) => registerSearches(gated, services, gate));
  registerHolidays(gora);
  registerCourseWeather(gora, services);
  registerCourseImages(gora);
  registerContentImages(gora);
  registerAdPlatform(gora, services);
  registerAdClick(gora, services, metrics);
  registerUserInfo(gora, services);
  await gora.register(async (supplier) => registerSupplier(supplier, services));
  registerAuth(gora, services);
  if (services.landingPages)
    await gora.register(async (landing) => registerLanding(landing, services));
}

/**
 * Registers the routes that work the inventory hard; they take only as many requests as they can
 * answer.
 */
function registerSearches(gated: FastifyInstance, services: Services, gate: InventoryGate): void {
  gate.add(gated);
  registerCourseSearch(gated, services);
  registerCourseCount(gated, services);
  registerCourseFacets(gated, services);
  registerCoursePlans(gated, services);
  registerPriceCalendar(gated, services);
  registerCourseMap(gated, services);
  registerPrefectureHits(gated, services);
  registerSoloSearch(gated, services);
  registerCourseDetails(gated, services);
  registerCourseCoupons(gated, services);
  registerCourseSheet(gated, services);
  registerCourseList(gated, services);
  registerCourseStock(gated, services);
  registerSuggestions(gated, services);
  // the content of the top page names what the inventory offers
  registerContent(gated, services);
}
