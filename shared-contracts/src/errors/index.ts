export * from './requestErrors.ts';
export * from './searchMessages.ts';
