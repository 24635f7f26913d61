export * from './bookingHref.ts';
export * from './courseSheetHref.ts';
