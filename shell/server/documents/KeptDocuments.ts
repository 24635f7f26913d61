import { LRUCache } from 'lru-cache';
import type { Clock } from 'server-kit/clock';
import type { DocumentHead } from '../document/documentHead.ts';
import { KeptDocument } from './KeptDocument.ts';
import { SharedPieces } from './SharedPieces.ts';

/** A document that has begun to be rendered. */
export interface BegunDocument {
  readonly head: DocumentHead;
  readonly pieces: AsyncIterable<Buffer>;
  /** Asked after the last piece: whether nothing has failed, so that the document may be kept. */
  isWhole(): boolean;
}

/** A document on its way to its first readers. */
export interface StreamedDocument {
  readonly head: DocumentHead;
  readonly pieces: AsyncIterable<Buffer>;
}

export interface DocumentWish {
  /** Two documents with the same key are the same bytes. */
  readonly key: string;
  /** Milliseconds for which the document is kept. */
  readonly lasts: number;
  readonly begin: () => Promise<BegunDocument>;
}

interface UnderWay {
  readonly head: DocumentHead;
  readonly shared: SharedPieces;
}

/**
 * The documents in memory, bounded by bytes (ADR 029). Nothing is invalidated: what a document
 * depends on is in its key. Identical documents under way are rendered once.
 */
export class KeptDocuments {
  private readonly clock: Clock;
  private readonly kept: LRUCache<string, KeptDocument>;
  private readonly underWay = new Map<string, Promise<UnderWay>>();

  /** `bytes` is the most memory that the documents use together. */
  constructor({ bytes, clock }: { readonly bytes: number; readonly clock: Clock }) {
    this.clock = clock;
    this.kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ size }) => Math.max(size, 1) });
  }

  /**
   * Returns the document from memory; or else the one that is under way, with all its pieces from
   * the first; or else begins it. Rejects if it cannot be begun.
   */
  async find({ key, lasts, begin }: DocumentWish): Promise<KeptDocument | StreamedDocument> {
    const known = this.kept.get(key);
    if (known && this.clock() < known.until) return known;
    const found = this.underWay.get(key) ?? this.start(key, this.clock() + lasts, begin);
    const { head, shared } = await found;
    return { head, pieces: shared.read() };
  }

  private start(key: string, until: number, begin: DocumentWish['begin']): Promise<UnderWay> {
    const started = this.begin(key, until, begin);
    this.underWay.set(key, started);
    started.catch(() => this.underWay.delete(key));
    return started;
  }

  private async begin(key: string, until: number, begin: DocumentWish['begin']): Promise<UnderWay> {
    const { head, pieces, isWhole } = await begin();
    const shared = new SharedPieces(pieces);
    void this.keep(key, shared, (html) => {
      if (isWhole()) this.kept.set(key, new KeptDocument(head, html, until));
    });
    return { head, shared };
  }

  /** Waits for the end of a document. A reader of a failed one gets its error. */
  private async keep(
    key: string,
    { whole }: SharedPieces,
    done: (html: Buffer) => void,
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
