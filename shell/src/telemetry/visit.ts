import type { Place } from './placeOf.ts';
import type { FailedPhases } from './watchWidgets.ts';

/** What can go wrong with a widget in one visit. */
type VisitFailure = 'loadFailed' | 'errored' | 'hydrationFailed' | 'blank' | 'renderFailed';

/** Where and by what a document was slow. */
interface Cause extends Place {
  /** The type of the event, for an interaction. */
  readonly event?: string;
  /** The script that worked for longest during the interaction, where the browser says. */
  readonly script?: string;
}

/** The causes that are known. */
interface Causes {
  readonly lcp?: Cause | undefined;
  readonly inp?: Cause | undefined;
}

/** The report of one document when the visitor leaves it, as `POST /telemetry/visit` expects it. */
interface Visit {
  /** What went wrong with each version that was opened, by `widget@version`. */
  readonly widgets: Readonly<Record<string, readonly VisitFailure[]>>;
  readonly lcpPoor: boolean;
  readonly inpPoor: boolean;
  /** Milliseconds; missing where nothing was measured. */
  readonly lcp?: number;
  readonly inp?: number;
  readonly causes?: Causes;
}

/** Milliseconds of the largest contentful paint and of the slowest interaction, 0 for none, and their causes. */
export interface Slowest {
  readonly lcp: number;
  readonly inp: number;
  readonly causes?: Causes;
}

/** Milliseconds above which a largest contentful paint and an interaction are poor (Web Vitals). */
const POOR = { lcp: 4000, inp: 500 };

function failureOf(phase: string): VisitFailure {
  switch (phase) {
    case 'load':
      return 'loadFailed';
    case 'hydration':
      return 'hydrationFailed';
    case 'sight':
      return 'blank';
    default:
      return 'errored';
  }
}

/** Everything that has happened to the widgets' versions (`widget@version`) of a document. */
export interface Happened {
  /** The versions that were opened, and the phases in which they have failed. */
  readonly failed: FailedPhases;
  /** The versions that the server could not render. */
  readonly unrendered: readonly string[];
}

/** Returns the report about everything that has happened in a document. */
export function toVisit({ failed, unrendered }: Happened, { lcp, inp, causes }: Slowest): Visit {
  const failuresOf = (id: string) => [
    ...new Set([...(failed.get(id) ?? [])].map(failureOf)),
    ...(unrendered.includes(id) ? (['renderFailed'] as const) : []),
  ];
  const ids = [...new Set([...failed.keys(), ...unrendered])];
  return {
    widgets: Object.fromEntries(ids.map((id) => [id, failuresOf(id)])),
    lcpPoor: lcp > POOR.lcp,
    inpPoor: inp > POOR.inp,
    ...(lcp > 0 && { lcp: Math.round(lcp) }),
    ...(inp > 0 && { inp: Math.round(inp) }),
    ...(causes && (causes.lcp ?? causes.inp) && { causes }),
  };
}
