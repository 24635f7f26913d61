export * from './aSearchCondition.ts';
export * from './aSoloCondition.ts';
export * from './aRecording.ts';
