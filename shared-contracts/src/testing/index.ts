export * from './fakeHost.ts';
