import { Counter, Gauge, type Registry } from 'prom-client';

/** Where a first paint came from. */
export type PaintSource =
  /** From the memory of a renderer: its data was the same as before. */
  | 'kept'
  /** From the one under way for another document. */
  | 'joined'
  /** Rendered. */
  | 'rendered';

export interface PaintMetrics {
  count(source: PaintSource): void;
}

/** Registers the counter of first paints, and the bytes that all renderers together keep. */
export function paintMetrics(registry: Registry, keptBytes: () => number): PaintMetrics {
  const paints = new Counter({
    name: 'first_paints_total',
    help: 'First paints of widgets by where they came from',
    labelNames: ['source'],
    registers: [registry],
  });
  new Gauge({
    name: 'first_paints_kept_bytes',
    help: 'Memory of the first paints that the renderers keep',
    registers: [registry],
    collect() {
      this.set(keptBytes());
    },
  });
  return { count: (source) => paints.inc({ source }) };
}
