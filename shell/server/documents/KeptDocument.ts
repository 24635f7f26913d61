import { createHash } from 'node:crypto';
import type { DocumentHead } from '../document/documentHead.ts';
import { type ContentCoding, encode } from './contentCoding.ts';

/** The bytes of a document in one coding. */
export interface EncodedDocument {
  readonly bytes: Buffer;
  /** A strong ETag: the hash of status, policy and bytes. */
  readonly etag: string;
}

/** A whole document in memory. */
export class KeptDocument {
  readonly head: DocumentHead;
  /** The time after which it is rendered again: milliseconds since 1970. */
  readonly until: number;
  private readonly html: Buffer;
  private readonly encoded = new Map<ContentCoding, Promise<EncodedDocument>>();

  constructor(head: DocumentHead, html: Buffer, until: number) {
    this.head = head;
    this.html = html;
    this.until = until;
  }

  /** The most memory that it uses, in bytes: a compressed HTML is less than half of it. */
  get size(): number {
    return 2 * this.html.length;
  }

  /** Returns the bytes in a coding. It compresses once for each coding, when the first one asks. */
  in(coding: ContentCoding): Promise<EncodedDocument> {
    const known = this.encoded.get(coding) ?? this.encode(coding);
    this.encoded.set(coding, known);
    return known;
  }

  private async encode(coding: ContentCoding): Promise<EncodedDocument> {
    const bytes = await encode(this.html, coding);
    const { status, policy } = this.head;
    const hash = createHash('sha256').update(`${status} ${policy}\n`).update(bytes);
    return { bytes, etag: `"${hash.digest('base64url')}"` };
  }
}
