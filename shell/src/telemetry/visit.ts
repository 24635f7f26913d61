import type { FailedPhases } from './watchWidgets.ts';

/** What can go wrong with a widget in one visit. */
type VisitFailure = 'loadFailed' | 'errored' | 'hydrationFailed';

/** The report of one document when the visitor leaves it, as `POST /telemetry/visit` expects it. */
interface Visit {
  /** What went wrong with each version that was opened, by `widget@version`. */
  readonly widgets: Readonly<Record<string, readonly VisitFailure[]>>;
  readonly lcpPoor: boolean;
  readonly inpPoor: boolean;
}

/** Milliseconds of the largest contentful paint and of the slowest interaction. */
export interface Slowest {
  readonly lcp: number;
  readonly inp: number;
}

/** Milliseconds above which a largest contentful paint and an interaction are poor (Web Vitals). */
const POOR: Slowest = { lcp: 4000, inp: 500 };

function failureOf(phase: string): VisitFailure {
  switch (phase) {
    case 'load':
      return 'loadFailed';
    case 'hydration':
      return 'hydrationFailed';
    default:
      return 'errored';
  }
}

/** Returns the report about everything that has happened in a document. */
export function toVisit(failed: FailedPhases, { lcp, inp }: Slowest): Visit {
  return {
    widgets: Object.fromEntries(
      [...failed].map(([id, phases]) => [id, [...new Set([...phases].map(failureOf))]]),
    ),
    lcpPoor: lcp > POOR.lcp,
    inpPoor: inp > POOR.inp,
  };
}
