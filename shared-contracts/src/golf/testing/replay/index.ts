export * from './checkRecording.ts';
export * from './replayRecording.ts';
