export * from './yen.ts';
export * from './japaneseDate.ts';
