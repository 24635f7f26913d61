export * from './catalogue.ts';
export * from './bus.ts';
export * from './createBus.ts';
