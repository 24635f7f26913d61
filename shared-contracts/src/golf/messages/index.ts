export * from './searchMessages.ts';
