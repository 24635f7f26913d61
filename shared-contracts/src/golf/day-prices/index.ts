export * from './dayKind.ts';
export * from './priceRank.ts';
