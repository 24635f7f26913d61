import type { Usage } from '../servers/load/sample.ts';

/** The delay begins anew at each reading; with several processes it is their mean. */
const DELAY = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;
const PROCESSOR = /^process_cpu_seconds_total (\S+)/m;

function toMilliseconds(metrics: string, figure: RegExp): number | undefined {
  const [, seconds] = figure.exec(metrics) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** Returns a reader of what a server says of all its processes at this address. */
export function metricsOf(url: string): () => Promise<Usage> {
  return async () => {
    const metrics = await (await fetch(url)).text();
    return {
      processor: toMilliseconds(metrics, PROCESSOR),
      delay: toMilliseconds(metrics, DELAY),
    };
  };
}
