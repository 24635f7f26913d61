export * from './startStack.ts';
export * from './ports.ts';
export * from './publishBuild.ts';
export { WIDGETS } from '../build/widgets.ts';
export type { ServerName } from './serverPlans.ts';
export type { Log } from './serverProcess.ts';
