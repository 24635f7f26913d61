/** The bytes of a number that says how many bytes follow. */
const NUMBER = 4;

/**
 * Returns one message as bytes: how many bytes follow, then each text in UTF-8 after its own number
 * of bytes. Texts travel as they are, since JSON text within JSON text costs more (ADR 035).
 */
export function toFrame(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const size = lengths.reduce((sum, length) => sum + NUMBER + length, 0);
  const frame = Buffer.allocUnsafe(NUMBER + size);
  let at = frame.writeUInt32LE(size, 0);
  for (const [index, text] of texts.entries()) {
    at = frame.writeUInt32LE(lengths[index] ?? 0, at);
    at += frame.write(text, at);
  }
  return frame;
}

/** Returns the texts of a frame without its first number. Throws where the lengths do not fit. */
function toTexts(frame: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frame.length;) {
    const length = frame.readUInt32LE(at);
    at += NUMBER;
    if (at + length > frame.length) throw new RangeError('a text ends after its message');
    texts.push(frame.toString('utf8', at, at + length));
    at += length;
  }
  return texts;
}

/** Puts messages together from what a pipe gives. It holds one message of at most `limit` bytes. */
export class FrameReader {
  private readonly limit: number;
  private readonly size = Buffer.alloc(NUMBER);
  /** The message that is read; undefined while its size is read. */
  private frame: Buffer | undefined;
  private filled = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /**
   * Returns the messages that end in this chunk, each as its texts. Throws where a message is empty,
   * longer than the limit, or no message; then nothing more can be read.
   */
  read(chunk: Buffer): string[][] {
    const messages: string[][] = [];
    for (let rest = chunk; rest.length > 0;) {
      const target = this.frame ?? this.size;
      const copied = rest.copy(target, this.filled);
      rest = rest.subarray(copied);
      this.filled += copied;
      if (this.filled === target.length) messages.push(...this.finish(target));
    }
    return messages;
  }

  /** Goes on from the size to the message, or returns the message. */
  private finish(target: Buffer): string[][] {
    this.filled = 0;
    if (target === this.frame) {
      this.frame = undefined;
      return [toTexts(target)];
    }
    const size = target.readUInt32LE(0);
    if (size === 0 || size > this.limit) throw new RangeError(`a message of ${size} bytes`);
    this.frame = Buffer.allocUnsafe(size);
    return [];
  }
}
