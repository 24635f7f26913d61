import type { EVENTS } from '../events/index.ts';
import type { Locale as SiteLocale } from '../locale/index.ts';
import type { AuthType as AccountSystem } from '../staff/index.ts';
import type { PageName as Page } from './pages.ts';
import type { GolfConfig } from './siteConfig.ts';

// within this block names mean the types of that file
declare module '../../platform/site.ts' {
  /** The types of this site in the contract of its widgets. */
  interface Site {
    readonly page: Page;
    readonly locale: SiteLocale;
    readonly config: GolfConfig;
    readonly events: typeof EVENTS;
    readonly auth: AccountSystem;
  }
}
