import type { EVENTS } from '../events/index.ts';
import type { Locale as SiteLocale } from '../locale/index.ts';
import type { AuthType as AccountSystem } from '../staff/index.ts';
import type { PageName as Page } from './pages.ts';
import type { GolfConfig } from './siteConfig.ts';

// inside, the names of that file stand for its own types
declare module '../../platform/site.ts' {
  /** This site, as the contract of its widgets knows it. */
  interface Site {
    readonly page: Page;
    readonly locale: SiteLocale;
    readonly config: GolfConfig;
    readonly events: typeof EVENTS;
    readonly auth: AccountSystem;
  }
}
