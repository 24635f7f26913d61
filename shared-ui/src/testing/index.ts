export * from './nativeDialog.ts';
