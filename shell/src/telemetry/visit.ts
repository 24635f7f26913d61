import type { Report, Reporter } from 'host-kit/telemetry/telemetry';

/** What can go wrong with a widget in one visit. */
type VisitFailure = 'loadFailed' | 'errored' | 'hydrationFailed';

/** The report of one document when the visitor leaves it, as `POST /telemetry/visit` expects it. */
interface Visit {
  /** What went wrong with each version that was opened, by `widget@version`. */
  readonly widgets: Readonly<Record<string, readonly VisitFailure[]>>;
  readonly lcpPoor: boolean;
  readonly inpPoor: boolean;
}

/** Milliseconds above which a largest contentful paint and an interaction are poor (Web Vitals). */
const POOR = { lcp: 4000, inp: 500 } as const;

/** Milliseconds below which nobody notices an interaction; such interactions get no entry. */
const NOTICEABLE = 40;

function failureOf({ context }: Report): VisitFailure {
  switch (context?.['phase']) {
    case 'load':
      return 'loadFailed';
    case 'hydration':
      return 'hydrationFailed';
    default:
      return 'errored';
  }
}

/** Watches one document for its report. */
export interface VisitWatch {
  /** The document's reporter, which also counts the failures. */
  readonly report: Reporter;
  /** Notes that a version (`widget@version`) was opened in this document. */
  opened(id: string): void;
  /** Returns the report about everything so far. */
  visit(): Visit;
}

/**
 * R10.04: collects what happens to the widgets' versions in one document, for the health of a
 * canary.
 */
export function watchVisit(
  report: Reporter,
): VisitWatch & { painted(milliseconds: number): void; interacted(milliseconds: number): void } {
  const widgets = new Map<string, Set<VisitFailure>>();
  const slowest = { lcp: 0, inp: 0 };
  const failuresOf = (id: string) => {
    const failures = widgets.get(id) ?? new Set();
    widgets.set(id, failures);
    return failures;
  };
  return {
    report(told) {
      if (told.kind === 'error' && told.widget !== 'shell')
        failuresOf(told.widget).add(failureOf(told));
      report(told);
    },
    opened: (id) => void failuresOf(id),
    painted(milliseconds) {
      slowest.lcp = milliseconds;
    },
    interacted(milliseconds) {
      slowest.inp = Math.max(slowest.inp, milliseconds);
    },
    visit: () => ({
      widgets: Object.fromEntries([...widgets].map(([id, failures]) => [id, [...failures]])),
      lcpPoor: slowest.lcp > POOR.lcp,
      inpPoor: slowest.inp > POOR.inp,
    }),
  };
}

function observe(type: string, told: (entry: PerformanceEntry) => void): void {
  // TypeScript's `PerformanceObserverInit` lacks `durationThreshold` (milliseconds, Event Timing).
  const options = { type, buffered: true, durationThreshold: NOTICEABLE };
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(told)).observe(options);
  } catch {
    // This browser does not measure entries of this type.
  }
}

/**
 * Sends the report once, with the document's ticket, when the document is left or hidden. Measures
 * the largest contentful paint only if the document is visible from the start.
 */
export function sendVisitAtEnd(
  watch: ReturnType<typeof watchVisit>,
  { document }: Window,
  { url, ticket }: { readonly url: string; readonly ticket: string },
): void {
  if (document.visibilityState === 'visible')
    observe('largest-contentful-paint', ({ startTime }) => watch.painted(startTime));
  observe('event', ({ duration }) => watch.interacted(duration));
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const visit = watch.visit();
    if (Object.keys(visit.widgets).length === 0) return;
    try {
      navigator.sendBeacon(
        url,
        new Blob([JSON.stringify({ ticket, ...visit })], { type: 'application/json' }),
      );
    } catch {
      // The report is lost, which only makes the count smaller.
    }
  };
  document.addEventListener('visibilitychange', send);
}
