export { anySearchCondition, anyText, anyTime } from './anySearchCondition.ts';
export { anyQuery } from './anyQuery.ts';
export { WORST_QUERIES } from './worstQueries.ts';
