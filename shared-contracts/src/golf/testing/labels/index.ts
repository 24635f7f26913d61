export * from './checkNames.ts';
export * from './labelSources.ts';
