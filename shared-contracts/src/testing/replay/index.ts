export * from './openReplay.ts';
export * from './steps.ts';
export * from './compareReplay.ts';
export * from './checkRecording.ts';
export * from './replayRecording.ts';
