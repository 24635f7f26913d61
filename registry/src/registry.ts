import type { FastifyInstance } from 'fastify';
import type { TeamTokens } from './access/teamTokens.ts';
import type { AssetStore } from './assets/assetStore.ts';
import type { Clock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { RecordStore } from './records/recordStore.ts';

export type RegistryApp = FastifyInstance;

/** What the routes work with. */
export interface Registry {
  readonly tokens: TeamTokens;
  readonly records: RecordStore;
  readonly assets: AssetStore;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Every act that changes what is live runs through it, one at a time. */
  readonly inTurn: <Result>(act: () => Promise<Result>) => Promise<Result>;
}
