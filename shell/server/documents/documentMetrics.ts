import { Counter, Gauge, type Registry } from 'prom-client';

/** Where a document came from. */
export type DocumentSource =
  /** From memory. */
  | 'kept'
  /** From the one under way for another visitor. */
  | 'joined'
  /** Rendered for this visitor, to be kept. */
  | 'rendered'
  /** Rendered while an older one served; nobody waited for it. */
  | 'renewed'
  /** Rendered for this visitor alone: a preview, an error, a long address. */
  | 'never kept';

export interface DocumentMetrics {
  count(source: DocumentSource): void;
}

/** What `/metrics` reads at each request. */
export interface DocumentMemory {
  /** How many documents are kept. */
  readonly size: number;
  /** The most memory that they use, in bytes. */
  readonly bytes: number;
}

/** Registers the counters of the documents, and how much of their memory is used. */
export function documentMetrics(registry: Registry, memory: DocumentMemory): DocumentMetrics {
  const documents = new Counter({
    name: 'documents_total',
    help: 'Documents by where they came from',
    labelNames: ['source'],
    registers: [registry],
  });
  new Gauge({
    name: 'documents_kept',
    help: 'Documents in memory',
    registers: [registry],
    collect() {
      this.set(memory.size);
    },
  });
  new Gauge({
    name: 'documents_kept_bytes',
    help: 'Memory of the documents that are kept, at most',
    registers: [registry],
    collect() {
      this.set(memory.bytes);
    },
  });
  return { count: (source) => documents.inc({ source }) };
}
