import type { Telemetry } from 'shared-contracts/widget';

/** One report as `POST /telemetry` takes it. */
export interface Report {
  /** `mf-results@1.0.0`, or `shell`. */
  readonly widget: string;
  readonly slot: string;
  readonly kind: 'error' | 'measure';
  readonly message: string;
  readonly stack?: string | undefined;
  readonly value?: number;
  readonly context?: Readonly<Record<string, string>> | undefined;
}

export type Reporter = (report: Report) => void;

/** Reports of one document; what comes after it is dropped, so that a loop cannot flood the server. */
const REPORT_LIMIT = 100;

export function beaconReporter(url: string): Reporter {
  let sent = 0;
  return (report) => {
    sent += 1;
    if (sent > REPORT_LIMIT) return;
    try {
      navigator.sendBeacon(url, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    } catch {
      /* a lost report is not worth a second fault */
    }
  };
}

/** The telemetry of one mounted widget: every report carries `widget@version` and the slot. */
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
