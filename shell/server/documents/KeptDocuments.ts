import { LRUCache } from 'lru-cache';
import type { Clock } from 'server-kit/clock';
import { Registry } from 'prom-client';
import type { DocumentHead } from '../document/documentHead.ts';
import { type ContentCoding, encodePieces } from './contentCoding.ts';
import { KeptDocument, type Lifespan } from './KeptDocument.ts';
import { type DocumentMetrics, documentMetrics } from './documentMetrics.ts';
import { SharedPieces } from './SharedPieces.ts';

/** A document that has begun to be rendered. */
export interface BegunDocument {
  readonly head: DocumentHead;
  readonly pieces: AsyncIterable<Buffer>;
  /** Asked after the last piece: whether nothing has failed, so that the document may be kept. */
  isWhole(): boolean;
  /** Asked after the last piece: whether the gateway has failed, so that the page may say so. */
  missesAnswers(): boolean;
}

/** A document on its way to its first readers. */
export interface StreamedDocument {
  readonly head: DocumentHead;
  /** Reads it in a coding from its first piece. All readers of a coding share one compression. */
  in(coding: ContentCoding): AsyncIterable<Buffer>;
}

export interface DocumentWish {
  /** Two documents with the same key are the same bytes. */
  readonly key: string;
  /** Milliseconds for which the document is kept. */
  readonly lasts: number;
  /** Milliseconds for which a document is kept that misses answers of the gateway. */
  readonly lastsWithoutAnswers: number;
  readonly begin: () => Promise<BegunDocument>;
}

export interface KeptDocumentsOptions {
  /** The most memory that the documents use together. */
  readonly bytes: number;
  readonly clock: Clock;
  /** Where the metrics are registered; nowhere if missing. */
  readonly registry?: Registry | undefined;
}

/** The part of its time after which a document is renewed if somebody asks for it. */
const RENEWED_AFTER = 0.5;

/** Returns how a document is read in a coding; it compresses when the first reader asks. */
function readerOf(plain: SharedPieces): StreamedDocument['in'] {
  const encoded = new Map<ContentCoding, SharedPieces>([['identity', plain]]);
  return (coding) => {
    const known = encoded.get(coding);
    if (known || coding === 'identity') return (known ?? plain).read();
    const made = new SharedPieces(encodePieces(plain.read(), coding));
    // its readers get the error
    made.whole.catch(() => {});
    encoded.set(coding, made);
    return made.read();
  };
}

/**
 * The documents in memory, bounded by bytes (ADR 029). Nothing is invalidated: what a document
 * depends on is in its key. Identical documents under way are rendered once. In the second half of
 * its time a document is rendered anew meanwhile, so that nobody waits for one that many ask for.
 */
export class KeptDocuments {
  private readonly clock: Clock;
  private readonly kept: LRUCache<string, KeptDocument>;
  private readonly underWay = new Map<string, Promise<StreamedDocument>>();

  private readonly metrics: DocumentMetrics;

  constructor({ bytes, clock, registry = new Registry() }: KeptDocumentsOptions) {
    this.clock = clock;
    this.metrics = documentMetrics(registry, this);
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ size }) => Math.max(size, 1) });
  }

  get size(): number {
    return this.kept.size;
  }

  get bytes(): number {
    return this.kept.calculatedSize;
  }

  /** Notes a document that has been rendered without being asked for here. */
  countNeverKept(): void {
    this.metrics.count('never kept');
  }

  /**
   * Returns the document from memory; or else the one that is under way, with all its pieces from
   * the first; or else begins it. Rejects if it cannot be begun. A renewal that fails leaves the
   * document in memory until its end.
   */
  async find(wish: DocumentWish): Promise<KeptDocument | StreamedDocument> {
    const { key } = wish;
    const now = this.clock();
    const known = this.kept.get(key);
    const isUsable = known !== undefined && now < known.lifespan.until;
    if (isUsable) this.metrics.count('kept');
    if (isUsable && now < known.lifespan.renewFrom) return known;
    const other = this.underWay.get(key);
    if (!other) this.metrics.count(isUsable ? 'renewed' : 'rendered');
    const found = other ?? this.start(wish, now);
    if (isUsable) return known;
    if (other) this.metrics.count('joined');
    return found;
  }

  private start(wish: DocumentWish, from: number): Promise<StreamedDocument> {
    const { key } = wish;
    const started = this.begin(wish, from);
    this.underWay.set(key, started);
    started.catch(() => this.underWay.delete(key));
    return started;
  }

  private async begin(wish: DocumentWish, from: number): Promise<StreamedDocument> {
    const begun = await wish.begin();
    const shared = new SharedPieces(begun.pieces);
    void this.keep(wish.key, shared, (whole) => this.put(wish, from, begun, whole));
    return { head: begun.head, in: readerOf(shared) };
  }

  /** Puts a document into the memory, unless a widget has failed or a better one is there. */
  private put(
    { key, lasts, lastsWithoutAnswers }: DocumentWish,
    from: number,
    begun: BegunDocument,
    pieces: readonly Buffer[],
  ): void {
    if (!begun.isWhole()) return;
    const older = this.kept.peek(key);
    const isStopgap = begun.missesAnswers();
    if (isStopgap && older && !older.lifespan.isStopgap && this.clock() < older.lifespan.until)
      return;
    const time = isStopgap ? lastsWithoutAnswers : lasts;
    const lifespan: Lifespan = {
      renewFrom: from + time * RENEWED_AFTER,
      until: from + time,
      isStopgap,
    };
    this.kept.set(key, new KeptDocument(begun.head, pieces, lifespan, older));
  }

  /** Waits for the end of a document. A reader of a failed one gets its error. */
  private async keep(
    key: string,
    { whole }: SharedPieces,
    done: (pieces: readonly Buffer[]) => void,
  ): Promise<void> {
    try {
      done(await whole);
    } catch {
      // not kept
    } finally {
      this.underWay.delete(key);
    }
  }
}
