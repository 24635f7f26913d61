import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { openAssetStore } from './assets/assetStore.ts';
import { toClock } from './clock.ts';
import type { Environment } from './environment.ts';
import { answerErrors } from './errors/answerErrors.ts';
import { createMetrics } from './metrics.ts';
import { inTurn } from './records/inTurn.ts';
import { openRecordStore } from './records/recordStore.ts';
import type { Registry, RegistryApp } from './registry.ts';
import { discoveryRoute } from './routes/discovery/discoveryRoute.ts';
import { healthRoutes } from './routes/health/healthRoutes.ts';
import { publishRoute } from './routes/publish/publishRoute.ts';
import { rollbackRoute } from './routes/rollback/rollbackRoute.ts';
import { versionsRoute } from './routes/versions/versionsRoute.ts';

export type AppSettings = Pick<Environment, 'ASSET_STORE' | 'REGISTRY_DATA' | 'REGISTRY_TOKENS' | 'CLOCK'> & { readonly logLevel?: string };

/** The registry, not yet listening. Closing it closes its database. */
export const createApp = async (settings: AppSettings): Promise<RegistryApp> => {
  const registry: Registry = {
    tokens: settings.REGISTRY_TOKENS,
    records: openRecordStore(settings.REGISTRY_DATA),
    assets: openAssetStore(settings.ASSET_STORE),
    clock: toClock(settings.CLOCK),
    metrics: createMetrics(),
    inTurn: inTurn(),
  };
  const app = fastify({
    logger: { level: settings.logLevel ?? 'warn' }, genReqId: () => randomUUID(), requestTimeout: 30_000, forceCloseConnections: 'idle',
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
  rollbackRoute(app, registry);
  return app;
};
