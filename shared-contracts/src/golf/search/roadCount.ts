/**
 * R3.14: the largest road code; codes start at 1. It stands apart from `shared-contracts/roads`, so
 * that a check does not load the names.
 */
export const ROAD_COUNT = 211;
