export * from './authTypes.ts';
export * from './authCalls.ts';
export * from './users.ts';
