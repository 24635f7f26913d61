import './golfSite.ts';

export * from './pages.ts';
export * from './recordedSite.ts';
export * from './siteConfig.ts';
