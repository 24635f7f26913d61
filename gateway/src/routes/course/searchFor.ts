import type { FastifyReply } from 'fastify';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { SearchServices } from '../services.ts';

/**
 * Returns the search that a request takes once for all its questions, and says its generation in the
 * header `x-inventory-generation` (ADR 027). SQL, which answers until the index is there, has none.
 */
export function searchFor(
  { inventory }: Pick<SearchServices, 'inventory'>,
  reply: FastifyReply,
): InventorySearch {
  const search = inventory.search();
  if (search.generation !== undefined) reply.header('x-inventory-generation', search.generation);
  return search;
}
