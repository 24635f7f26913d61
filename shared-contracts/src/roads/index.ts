export { ROADS, ROADS_OF_PREFECTURE, roadChoices, roadName, type Road } from './roads.ts';
