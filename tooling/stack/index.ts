export * from './startStack.ts';
export * from './ports.ts';
export * from './publishBuild.ts';
export type { ServerName } from './serverPlans.ts';
