export * from './useFollow.ts';
