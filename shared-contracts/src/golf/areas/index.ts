export * from './prefectures.ts';
export * from './regions.ts';
export * from './countries.ts';
export * from './areaCodes.ts';
export * from './regionCookie.ts';
