export { anySearchCondition, anyText, anyTime } from './anySearchCondition.ts';
export { anyQuery } from './anyQuery.ts';
