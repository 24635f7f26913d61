import { Histogram, type Registry } from 'prom-client';
import { SECONDS } from 'server-kit/http/requestSeconds';
import { publicPaths } from './publicCalls.ts';

export interface TimedCall {
  /** The path below `/gora`. */
  readonly path: string;
  /** Who asks: a document that is rendered, or a browser. */
  readonly by: 'document' | 'browser';
  /** `failed` is no answer, or one with a status of 5xx; `refused` one with 4xx. */
  readonly outcome: 'answered' | 'refused' | 'failed';
  readonly seconds: number;
}

export type CallTimings = (call: TimedCall) => void;

/** Returns the outcome of a call by the gateway's status. */
export function toOutcome(status: number): TimedCall['outcome'] {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
}

/** Registers how long the gateway's answers take. A path that no public call has counts as `other`. */
export function callTimings(registry: Registry): CallTimings {
  const paths = publicPaths();
  const calls = new Histogram({
    name: 'shell_gateway_call_seconds',
    help: 'Time of the calls of the gateway, by path, who asks, and how they end',
    labelNames: ['call', 'by', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  return ({ path, by, outcome, seconds }) =>
    calls.observe({ call: paths.has(path) ? path : 'other', by, outcome }, seconds);
}
