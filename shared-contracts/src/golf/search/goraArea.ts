import { regionOf } from '../areas/index.ts';
import type { SearchCondition } from './condition.ts';

/**
 * R3.04: returns `gora_area`, the region (101 to 108) of the first area, or 0 when there is none.
 */
export function toGoraArea({ area }: Pick<SearchCondition, 'area'>): number {
  return regionOf(area[0] ?? 0);
}
