import { Counter } from 'prom-client';
import { createMetrics } from 'server-kit/http/metrics';

/** Creates the registry's metrics: those of the process, and counters of acts and of refused ones. */
export function createRegistryMetrics() {
  const registry = createMetrics();
  const acts = new Counter({
    name: 'registry_acts_total',
    help: 'Publishes and rollbacks that changed what is live',
    labelNames: ['widget', 'act'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'registry_refused_acts_total',
    help: 'Acts that were refused by right or by rule, by status',
    labelNames: ['status'],
    registers: [registry],
  });
  return { registry, acts, refused };
}
export type Metrics = ReturnType<typeof createRegistryMetrics>;
