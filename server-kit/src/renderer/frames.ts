/** The bytes of a number that says how many bytes follow. */
const NUMBER = 4;
/** The bit of a text's number that says that it has two bytes for each character. */
const WIDE = 2 ** 31;

interface Part {
  readonly text: string;
  readonly encoding: 'latin1' | 'utf16le';
  readonly bytes: number;
}

const NOT_ASCII = /[\u0080-\uffff]/;
/** Most texts that are not ASCII show it within so many characters. */
const BEGIN = 4096;

function isAscii(text: string): boolean {
  return !NOT_ASCII.test(text.slice(0, BEGIN)) && Buffer.byteLength(text) === text.length;
}

/** A text keeps the form that it has in memory, so that it is copied and not converted. */
function toPart(text: string): Part {
  return isAscii(text)
    ? { text, encoding: 'latin1', bytes: text.length }
    : { text, encoding: 'utf16le', bytes: 2 * text.length };
}

/**
 * Returns one message as bytes: how many bytes follow, then each text after its own number of
 * bytes. Texts travel as they are, since JSON text within JSON text costs more (ADR 035).
 */
export function toFrame(texts: readonly string[]): Buffer {
  const parts = texts.map(toPart);
  const size = parts.reduce((sum, { bytes }) => sum + NUMBER + bytes, 0);
  const frame = Buffer.allocUnsafe(NUMBER + size);
  let at = frame.writeUInt32LE(size, 0);
  for (const { text, encoding, bytes } of parts) {
    at = frame.writeUInt32LE(encoding === 'latin1' ? bytes : WIDE + bytes, at);
    at += frame.write(text, at, encoding);
  }
  return frame;
}

/** Returns the texts of a frame without its first number. Throws where the lengths do not fit. */
function toTexts(frame: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frame.length;) {
    const number = frame.readUInt32LE(at);
    const encoding = number < WIDE ? 'latin1' : 'utf16le';
    const bytes = number % WIDE;
    at += NUMBER;
    if (at + bytes > frame.length) throw new RangeError('a text ends after its message');
    texts.push(frame.toString(encoding, at, at + bytes));
    at += bytes;
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
      const whole = this.wholeAt(rest);
      if (whole) {
        messages.push(toTexts(whole));
        rest = rest.subarray(NUMBER + whole.length);
        continue;
      }
      const target = this.frame ?? this.size;
      const copied = rest.copy(target, this.filled);
      rest = rest.subarray(copied);
      this.filled += copied;
      if (this.filled === target.length) messages.push(...this.finish(target));
    }
    return messages;
  }

  /** Returns a message that lies whole in this chunk, so that it need not be copied. */
  private wholeAt(chunk: Buffer): Buffer | undefined {
    if (this.frame || this.filled > 0 || chunk.length < NUMBER) return undefined;
    const size = chunk.readUInt32LE(0);
    if (size === 0 || size > this.limit || NUMBER + size > chunk.length) return undefined;
    return chunk.subarray(NUMBER, NUMBER + size);
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
