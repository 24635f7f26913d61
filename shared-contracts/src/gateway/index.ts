export * from './call.ts';
export * from './courseSearch.ts';
export * from './courseStock.ts';
export * from './courseName.ts';
export * from './resultSuggestion.ts';
export * from './holidays.ts';
export * from './siteContent.ts';
export * from './neighbours.ts';
