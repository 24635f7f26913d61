export { ROADS, ROADS_OF_PREFECTURE, roadChoices, roadName } from './roads.ts';
