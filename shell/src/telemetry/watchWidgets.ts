import type { Reporter } from 'host-kit/telemetry/telemetry';

/** The phases in which each version (`widget@version`) that was opened in a document has failed. */
export type FailedPhases = ReadonlyMap<string, ReadonlySet<string>>;

/** Watches the widgets of one document. */
export interface WidgetWatch {
  /** The document's reporter, which also notes the failures. */
  readonly report: Reporter;
  /** Notes that a version (`widget@version`) was opened in this document. */
  opened(id: string): void;
  readonly failed: FailedPhases;
}

/**
 * R10.04: notes what happens to the widgets' versions in one document, for the health of a canary. What
 * it means is loaded in a trial (`sendVisit.ts`).
 */
export function watchWidgets(report: Reporter): WidgetWatch {
  const failed = new Map<string, Set<string>>();
  const phasesOf = (id: string) => {
    const phases = failed.get(id) ?? new Set();
    failed.set(id, phases);
    return phases;
  };
  return {
    report(told) {
      if (told.kind === 'error' && told.widget !== 'shell')
        phasesOf(told.widget).add(told.context?.['phase'] ?? '');
      report(told);
    },
    opened: (id) => void phasesOf(id),
    failed,
  };
}
