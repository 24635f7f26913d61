import type { Language } from 'shared-contracts/locale';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { ByteText } from '../byteText.ts';
import { courseText } from './courseText.ts';
import { planText } from './planText.ts';
import { toReviewMonths } from './toReviewMonths.ts';

const PLANS_SHOWN = 3;

interface PageQuestion {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the titles of plans, as far as they have been given in it. */
  readonly language: Language;
  /** The number of plans of one course. */
  readonly most?: number;
}

/**
 * Reads these courses in this order, each with its cheapest fitting plans, `most` at most, and
 * writes the fields `items` and `plans` of the contract as JSON without braces. Leaves unknown ids out.
 */
export async function readPageText(
  search: InventorySearch,
  criteria: SearchCriteria,
  ids: readonly number[],
  { now, language, most = PLANS_SHOWN }: PageQuestion,
): Promise<ByteText> {
  const shown = await search.readShown(criteria, ids, { now, most });
  const months = toReviewMonths(now);
  const { players } = criteria;
  const items = shown.map((each) => courseText(each, months));
  const plans = shown.flatMap(({ course, plans: own }) => {
    const party = {
      golfTax: course.golf_tax,
      isOverseas: course.country > 0,
      players,
      language,
    };
    return own.map((plan) => planText(plan, party));
  });
  return `"items":[${items.join(',')}],"plans":[${plans.join(',')}]`;
}
