export * from './choice.ts';
export * from './orders.ts';
export * from './playTimes.ts';
export * from './playStyles.ts';
export * from './courses.ts';
export * from './fees.ts';
export * from './parties.ts';
