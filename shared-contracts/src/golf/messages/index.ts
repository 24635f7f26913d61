export * from './formMessages.ts';
export * from './searchMessages.ts';
