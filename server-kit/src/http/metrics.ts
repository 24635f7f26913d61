import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { isChild } from '../processes/askPrimary.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server counts. Exists after `registerMetrics`. */
    readonly metrics: Registry;
  }
}

/** What can write the metrics of one process, or of several together. */
export interface MetricsSource {
  readonly contentType: string;
  write(): Promise<string>;
}

/**
 * Creates a registry with the default metrics of the process. A server adds its own counters to it.
 */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/**
 * Adds `app.metrics` to the server. `runServer` serves them on an address of their own, which
 * visitors do not reach.
 */
export function registerMetrics(app: FastifyInstance, metrics: Registry): void {
  app.decorate('metrics', metrics);
  if (isChild()) AggregatorRegistry.setRegistries(metrics);
}

/**
 * Makes a process of several answer when the primary asks all of them, also before it has metrics: the
 * primary waits for each, so one that is still starting would hide the metrics of all.
 */
export function answerForMetrics(): void {
  void new AggregatorRegistry();
}

/** Returns what can write the metrics of this process. */
export function metricsSource({ metrics }: FastifyInstance): MetricsSource {
  return { contentType: metrics.contentType, write: () => metrics.metrics() };
}

/** Returns, in the primary, what can write the metrics of all its processes together. */
export function metricsOfAll(): MetricsSource {
  const aggregator = new AggregatorRegistry();
  return { contentType: aggregator.contentType, write: () => aggregator.clusterMetrics() };
}
