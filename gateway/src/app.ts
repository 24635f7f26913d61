import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAdmission } from './http/admission.ts';
import { type Draining, registerDraining } from './http/draining.ts';
import { registerErrorReply } from './http/errorReply.ts';
import { parseQuery } from './http/parseQuery.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { registerCourseCoupons } from './routes/course/coupons.ts';
import { registerCourseDetails } from './routes/course/details.ts';
import { registerCourseSearch } from './routes/course/search.ts';
import type { Services } from './routes/services.ts';

export interface AppOptions extends Services {
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  readonly logLevel: string;
}

export interface GatewayApp { readonly app: FastifyInstance; readonly draining: Draining }

const REQUEST_TIMEOUT = 8000;
const LONGEST_BODY = 16_384;

const createServer = (logLevel: string): FastifyInstance => Fastify({
  logger: logLevel === 'silent' ? false : { level: logLevel },
  requestTimeout: REQUEST_TIMEOUT,
  http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 1000 },
  bodyLimit: LONGEST_BODY,
  routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  trustProxy: 'loopback',
  forceCloseConnections: 'idle',
});

/** Everything that `/gora` offers (R7.15), registered by name. */
export const buildApp = async (options: AppOptions): Promise<GatewayApp> => {
  const app = createServer(options.logLevel);
  registerErrorReply(app);
  const draining = registerDraining(app);
  await registerSecurityHeaders(app);
  await app.register(cookie);
  await app.register(rateLimit, { max: options.rateLimit, timeWindow: 60_000 });
  await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 1, exposeStatusRoute: false });
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: { title: '朝芝ゴルフ gateway', version: '1.0.0' } } });
  await app.register(async (gora) => {
    gora.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    await gora.register(async (course) => {
      registerAdmission(course);
      registerCourseSearch(course, options);
      registerCourseDetails(course, options);
      registerCourseCoupons(course, options);
    });
  }, { prefix: '/gora' });
  return { app, draining };
};
