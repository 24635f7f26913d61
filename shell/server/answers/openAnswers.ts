import { performance } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { courseWeather } from 'shared-contracts/gateway';
import type { Environment } from '../environment.ts';
import type { CallTimings } from './callTimings.ts';
import type { GatewayReader } from 'server-kit/renderer/messages';
import { answerMetrics } from './answerMetrics.ts';
import { type Breaker, gatewayBreaker } from './breaker.ts';
import { gatewayAnswers } from './gatewayAnswers.ts';
import { type ClientOptions, gatewayClient } from './gatewayClient.ts';
import { keptAnswers } from './keptAnswers.ts';
import { gatewayReader } from './gatewayReader.ts';

export interface Answers {
  /** Returns the reader of one document; `visitor` is the address of who asks for it. */
  readerFor(visitor: string): GatewayReader;
  close(): void;
}

/**
 * The part of a document's deadline that it waits for the gateway. The rest is for rendering
 * without the answer.
 */
const SHARE_OF_DEADLINE = 2 / 3;

/** R7.19: gives up the weather's server by itself, where the operator has one. */
function besideWeather(ofGateway: Breaker, ofWeather: Breaker): Pick<Breaker, 'run'> {
  return {
    run: (about, call) =>
      (about.path === courseWeather.path ? ofWeather : ofGateway).run(about, call),
  };
}

/** Opens the one way from this server's documents to the gateway (ADR 028). */
export function openAnswers(
  environment: Pick<Environment, 'RENDER_DEADLINE' | 'GATEWAY_ANSWERS_BYTES' | 'MOCK_NAME'>,
  to: Pick<ClientOptions, 'gateway' | 'weather'>,
  registry: Registry,
  onCall?: CallTimings,
): Answers {
  const now = () => performance.now();
  const client = gatewayClient({ ...to, mockName: environment.MOCK_NAME });
  const breaker = gatewayBreaker(now);
  const answers = gatewayAnswers({
    client,
    breaker: to.weather ? besideWeather(breaker, gatewayBreaker(now)) : breaker,
    metrics: answerMetrics(registry, breaker),
    ...(onCall && { onCall }),
    kept: keptAnswers(environment.GATEWAY_ANSWERS_BYTES, now),
    patience: Math.ceil(environment.RENDER_DEADLINE * SHARE_OF_DEADLINE),
  });
  return {
    readerFor: (visitor) => gatewayReader(answers, visitor),
    close: () => client.close(),
  };
}
