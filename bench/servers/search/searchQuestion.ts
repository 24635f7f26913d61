import { COURSE_ORDERS } from 'gateway/src/inventory/search/courseOrders.ts';
import type { SearchCriteria } from 'gateway/src/inventory/search/criteria.ts';
import type { CourseOrder } from 'gateway/src/inventory/search/findCourses.ts';
import { toCriteria } from 'gateway/src/inventory/search/toCriteria.ts';
import { parseGatewayQuery } from 'shared-contracts/search';
import type { Evaluate, SearchAnswer } from './plainEvaluator.ts';
import { CLOCK } from '../../sides/startGateway.ts';

/** A search in the forms in which the sides are asked, and its right answer. */
export interface SearchQuestion {
  /** The query on the wire. */
  readonly query: string;
  readonly criteria: SearchCriteria;
  readonly order: CourseOrder;
  readonly page: number;
  readonly expected: SearchAnswer;
}

const NOW = Date.parse(CLOCK);

/** Reads a query and lets the plain evaluator answer it. */
export function toQuestion(query: string, evaluate: Evaluate): SearchQuestion {
  const { condition } = parseGatewayQuery(query, { now: NOW });
  const criteria = toCriteria(condition, NOW);
  const order = COURSE_ORDERS[condition.order] ?? 'reservations';
  const { page } = condition;
  return { query, criteria, order, page, expected: evaluate(criteria, order, page) };
}

/** Whether two answers name the same courses in the same order, and the same count. */
export function isSame(one: SearchAnswer, other: SearchAnswer): boolean {
  return (
    one.count === other.count &&
    one.ids.length === other.ids.length &&
    one.ids.every((id, place) => id === other.ids[place])
  );
}
