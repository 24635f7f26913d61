import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { registerRateLimit } from 'server-kit/admission/rateLimit';
import { createServer } from 'server-kit/http/createServer';
import { registerMetrics } from 'server-kit/http/metrics';
import type { LogStream } from 'server-kit/logs/serverLog';
import { registerErrorReply } from './plugins/errorReply.ts';
import { registerOpenApi } from './plugins/openApi.ts';
import type { Registry } from './registry.ts';
import { registerDiscovery } from './routes/discovery/discoveryRoute.ts';
import { registerErrors } from './routes/errors/errorsRoute.ts';
import { registerRegistryHealth } from './routes/health/health.ts';
import { registerHold } from './routes/hold/holdRoute.ts';
import { registerPreviews } from './routes/previews/previewRoutes.ts';
import { registerPublish } from './routes/publish/publishRoute.ts';
import { registerRaise } from './routes/raise/raiseRoute.ts';
import { registerStart } from './routes/start/startRoute.ts';
import { registerRollback } from './routes/rollback/rollbackRoute.ts';
import { registerSettings } from './routes/settings/settingsRoutes.ts';
import { registerTokens } from './routes/tokens/tokenRoutes.ts';
import { registerArchive } from './routes/versions/archiveRoute.ts';
import { registerVersions } from './routes/versions/versionsRoute.ts';
import { registerVisits } from './routes/visits/visitsRoute.ts';
import { registerWatches } from './watch/endWatches.ts';

/** Milliseconds: a request can hold a whole widget. */
const REQUEST_TIMEOUT = 30_000;
const WATCH_PAUSE = 60_000;

export interface AppOptions {
  /** Default: `warn`. */
  readonly logLevel?: string;
  /** Takes the lines of the log. Default: standard output. */
  readonly logStream?: LogStream;
  /** Milliseconds within which a request must have come whole. Default: 30 s. */
  readonly requestTimeout?: number;
  /** Milliseconds between two looks for watches that are over. Default: a minute. */
  readonly watchPause?: number;
}

/** The number of acts that one address may send in a minute. */
const MOST_ACTS = 120;

/** Builds the registry's server. It does not listen yet. Closing it closes the database. */
export async function buildApp(
  registry: Registry,
  {
    logLevel = 'warn',
    logStream,
    requestTimeout = REQUEST_TIMEOUT,
    watchPause = WATCH_PAUSE,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = createServer({
    logger: { level: logLevel, stream: logStream },
    requestTimeout,
    forceCloseConnections: 'idle',
  });
  app.addHook('onClose', () => registry.records.close());
  registry.metrics.timeRequests(app);
  registerErrorReply(app, registry.metrics);
  await app.register(helmet);
  // limits acts only: shell servers ask what is live for every document
  await registerRateLimit(app, { max: MOST_ACTS, global: false });
  registerMetrics(app, registry.metrics.registry);
  await registerOpenApi(app);
  registerRegistryHealth(app, registry);
  registerDiscovery(app, registry);
  registerVersions(app, registry);
  registerArchive(app, registry);
  registerPublish(app, registry);
  registerStart(app, registry);
  registerRaise(app, registry);
  registerRollback(app, registry);
  registerHold(app, registry);
  registerSettings(app, registry);
  registerVisits(app, registry);
  registerWatches(app, registry, watchPause);
  registerErrors(app, registry);
  registerPreviews(app, registry);
  registerTokens(app, registry);
  return app;
}
