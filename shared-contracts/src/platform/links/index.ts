export * from './toSafeHref.ts';
export * from './toLocalAddress.ts';
