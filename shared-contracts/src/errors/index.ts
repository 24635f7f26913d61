export * from './requestErrors.ts';
