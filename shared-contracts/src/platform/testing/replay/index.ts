export * from './openReplay.ts';
export * from './steps.ts';
export * from './compareReplay.ts';
