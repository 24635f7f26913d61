export * from './yen.ts';
export * from './japaneseDate.ts';
export * from './localDate.ts';
export * from './localDays.ts';
export * from './localMonthName.ts';
