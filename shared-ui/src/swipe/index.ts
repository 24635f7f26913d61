export * from './useSwipe.ts';
