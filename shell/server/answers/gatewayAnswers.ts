import { LRUCache } from 'lru-cache';
import { isApiError } from 'shared-contracts/errors';
import type { RequestCall } from '../render/messages.ts';
import type { AnswerMetrics } from './answerMetrics.ts';
import type { Breaker } from './breaker.ts';
import type { GatewayClient } from './gatewayClient.ts';
import { joinedCalls } from './joinedCalls.ts';
import { isPublicCall, type Lifetime, lifetimeOf } from './publicCalls.ts';
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
  readonly breaker: Breaker;
  readonly metrics: Pick<AnswerMetrics, 'count'>;
  /** The kept answers' size in bytes. */
  readonly maxBytes: number;
  /** Milliseconds that a document waits for one answer. */
  readonly patience: number;
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number;
}

interface Kept {
  readonly json: string;
  readonly at: number;
  readonly lifetime: Lifetime;
}

const SECOND = 1000;

/** A character of a text takes two bytes at most. */
function bytesOf({ json }: Kept, key: string): number {
  return 2 * (json.length + key.length);
}

/** Returns whether the gateway failed, rather than refused the call. */
function isGatewayFailure(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return typeof error.status === 'string' || error.status >= 500 || error.status === -1;
}

/** Returns how long to wait, in milliseconds. A call's time-out of 0 means none. */
function toWait(timeout: number | undefined, patience: number): number {
  return timeout === undefined || timeout === 0 ? patience : Math.min(timeout, patience);
}

function toAddress({ path, query }: RequestCall): string {
  return query === '' ? path : `${path}?${query}`;
}

/**
 * ADR 028: answers the calls of all documents. Answers of public calls are kept and shared, and
 * identical ones under way are joined. Other calls are sent each time.
 */
export function gatewayAnswers(options: AnswersOptions): GatewayAnswers {
  const { client, breaker, metrics, patience, now } = options;
  const kept = new LRUCache<string, Kept>({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
  const calls = joinedCalls<string>();

  async function ask(call: RequestCall, visitor: string, key?: string): Promise<string> {
    const { path, timeout } = call;
    const answer = await breaker.run(path, () =>
      client.read({
        address: toAddress(call),
        visitor,
        timeout: toWait(timeout, patience),
      }),
    );
    const { json, saysFailed } = readAnswer(call, answer.text);
    const lifetime = lifetimeOf(path, answer);
    if (key !== undefined && lifetime && !saysFailed) kept.set(key, { json, at: now(), lifetime });
    return json;
  }

  /** Asks for a call whose answer is not fresh. */
  async function fetchPublic(call: RequestCall, visitor: string, key: string): Promise<string> {
    return calls.join(key, () => {
      metrics.count('asked');
      return ask(call, visitor, key);
    });
  }

  /** Asks, and gives the kept answer if the gateway fails. */
  async function fetchOrKept(
    fetched: Promise<string>,
    known: Kept | undefined,
    age: number,
  ): Promise<string> {
    try {
      return await fetched;
    } catch (error) {
      const isOfUse = known && age < known.lifetime.fresh + known.lifetime.onError;
      if (!isOfUse || !isGatewayFailure(error)) throw error;
      metrics.count('instead of an error');
      return known.json;
    }
  }

  async function readPublic(call: RequestCall, visitor: string): Promise<string> {
    const key = `${call.method} ${call.timeout ?? ''} ${toAddress(call)}`;
    const known = kept.get(key);
    const age = known ? (now() - known.at) / SECOND : Infinity;
    if (known && age < known.lifetime.fresh) {
      metrics.count('fresh');
      return known.json;
    }
    if (known && age < known.lifetime.fresh + known.lifetime.stale) {
      metrics.count('stale');
      // the kept answer stays if this call fails
      fetchPublic(call, visitor, key).catch(() => {});
      return known.json;
    }
    if (calls.isUnderWay(key)) metrics.count('joined');
    return fetchOrKept(fetchPublic(call, visitor, key), known, age);
  }

  return {
    read: (call, visitor) => {
      if (isPublicCall(call.path)) return readPublic(call, visitor);
      metrics.count('not public');
      return ask(call, visitor);
    },
  };
}
