import { createHash } from 'node:crypto';
import { type GatewayOptions, startGateway } from '../sides/startGateway.ts';

/** The token of the supplier of this bench. */
export const TOKEN = 'token-of-the-inventory-bench';

export interface AliveGateway {
  readonly origin: string;
  /** The processor time of the process so far, in seconds. */
  processorSeconds(): Promise<number>;
}

/** Starts a gateway that one supplier may change. Resolves when it is healthy; `ends` stops it. */
export async function startAliveGateway(
  options: Omit<GatewayOptions, 'settings'>,
): Promise<AliveGateway> {
  const hash = createHash('sha256').update(TOKEN).digest('hex');
  const suppliers = { bench: { tokens: [hash], courses: 'all' } };
  const { origin, metrics: metricsUrl } = await startGateway({
    ...options,
    settings: { SUPPLIERS: JSON.stringify(suppliers) },
  });
  return {
    origin,
    async processorSeconds() {
      const metrics = await (await fetch(metricsUrl)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1] ?? 0);
    },
  };
}
