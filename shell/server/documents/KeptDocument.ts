import { createHash } from 'node:crypto';
import type { DocumentHead } from '../document/documentHead.ts';
import { type ContentCoding, encode } from './contentCoding.ts';

/** The bytes of a document in one coding. */
export interface EncodedDocument {
  readonly bytes: Buffer;
  /** A strong ETag: the hash of status, policy and bytes. */
  readonly etag: string;
}

/** The times of a document, in milliseconds since 1970. */
export interface Lifespan {
  /** From then on it serves, and whoever asks makes a newer one begin. */
  readonly renewFrom: number;
  /** From then on it does not serve. */
  readonly until: number;
  /**
   * Whether the gateway failed while it was rendered. It serves those who ask in this short time, and is
   * for no shared cache.
   */
  readonly isStopgap?: boolean;
}

/** A whole document in memory. */
export class KeptDocument {
  readonly head: DocumentHead;
  readonly lifespan: Lifespan;
  private readonly pieces: readonly Buffer[];
  private readonly length: number;
  private readonly encoded: Map<ContentCoding, Promise<EncodedDocument>>;

  /** It takes over what an `older` document of the same bytes has compressed. */
  constructor(
    head: DocumentHead,
    pieces: readonly Buffer[],
    lifespan: Lifespan,
    older?: KeptDocument,
  ) {
    this.head = head;
    this.pieces = pieces;
    this.length = pieces.reduce((sum, { length }) => sum + length, 0);
    this.lifespan = lifespan;
    this.encoded = older?.isSame(this) === true ? older.encoded : new Map();
  }

  /** The most memory that it uses, in bytes: a compressed HTML is less than half of it. */
  get size(): number {
    return 2 * this.length;
  }

  /** Returns the bytes in a coding. It compresses once for each coding, when the first one asks. */
  in(coding: ContentCoding): Promise<EncodedDocument> {
    const known = this.encoded.get(coding) ?? this.encode(coding);
    this.encoded.set(coding, known);
    return known;
  }

  private isSame(other: KeptDocument): boolean {
    const { status, policy } = other.head;
    return (
      this.length === other.length &&
      this.head.status === status &&
      this.head.policy === policy &&
      this.joined().equals(other.joined())
    );
  }

  /** Joins the pieces only when they are needed: most documents are asked for once. */
  private joined(): Buffer {
    return Buffer.concat(this.pieces, this.length);
  }

  private async encode(coding: ContentCoding): Promise<EncodedDocument> {
    const bytes = await encode(this.joined(), coding);
    const { status, policy } = this.head;
    const hash = createHash('sha256').update(`${status} ${policy}\n`).update(bytes);
    return { bytes, etag: `"${hash.digest('base64url')}"` };
  }
}
