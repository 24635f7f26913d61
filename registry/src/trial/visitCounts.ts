/** What a number of visits with one version of a widget came to. A visit is one document in which the widget stood. */
export interface VisitCounts {
  readonly visits: number;
  /** Visits in which it could not be loaded, threw, or did not hydrate. */
  readonly failed: number;
  /** Visits whose largest paint or slowest interaction was poor. */
  readonly slow: number;
  readonly loadFailed: number;
  readonly errored: number;
  readonly hydrationFailed: number;
  readonly lcpPoor: number;
  readonly inpPoor: number;
}

export const COUNTED = ['visits', 'failed', 'slow', 'loadFailed', 'errored', 'hydrationFailed', 'lcpPoor', 'inpPoor'] as const satisfies (keyof VisitCounts)[];
export const NO_VISITS: VisitCounts = { visits: 0, failed: 0, slow: 0, loadFailed: 0, errored: 0, hydrationFailed: 0, lcpPoor: 0, inpPoor: 0 };
