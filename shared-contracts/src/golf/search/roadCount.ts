/** R3.14: road codes run from 1 to this; their names stand in `shared-contracts/roads`, which is not needed to check one. */
export const ROAD_COUNT = 211;
