export * from './recording.ts';
export * from './toRecordedQuery.ts';
export * from './parseRecording.ts';
