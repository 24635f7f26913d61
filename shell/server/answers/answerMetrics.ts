import { Counter, Gauge, type Registry } from 'prom-client';

/** Where the answer of a widget's call came from. */
export type AnswerSource =
  /** From memory, within its time. */
  | 'fresh'
  /** From memory, while the gateway is asked again. */
  | 'stale'
  /** From memory, because the gateway failed. */
  | 'instead of an error'
  /** From the call of another document. */
  | 'joined'
  /** From the gateway. */
  | 'asked'
  /** From the gateway, and never kept. */
  | 'not public';

export interface AnswerMetrics {
  count(source: AnswerSource): void;
}

/** What `/metrics` reads at each request. */
export interface AnswerState {
  /** Whether the breaker has given the gateway up. */
  isOpen(): boolean;
}

/** Registers the counters of the answers, and the state of the breaker (1 open, 0 closed). */
export function answerMetrics(registry: Registry, { isOpen }: AnswerState): AnswerMetrics {
  const answers = new Counter({
    name: 'gateway_answers_total',
    help: 'Calls of widgets that the server rendered, by where the answer came from',
    labelNames: ['source'],
    registers: [registry],
  });
  new Gauge({
    name: 'gateway_breaker_open',
    help: '1 while the gateway is given up, else 0',
    registers: [registry],
    collect() {
      this.set(isOpen() ? 1 : 0);
    },
  });
  return { count: (source) => answers.inc({ source }) };
}
