export * from './nativeDialog.ts';
export * from './toServerHtml.ts';
export * from './pressAcross.ts';
