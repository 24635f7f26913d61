export * from './toSafeHref.ts';
