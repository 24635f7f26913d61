import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAuth } from './auth/routes/authRoutes.ts';
import { registerAdmission } from './http/admission.ts';
import { type Draining, registerDraining } from './http/draining.ts';
import { registerErrorReply } from './http/errorReply.ts';
import { parseQuery, registerQueryLimit } from './http/queryLimit.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { registerAdPlatform } from './routes/adplat/adplat.ts';
import { registerAdClick } from './routes/adplat/click.ts';
import { registerHolidays } from './routes/calendar/holidays.ts';
import { registerContent } from './routes/content/blocks.ts';
import { registerCourseCount } from './routes/course/count.ts';
import { registerCourseCoupons } from './routes/course/coupons.ts';
import { registerCourseDetails } from './routes/course/details.ts';
import { registerCourseMap } from './routes/course/map.ts';
import { registerCoursePlans } from './routes/course/plans.ts';
import { registerPrefectureHits } from './routes/course/prefectureHits.ts';
import { registerPriceCalendar } from './routes/course/priceCalendar.ts';
import { registerCourseSearch } from './routes/course/search.ts';
import { registerCourseStock } from './routes/course/stock.ts';
import { registerSuggestions } from './routes/course/suggestion.ts';
import { registerHealth } from './routes/health/health.ts';
import { registerMetrics } from './routes/health/metrics.ts';
import { registerContentImages } from './routes/image/contentImage.ts';
import { registerCourseImages } from './routes/image/courseImage.ts';
import { registerLanding } from './routes/landing/landing.ts';
import type { Services } from './routes/services.ts';
import { registerSoloSearch } from './routes/solo/soloSearch.ts';
import { registerUserInfo } from './routes/user/userInfo.ts';

export interface AppOptions extends Services {
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  readonly logLevel: string;
  /** Milliseconds by which the event loop may lag before requests are sent away; 0 never sends any. */
  readonly longestLag: number;
  /** Whose word for the visitor's address is taken, as Fastify reads it: the shell servers. Rates and refused sign-ins are counted by it. */
  readonly trustedProxies: string;
}

export interface GatewayApp {
  readonly app: FastifyInstance;
  readonly draining: Draining;
}

const REQUEST_TIMEOUT = 8000;
const LONGEST_BODY = 16_384;

function createServer({ logLevel, trustedProxies }: AppOptions): FastifyInstance {
  return Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 1000 },
    bodyLimit: LONGEST_BODY,
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 200,
      ignoreTrailingSlash: true,
    },
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
  });
}

/** Everything that `/gora` offers (R7.15), registered by name. */
export async function buildApp(options: AppOptions): Promise<GatewayApp> {
  const app = createServer(options);
  registerErrorReply(app);
  registerQueryLimit(app);
  const draining = registerDraining(app);
  await registerSecurityHeaders(app);
  await app.register(rateLimit, { max: options.rateLimit, timeWindow: 60_000 });
  await app.register(underPressure, {
    maxEventLoopDelay: options.longestLag,
    retryAfter: 1,
    exposeStatusRoute: false,
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: '朝芝ゴルフ gateway', version: '1.0.0' } },
  });
  await app.register(async (gora) => registerGora(gora, options, draining), { prefix: '/gora' });
  return { app, draining };
}

async function registerGora(
  gora: FastifyInstance,
  services: Services,
  draining: Draining,
): Promise<void> {
  gora.get('/openapi.json', { schema: { hide: true } }, async () => gora.swagger());
  const metrics = registerMetrics(gora);
  registerHealth(gora, services.inventory, draining);
  await gora.register(async (course) => registerCourses(course, services));
  registerHolidays(gora);
  registerContent(gora, services);
  registerCourseImages(gora);
  registerContentImages(gora);
  registerAdPlatform(gora, services);
  registerAdClick(gora, services, metrics);
  registerUserInfo(gora, services);
  registerAuth(gora, services);
  await gora.register(async (landing) => registerLanding(landing, services));
}

/** What reads the inventory much is let in only as fast as it can be answered. */
function registerCourses(course: FastifyInstance, services: Services): void {
  registerAdmission(course);
  registerCourseSearch(course, services);
  registerCourseCount(course, services);
  registerCoursePlans(course, services);
  registerPriceCalendar(course, services);
  registerCourseMap(course, services);
  registerPrefectureHits(course, services);
  registerSoloSearch(course, services);
  registerCourseDetails(course, services);
  registerCourseCoupons(course, services);
  registerCourseStock(course, services);
  registerSuggestions(course, services);
}
