import type { DeviceClass } from 'shared-contracts/widget';
import type { PageRoute } from '../routes/routes.ts';
import type { SiteRules } from '../site-rules/siteRules.ts';

/** An address of this site; the path as it is written, the query without its question mark. */
export interface Destination {
  readonly path: string;
  readonly query: string;
}

/** What the chain knows beside the address. */
export interface NavigationContext {
  readonly device: DeviceClass;
  readonly rules: SiteRules;
  /** Other origins that a rule or the announcement may lead to. */
  readonly redirectOrigins: readonly string[];
}

/** What one step of the chain says of an address; undefined lets it pass. */
export type Step =
  /** R4.02: an address that no page can stand for. */
  | { readonly kind: 'invalid'; readonly status: 404 | 414 }
  /** R2.09: the page is closed; the site's own page stands in where no announcement is given. */
  | { readonly kind: 'maintenance'; readonly announcement: string | undefined }
  /** R2.10: `to` is a path of this site, or the absolute address of another, which is then loaded directly. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly external: boolean;
      readonly status: number;
    }
  /** A rule that must not be followed. */
  | { readonly kind: 'refused'; readonly why: string };

/** What becomes of a navigation; `refused` says which rule was not followed, and why. */
export type Decision =
  | { readonly kind: 'page'; readonly route: PageRoute; readonly refused?: string | undefined }
  | Exclude<Step, { readonly kind: 'refused' }>;
