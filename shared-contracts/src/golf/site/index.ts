import './golfSite.ts';

export * from './pages.ts';
export * from './siteConfig.ts';
