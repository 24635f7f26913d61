export * from './call.ts';
export * from './courseSearch.ts';
export * from './courseName.ts';
export * from './holidays.ts';
export * from './siteContent.ts';
export * from './neighbours.ts';
