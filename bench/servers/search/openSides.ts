import type { InventoryColumns } from 'gateway/src/inventory/memory/columns.ts';
import { loadColumns } from 'gateway/src/inventory/memory/loadColumns.ts';
import { memorySearch } from 'gateway/src/inventory/memory/memorySearch.ts';
import { type Inventory, openInventory } from 'gateway/src/inventory/openInventory.ts';
import { sqlSearch } from 'gateway/src/inventory/search/sqlSearch.ts';
import { toInventorySource } from 'gateway/src/inventory/source.ts';
import { toJapaneseDay } from 'shared-contracts/format';
import { startPostgres } from 'tooling/postgres/startPostgres';
import { type Evaluate, plainEvaluator } from './plainEvaluator.ts';
import {
  type CalledGateway,
  floorSide,
  inProcess,
  overHttp,
  type SearchSide,
} from './searchSides.ts';
import { CLOCK, type GatewayOptions } from '../../sides/startGateway.ts';

export interface SidesOfSearch {
  readonly sides: readonly SearchSide[];
  /** The floor's evaluator, which says what is right. */
  readonly evaluate: Evaluate;
  /** What the index and the floor read. */
  readonly columns: InventoryColumns;
}

interface Opening extends GatewayOptions {
  /** A PostgreSQL server; SQLite when undefined. */
  readonly url?: string | undefined;
}

async function open({ url, folder, courses, ends }: Opening): Promise<Inventory> {
  const inventory = await openInventory({
    source: toInventorySource(url, folder),
    courses,
    today: toJapaneseDay(Date.parse(CLOCK)),
  });
  ends.defer(() => inventory.close());
  await inventory.indexed;
  return inventory;
}

/** Fills the machine's PostgreSQL with the same inventory; no side where there is no server. */
async function postgresSides(options: GatewayOptions): Promise<SearchSide[]> {
  const server = await startPostgres();
  options.ends.defer(() => server.stop());
  if (server.url === undefined) {
    options.log('This machine has no PostgreSQL server: its row is left out.');
    return [];
  }
  const { db } = await open({ ...options, url: server.url });
  return [inProcess('SQL in PostgreSQL', sqlSearch(db), true)];
}

/** Opens every way to answer a search over the inventory that the gateway has filled. */
export async function openSides(
  options: GatewayOptions & { readonly withPostgres: boolean },
  gateways: readonly CalledGateway[],
): Promise<SidesOfSearch> {
  const { db } = await open(options);
  const columns = await loadColumns(db);
  const evaluate = plainEvaluator(columns);
  return {
    evaluate,
    columns,
    sides: [
      ...gateways.map(overHttp),
      inProcess('SQL in SQLite', sqlSearch(db), true),
      ...(options.withPostgres ? await postgresSides(options) : []),
      inProcess('index in memory', memorySearch(columns), false),
      floorSide(evaluate),
    ],
  };
}
