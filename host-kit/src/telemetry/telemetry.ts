import type { Telemetry } from 'shared-contracts/widget';

/** One report, as `POST /telemetry` expects it. */
export interface Report {
  /** `widget@version`, or `shell`. */
  readonly widget: string;
  readonly slot: string;
  readonly kind: 'error' | 'measure';
  /** The message of an error, or the name of a measure. */
  readonly message: string;
  readonly stack?: string | undefined;
  readonly value?: number;
  readonly context?: Readonly<Record<string, string>> | undefined;
}

/** Sends one report. Never throws. */
export type Reporter = (report: Report) => void;

/**
 * How many reports one document may send. More are dropped, so that a loop cannot flood the server.
 */
const REPORT_LIMIT = 100;

/** Returns a reporter that sends each report to `url` as a beacon. A report may get lost. */
export function beaconReporter(url: string): Reporter {
  let sent = 0;
  return (report) => {
    sent += 1;
    if (sent > REPORT_LIMIT) return;
    try {
      navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    } catch {
      // A lost report must not cause another error.
    }
  };
}

/** Returns the telemetry of one widget in one slot. Every report names both. */
export function telemetryFor(report: Reporter, widget: string, slot: string): Telemetry {
  return {
    error(error, context) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      report({
        widget,
        slot,
        kind: 'error',
        message: message.slice(0, 2000),
        stack: stack?.slice(0, 8000),
        context,
      });
    },
    measure: (name, value) => report({ widget, slot, kind: 'measure', message: name, value }),
  };
}
