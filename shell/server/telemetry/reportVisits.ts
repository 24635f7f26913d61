import type { VisitCounter } from './visitCounter.ts';

export interface VisitReporting {
  readonly registryUrl: string;
  /** The registry's token for shells. */
  readonly token: string;
  /** Milliseconds between two reports. */
  readonly interval: number;
  readonly onFailure: (error: unknown) => void;
}

/** Tells the registry every few seconds what the visits came to; what it could not take is told the next time. Answers with the end of it. */
export const reportVisits = (counter: VisitCounter, { registryUrl, token, interval, onFailure }: VisitReporting): (() => Promise<void>) => {
  const report = async (): Promise<void> => {
    const reports = counter.take();
    if (reports.length === 0) return;
    try {
      const response = await fetch(new URL('/visits', registryUrl), {
        method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reports }), signal: AbortSignal.timeout(5000),
      });
      if (!response.ok) throw new Error(`The registry answered ${response.status} to the visits`);
    } catch (error) {
      counter.putBack(reports);
      onFailure(error);
    }
  };
  let last = Promise.resolve();
  const timer = setInterval(() => { last = last.then(report); }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last.then(report);
  };
};
