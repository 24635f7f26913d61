import { randomUUID } from 'node:crypto';
import type { VisitReports } from 'shared-contracts/release';
import type { VisitCounter } from './visitCounter.ts';

export interface VisitReporting {
  readonly registryUrl: string;
  /** The registry's token for shells. */
  readonly token: string;
  /** Milliseconds between two reports. */
  readonly interval: number;
  readonly onFailure: (error: unknown) => void;
}

/** The status of an invalid report, which the registry will never accept. */
const NEVER_TAKEN = 400;

/**
 * Reports the visits to the registry every few seconds. A report without an answer may have been
 * counted, so it is sent again unchanged, with the same id, before later visits. Returns a function
 * that sends the last report and stops.
 */
export function reportVisits(
  counter: Pick<VisitCounter, 'take'>,
  { registryUrl, token, interval, onFailure }: VisitReporting,
): () => Promise<void> {
  let untold: VisitReports | undefined;
  const next = (): VisitReports | undefined => {
    const reports = counter.take();
    return reports.length === 0 ? undefined : { id: randomUUID(), reports };
  };
  const report = async (): Promise<void> => {
    untold ??= next();
    if (!untold) return;
    try {
      const response = await fetch(new URL('/visits', registryUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(untold),
        redirect: 'error',
        signal: AbortSignal.timeout(5000),
      });
      if (response.ok || response.status === NEVER_TAKEN) untold = undefined;
      if (!response.ok) throw new Error(`The registry answered ${response.status} to the visits`);
    } catch (error) {
      onFailure(error);
    }
  };
  let last = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(report);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last.then(report);
    if (!untold) await report();
  };
}
