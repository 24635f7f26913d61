import { Counter } from 'prom-client';
import { createMetrics } from 'server-kit/http/metrics';
import { requestSeconds } from 'server-kit/http/requestSeconds';

/** Creates the registry's metrics: those of the process, counters of acts and of refused ones, and how long each
 * route takes. */
export function createRegistryMetrics() {
  const registry = createMetrics();
  const acts = new Counter({
    name: 'registry_acts_total',
    help: 'Acts that changed what is live or may become live',
    labelNames: ['widget', 'act'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'registry_refused_acts_total',
    help: 'Acts that were refused by right or by rule, by status',
    labelNames: ['status'],
    registers: [registry],
  });
  return { registry, acts, refused, timeRequests: requestSeconds(registry, 'registry') };
}
export type Metrics = ReturnType<typeof createRegistryMetrics>;
