export * from './fakeHost.ts';
export * from './results.ts';
