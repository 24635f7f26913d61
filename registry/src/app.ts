import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { openAssetStore } from './assets/assetStore.ts';
import { openDisk } from './assets/openDisk.ts';
import { toClock } from './clock.ts';
import { toS3Access, type Environment } from './environment.ts';
import { answerErrors } from './errors/answerErrors.ts';
import { createMetrics } from './metrics.ts';
import { openDatabase, type RegistryDatabase } from './records/openDatabase.ts';
import { recordStore } from './records/recordStore.ts';
import type { Registry, RegistryApp } from './registry.ts';
import { discoveryRoute } from './routes/discovery/discoveryRoute.ts';
import { healthRoutes } from './routes/health/healthRoutes.ts';
import { holdRoute } from './routes/hold/holdRoute.ts';
import { previewRoutes } from './routes/previews/previewRoutes.ts';
import { publishRoute } from './routes/publish/publishRoute.ts';
import { raiseRoute } from './routes/raise/raiseRoute.ts';
import { rollbackRoute } from './routes/rollback/rollbackRoute.ts';
import { settingsRoutes } from './routes/settings/settingsRoutes.ts';
import { versionsRoute } from './routes/versions/versionsRoute.ts';
import { visitsRoute } from './routes/visits/visitsRoute.ts';

type S3Setting = 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY';
export type AppSettings = Pick<
  Environment,
  | 'ASSET_STORE'
  | 'REGISTRY_DATA'
  | 'DATABASE_URL'
  | 'REGISTRY_TOKENS'
  | 'WIDGET_KEYS'
  | 'HOST_SHARED'
  | 'CLOCK'
  | S3Setting
> &
  Partial<Pick<Environment, 'NODE_ENV' | 'HOST_EVENTS'>> & {
    readonly logLevel?: string;
    /** In place of the one that the settings name. */ readonly database?:
      RegistryDatabase | undefined;
  };

/** The registry, not yet listening. Closing it closes its database. */
export async function createApp(settings: AppSettings): Promise<RegistryApp> {
  const registry: Registry = {
    tokens: settings.REGISTRY_TOKENS,
    keys: settings.WIDGET_KEYS,
    records: recordStore(
      settings.database ?? (await openDatabase(settings.DATABASE_URL, settings.REGISTRY_DATA)),
    ),
    assets: openAssetStore(await openDisk(settings.ASSET_STORE, toS3Access(settings))),
    clock: toClock(settings.CLOCK),
    metrics: createMetrics(),
    gate: {
      hostShared: settings.HOST_SHARED,
      hostEvents: settings.HOST_EVENTS ?? (() => undefined),
    },
    localPreviews: settings.NODE_ENV !== 'production',
  };
  const app = fastify({
    logger: { level: settings.logLevel ?? 'warn' },
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  });
  app.addHook('onClose', async () => registry.records.close());
  answerErrors(app);
  await app.register(helmet);
  // acts only: every document that a shell server answers may ask what is live
  await app.register(rateLimit, { global: false, max: 120, timeWindow: '1 minute' });
  healthRoutes(app, registry);
  discoveryRoute(app, registry);
  versionsRoute(app, registry);
  publishRoute(app, registry);
  raiseRoute(app, registry);
  rollbackRoute(app, registry);
  holdRoute(app, registry);
  settingsRoutes(app, registry);
  visitsRoute(app, registry);
  previewRoutes(app, registry);
  return app;
}
