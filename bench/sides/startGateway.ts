import { findFreePort } from 'tooling/stack';
import { startServer, type Log } from 'tooling/stack/serverProcess';
import { waitUntilHealthy } from 'tooling/stack/waitUntilHealthy';
import type { Usage } from '../servers/load/sample.ts';
import type { Caller } from '../servers/load/httpCaller.ts';
import { socketCaller } from '../servers/load/socketCaller.ts';
import { processFigures } from '../servers/load/processFigures.ts';

/** Saturday morning in Japan. */
export const CLOCK = '2026-11-21T08:00:00+09:00';
/** Requests a minute that one address may send: the bench is one address. */
export const NO_RATE_LIMIT = '1000000000';
/** Milliseconds. The first start fills the database. */
const LONGEST_START = 300_000;

export interface GatewayOptions {
  /** The folder of the SQLite database. */
  readonly folder: string;
  readonly courses: number;
  readonly log: Log;
  readonly ends: AsyncDisposableStack;
  /** Settings beside those of every bench. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
}

export interface RunningGateway {
  readonly origin: string;
  /** Where its metrics are. */
  readonly metrics: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** The delay of the event loop as the gateway's metrics say it, which begin anew at each reading. */
const DELAY = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;

function usageOf(pid: number, metricsUrl: string): () => Promise<Usage> {
  return async () => {
    const metrics = await (await fetch(metricsUrl)).text();
    const [, delay] = DELAY.exec(metrics) ?? [];
    const figures = await processFigures(pid);
    return {
      processor: figures?.processor,
      memory: figures?.memory,
      delay: delay === undefined ? undefined : Number(delay) * 1000,
    };
  };
}

/** Starts a gateway as a process of its own. Resolves when it is healthy; `ends` stops it. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { folder, courses, log, ends, settings = {} } = options;
  const [port, metricsPort] = await Promise.all([findFreePort(), findFreePort()]);
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const origin = `http://127.0.0.1:${port}`;
  const server = startServer({
    name: 'gateway',
    script: 'gateway/src/server.ts',
    log,
    environment: {
      SITE_MODE: 'demonstration',
      GATEWAY_PORT: String(port),
      GATEWAY_METRICS: `127.0.0.1:${metricsPort}`,
      GATEWAY_DATA: folder,
      GATEWAY_SCALE: String(courses),
      GATEWAY_RATE_LIMIT: NO_RATE_LIMIT,
      // the bench counts what is refused; a busy machine alone must refuse nothing
      LONGEST_LAG: '0',
      DATABASE_URL: undefined,
      CLOCK,
      ...settings,
    },
  });
  ends.defer(() => server.stop());
  await waitUntilHealthy(server, `${origin}/gora/health`, LONGEST_START);
  if (server.pid === undefined) throw new Error('The gateway has no process.');
  return { origin, metrics, usage: usageOf(server.pid, metrics), stop: () => server.stop() };
}

/** Returns a caller of the gateway that `ends` closes. */
export function callerOf(
  { origin }: Pick<RunningGateway, 'origin'>,
  ends: AsyncDisposableStack,
): Caller {
  const caller = socketCaller(origin);
  ends.defer(() => caller.end());
  return caller;
}
