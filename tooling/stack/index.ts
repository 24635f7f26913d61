export * from './startStack.ts';
export * from './ports.ts';
export * from './publishBuild.ts';
export { WIDGETS, type WidgetName } from '../build/widgets.ts';
export type { ServerName } from './serverPlans.ts';
export type { Log } from './serverProcess.ts';
