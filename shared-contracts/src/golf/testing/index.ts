export * from './fakeHost.ts';
export * from './sites/index.ts';
export * from './results.ts';
export * from './courses.ts';
export * from './builders/index.ts';
export * from './replay/index.ts';
export * from './labels/index.ts';
