/** The pieces of bytes on their way. Every reader gets all of them, also one that comes late. */
export class SharedPieces {
  private readonly pieces: Buffer[] = [];
  private hasEnded = false;
  private moved = Promise.withResolvers<void>();
  /** All pieces. Rejects if the source fails. */
  readonly whole: Promise<readonly Buffer[]>;

  /** Begins to read the source, and reads to its end even if every reader goes away. */
  constructor(source: AsyncIterable<Buffer>) {
    this.whole = this.take(source);
  }

  /**
   * Reads from the first piece. What has come while the reader was busy is one piece, since each
   * costs a flush of the compression and a write. Throws what the source has thrown.
   */
  async *read(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const fresh = this.pieces.slice(next);
      const [first] = fresh;
      next += fresh.length;
      if (first !== undefined) {
        yield fresh.length === 1 ? first : Buffer.concat(fresh);
      } else if (this.hasEnded) {
        await this.whole;
        return;
      } else await this.moved.promise;
    }
  }

  private async take(source: AsyncIterable<Buffer>): Promise<readonly Buffer[]> {
    try {
      for await (const piece of source) {
        this.pieces.push(piece);
        this.wake();
      }
    } finally {
      this.hasEnded = true;
      this.wake();
    }
    return this.pieces;
  }

  private wake(): void {
    this.moved.resolve();
    this.moved = Promise.withResolvers<void>();
  }
}
