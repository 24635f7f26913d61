/**
 * A text with one letter for each byte of its UTF-8, so that joining such texts and sending them is
 * copying: what an answer has of Japanese is encoded when it is kept, not for each answer. A text of
 * ASCII is its own byte text.
 */
export type ByteText = string;

/** Encodes a text. */
export function toByteText(text: string): ByteText {
  return Buffer.from(text).toString('latin1');
}

/** Returns the bytes that the letters stand for. */
export function bytesOf(text: ByteText): Buffer {
  return Buffer.from(text, 'latin1');
}
