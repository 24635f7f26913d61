import { inSpan } from 'server-kit/http/requestContext';
import { isApiError } from 'shared-contracts/errors';
import type { RequestCall } from 'server-kit/renderer/messages';
import type { AnswerMetrics } from './answerMetrics.ts';
import type { Breaker } from './breaker.ts';
import type { GatewayAnswer, GatewayClient, GatewayQuestion } from './gatewayClient.ts';
import { isGatewayFailure } from './isGatewayFailure.ts';
import { joinedCalls } from './joinedCalls.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import type { CallTimings, TimedCall } from './callTimings.ts';
import { isPublicCall, lifetimeOf } from './publicCalls.ts';
import { readAnswer } from './readAnswer.ts';

export interface GatewayAnswers {
  /**
   * Returns the answer of a call as JSON text. `visitor` is the address for which the gateway counts
   * the call, if it is asked. Rejects with an error of `shared-contracts/errors`.
   */
  read(call: RequestCall, visitor: string): Promise<string>;
}

export interface AnswersOptions {
  readonly client: Pick<GatewayClient, 'read'>;
  readonly breaker: Pick<Breaker, 'run'>;
  readonly kept: KeptAnswers;
  readonly metrics: Pick<AnswerMetrics, 'count'>;
  /** Hears how long each call of the gateway took. */
  readonly onCall?: CallTimings;
  /** Milliseconds that a document waits for one answer. */
  readonly patience: number;
}

function isFailure(error: unknown): boolean {
  return isApiError(error) && isGatewayFailure(error.status);
}

/** Returns how long to wait, in milliseconds. A call's time-out of 0 means none. */
function toWait(timeout: number | undefined, patience: number): number {
  return timeout === undefined || timeout === 0 ? patience : Math.min(timeout, patience);
}

function toAddress({ path, query }: RequestCall): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the name under which an answer is kept and shared. */
function toKey(call: RequestCall): string {
  return `${call.method} ${call.timeout ?? ''} ${toAddress(call)}`;
}

/** Returns a function that asks the gateway, and keeps the answer if it is public. */
function asking({ client, breaker, kept, patience, onCall = () => {} }: AnswersOptions) {
  const read = async (question: GatewayQuestion, path: string): Promise<GatewayAnswer> => {
    const begin = performance.now();
    const timed = (outcome: TimedCall['outcome']) =>
      onCall({ path, by: 'document', outcome, seconds: (performance.now() - begin) / 1000 });
    try {
      const answer = await inSpan({ name: `GET ${path}`, kind: 'client' }, () =>
        client.read(question),
      );
      timed('answered');
      return answer;
    } catch (error) {
      timed(isFailure(error) ? 'failed' : 'refused');
      throw error;
    }
  };
  return async (call: RequestCall, visitor: string): Promise<string> => {
    const { path, timeout } = call;
    const wait = toWait(timeout, patience);
    const question = { address: toAddress(call), visitor, timeout: wait };
    const about = { path, isPatient: wait === patience };
    const answer = await breaker.run(about, () => read(question, path));
    const { json, saysFailed } = readAnswer(call, answer.text);
    const lifetime = lifetimeOf(path, answer);
    if (lifetime && !saysFailed) kept.keep(toKey(call), json, lifetime);
    return json;
  };
}

/**
 * ADR 028: answers the calls of all documents. Answers of public calls are kept and shared, and
 * identical ones under way are joined. Other calls are sent each time.
 */
export function gatewayAnswers(options: AnswersOptions): GatewayAnswers {
  const { kept, metrics } = options;
  const ask = asking(options);
  const calls = joinedCalls<string>();
  const askOnce = (call: RequestCall, visitor: string) =>
    calls.join(toKey(call), () => {
      metrics.count('asked');
      return ask(call, visitor);
    });

  async function readPublic(call: RequestCall, visitor: string): Promise<string> {
    const key = toKey(call);
    const known = kept.find(key);
    if (known?.use === 'fresh' || known?.use === 'stale') {
      metrics.count(known.use);
      // the kept answer stays if this call fails
      if (known.use === 'stale') askOnce(call, visitor).catch(() => {});
      return known.json;
    }
    if (calls.isUnderWay(key)) metrics.count('joined');
    try {
      return await askOnce(call, visitor);
    } catch (error) {
      if (!known || !isFailure(error)) throw error;
      metrics.count('instead of an error');
      return known.json;
    }
  }

  return {
    read: (call, visitor) => {
      if (isPublicCall(call.path)) return readPublic(call, visitor);
      metrics.count('not public');
      return ask(call, visitor);
    },
  };
}
