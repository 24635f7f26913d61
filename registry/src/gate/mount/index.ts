export * from '../bundle/paintVisits.ts';
export * from './brokenMount.ts';
export * from './held.ts';
export * from './hostPage.ts';
export type * from './trialPage.ts';
