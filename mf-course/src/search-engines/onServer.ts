export { about } from './about.ts';
export { isEmpty } from './isEmpty.ts';
export { structuredData } from './structuredData.ts';
