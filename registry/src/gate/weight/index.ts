export { brokenWeight } from './brokenWeight.ts';
export { weigh, type Weight } from './weigh.ts';
