export * from './languages.ts';
export * from './chooseLocale.ts';
export * from './readsLatin.ts';
