import { collectDefaultMetrics, Counter, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const acts = new Counter({
    name: 'registry_acts_total',
    help: 'Publishes and rollbacks that changed what is live',
    labelNames: ['widget', 'act'],
    registers: [registry],
  });
  return { registry, acts };
}
export type Metrics = ReturnType<typeof createMetrics>;
