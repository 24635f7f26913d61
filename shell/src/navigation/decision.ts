import type { DeviceClass } from 'shared-contracts/widget';
import type { PageRoute } from '../routes/routes.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** An address of this site: the path as it is written, and the query without its question mark. */
export interface Destination {
  readonly path: string;
  readonly query: string;
}

/** What the chain knows besides the address. */
export interface NavigationContext {
  readonly device: DeviceClass;
  readonly rules: SiteRules;
  /** Other origins that a rule or an announcement may lead to. */
  readonly redirectOrigins: readonly string[];
}

/**
 * What one step of the chain decides about an address. A step that lets it pass returns undefined.
 */
export type Step =
  /** R4.02: no page can have this address. */
  | { readonly kind: 'invalid'; readonly status: 404 | 414 }
  /** R2.09: the page is closed. Without an announcement the site's own page announces it. */
  | { readonly kind: 'maintenance'; readonly announcement: string | undefined }
  /** R2.10: `to` is a path of this site, or the absolute address of another site if `external`. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly external: boolean;
      readonly status: number;
    }
  /** A rule must not be followed. */
  | { readonly kind: 'refused'; readonly why: string };

/** The result of a navigation. `refused` says which rule was not followed, and why. */
export type Decision =
  | { readonly kind: 'page'; readonly route: PageRoute; readonly refused?: string | undefined }
  | Exclude<Step, { readonly kind: 'refused' }>;
