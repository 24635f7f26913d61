export { roadName } from './roadNames.ts';
export { ROADS, ROADS_OF_PREFECTURE, roadChoices } from './roads.ts';
