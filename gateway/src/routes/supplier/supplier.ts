import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { registerBatches } from './batch.ts';
import { registerStreams } from './stream.ts';

/** Registers what suppliers send: changes of stock and prices, in batches and in streams (ADR 027). */
export function registerSupplier(app: FastifyInstance, services: Services): void {
  registerBatches(app, services);
  registerStreams(app, services);
}
