export * from './languages.ts';
export * from './chooseLocale.ts';
