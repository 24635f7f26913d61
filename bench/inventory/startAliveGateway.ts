import { createHash } from 'node:crypto';
import { findFreePort } from 'tooling/stack';
import { startServer } from 'tooling/stack/serverProcess';
import { waitUntilHealthy } from 'tooling/stack/waitUntilHealthy';

/** Saturday, eight in the morning in Japan. */
export const CLOCK = '2026-11-21T08:00:00+09:00';
/** The token of the supplier of this bench. */
export const TOKEN = 'token-of-the-inventory-bench';
/** Milliseconds. The first start fills the database. */
const LONGEST_START = 300_000;

export interface AliveGateway {
  readonly origin: string;
  /** The processor time of the process so far, in seconds. */
  processorSeconds(): Promise<number>;
}

export interface GatewayOptions {
  /** The folder of the SQLite database. */
  readonly folder: string;
  readonly courses: number;
  readonly log: (line: string) => void;
  readonly ends: AsyncDisposableStack;
}

/** Starts a gateway that one supplier may change. Resolves when it is healthy; `ends` stops it. */
export async function startAliveGateway(options: GatewayOptions): Promise<AliveGateway> {
  const { folder, courses, log, ends } = options;
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const hash = createHash('sha256').update(TOKEN).digest('hex');
  const server = startServer({
    name: 'gateway',
    script: 'gateway/src/server.ts',
    log,
    environment: {
      GATEWAY_PORT: String(port),
      GATEWAY_DATA: folder,
      GATEWAY_SCALE: String(courses),
      GATEWAY_RATE_LIMIT: '1000000000',
      // the bench counts what is refused; a busy machine alone must refuse nothing
      LONGEST_LAG: '0',
      DATABASE_URL: undefined,
      CLOCK,
      SUPPLIERS: JSON.stringify({ bench: { tokens: [hash], courses: 'all' } }),
    },
  });
  ends.defer(() => server.stop());
  await waitUntilHealthy(server, `${origin}/gora/health`, LONGEST_START);
  return {
    origin,
    async processorSeconds() {
      const metrics = await (await fetch(`${origin}/gora/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1] ?? 0);
    },
  };
}
