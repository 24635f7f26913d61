import type { DeviceClass } from 'shared-contracts/widget';

/** R2.09: which pages are closed. `all` closes every one. */
export const SWITCHES = ['all', 'pcTop', 'spTop', 'detail', 'result'] as const;
export type MaintenanceSwitch = (typeof SWITCHES)[number];

export type Maintenance = Readonly<Record<MaintenanceSwitch, boolean>> & {
  /** The external page that announces the maintenance; the site's own page stands in where none is given. */
  readonly announcement?: string | undefined;
  /** When it is to end, ISO 8601. */
  readonly until?: string | undefined;
};

/** R2.10: where a path leads on to. */
export interface RouteRule {
  /** A path, or all below one: `/old/*`. */
  readonly from: string;
  /** A path of this site, or an address at one of the allowed origins. */
  readonly to: string;
  /** Only for these devices; all unless given. */
  readonly devices?: readonly DeviceClass[] | undefined;
  /** The query goes with it. */
  readonly keepQuery?: boolean | undefined;
  /** 302 unless given. */
  readonly status?: 301 | 302 | 307 | 308 | undefined;
}

/** What an operator changes while the site runs. */
export interface SiteRules {
  readonly maintenance: Maintenance;
  readonly routes: readonly RouteRule[];
}

/** What holds where the operator says nothing: everything is open, and no path leads on. */
export const USUAL_RULES: SiteRules = {
  maintenance: { all: false, pcTop: false, spTop: false, detail: false, result: false },
  routes: [],
};
