export * from './fakeHost.ts';
export * from './results.ts';
export * from './builders/index.ts';
