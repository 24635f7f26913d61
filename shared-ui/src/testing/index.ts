export * from './nativeDialog.ts';
export * from './toServerHtml.ts';
