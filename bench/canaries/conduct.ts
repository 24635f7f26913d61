/** Minutes after its mount in which a version throws that throws late. */
export const LATE = 2;

/** How a version does in one document: the chances of what goes wrong with it. */
export interface Conduct {
  /** It hangs the page, which then tells nothing; or the page is lost otherwise. */
  readonly hung: number;
  /** The server cannot render it. */
  readonly renderFailed: number;
  /** It throws two minutes after its mount, where the visitor is still there. */
  readonly late: number;
  /** The page is slow. */
  readonly slow: number;
}

/** The version beside which canaries are on trial. */
export const STABLE: Conduct = { hung: 0.01, renderFailed: 0.002, late: 0.004, slow: 0.05 };

/** R10.04: the kinds of canaries, by what is said of them. All but the first must be stopped. */
export const KINDS: ReadonlyMap<string, Conduct> = new Map([
  ['as good as the stable version', STABLE],
  ['hangs one page of five', { ...STABLE, hung: 0.2 }],
  ['the server cannot render it in one document of five', { ...STABLE, renderFailed: 0.2 }],
  ['throws two minutes after its mount, three times of ten', { ...STABLE, late: 0.3 }],
  ['half of its pages are slow', { ...STABLE, slow: 0.5 }],
]);
