export * from './holidays.ts';
