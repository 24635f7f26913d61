import { Counter } from 'prom-client';
import { createMetrics } from 'server-kit/http/metrics';

/** Creates the registry's metrics: those of the process, and a counter of acts. */
export function createRegistryMetrics() {
  const registry = createMetrics();
  const acts = new Counter({
    name: 'registry_acts_total',
    help: 'Publishes and rollbacks that changed what is live',
    labelNames: ['widget', 'act'],
    registers: [registry],
  });
  return { registry, acts };
}
export type Metrics = ReturnType<typeof createRegistryMetrics>;
