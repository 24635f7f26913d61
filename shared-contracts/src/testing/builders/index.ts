export * from './aSearchCondition.ts';
export * from './aSoloCondition.ts';
