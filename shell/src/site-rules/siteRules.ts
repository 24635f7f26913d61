import type { DeviceClass } from 'shared-contracts/widget';

/** R2.09: the switches that close pages. `all` closes every page. */
export const SWITCHES = ['all', 'pcTop', 'spTop', 'detail', 'result'] as const;
export type MaintenanceSwitch = (typeof SWITCHES)[number];

/** R2.09: which pages are closed (true), and how that is announced. */
export type Maintenance = Readonly<Record<MaintenanceSwitch, boolean>> & {
  /** The external page that announces the maintenance. Without it the site's own page does. */
  readonly announcement?: string | undefined;
  /** The planned end of the maintenance (ISO 8601). */
  readonly until?: string | undefined;
};

/** R2.10: redirects a path. */
export interface RouteRule {
  /** A path, or all paths below one: `/old/*`. */
  readonly from: string;
  /** A path of this site, or an address of an allowed origin. */
  readonly to: string;
  /** The devices that the rule is for. All if it is missing. */
  readonly devices?: readonly DeviceClass[] | undefined;
  /** Whether the redirect keeps the query. */
  readonly keepQuery?: boolean | undefined;
  /** The status of the redirect. 302 if it is missing. */
  readonly status?: 301 | 302 | 307 | 308 | undefined;
}

/** What an operator can change while the site runs (ADR 010). */
export interface SiteRules {
  readonly maintenance: Maintenance;
  /** The first rule that fits an address counts. */
  readonly routes: readonly RouteRule[];
}

/** The rules without an operator's file: everything is open, and nothing is redirected. */
export const USUAL_RULES: SiteRules = {
  maintenance: { all: false, pcTop: false, spTop: false, detail: false, result: false },
  routes: [],
};
