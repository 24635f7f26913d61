export * from './fakeHost.ts';
export * from './toRequestClient.ts';
export * from './serverHalf.ts';
export * from './replay/index.ts';
