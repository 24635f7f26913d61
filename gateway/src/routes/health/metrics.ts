import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { requestSeconds } from 'server-kit/http/requestSeconds';
import type { Inventory } from '../../inventory/openInventory.ts';

export interface Metrics {
  readonly adClicks: Counter;
}

/** Registers how old the inventory is that searches answer from. */
function registerFreshness(registry: Registry, inventory: Pick<Inventory, 'freshness'>): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      // the process that is furthest behind counts
      aggregator: 'max',
      collect() {
        this.set(read());
      },
    });
  gauge(
    'gateway_inventory_checked_seconds',
    'Seconds since the index in memory was last known to be what the database has',
    () => inventory.freshness().checkedSeconds,
  );
  gauge(
    'gateway_inventory_changed_seconds',
    'Seconds since the index in memory last took in a change',
    () => inventory.freshness().changedSeconds,
  );
}

/**
 * Counts how long each route takes and the clicks on advertisements, and says how fresh the inventory
 * is.
 */
export function registerGatewayMetrics(
  app: FastifyInstance,
  registry: Registry,
  inventory: Pick<Inventory, 'freshness'>,
): Metrics {
  requestSeconds(registry, 'gateway')(app);
  registerFreshness(registry, inventory);
  return {
    adClicks: new Counter({
      name: 'gateway_ad_clicks_total',
      help: 'Clicks on advertisements',
      registers: [registry],
    }),
  };
}
