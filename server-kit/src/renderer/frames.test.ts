/** @jest-environment node */
import fc from 'fast-check';
import { FrameReader, toFrame } from './frames.ts';

const message = fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), { minLength: 1 });

describe('messages over a pipe', () => {
  it('come as they were sent, however the pipe cuts them', () => {
    fc.assert(
      fc.property(fc.array(message), fc.integer({ min: 1, max: 50 }), (messages, size) => {
        const bytes = Buffer.concat(messages.map(toFrame));
        const reader = new FrameReader(1_000_000);
        const read: string[][] = [];
        for (let at = 0; at < bytes.length; at += size)
          read.push(...reader.read(bytes.subarray(at, at + size)));
        expect(read).toEqual(messages);
      }),
    );
  });

  it('are texts or an error, whatever comes, and no more than the limit is held', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const reader = new FrameReader(100);
        try {
          for (const texts of reader.read(Buffer.from(bytes)))
            expect(texts.join('').length).toBeLessThanOrEqual(100);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  it('are refused where they are longer than the limit, before they have come', () => {
    const frame = toFrame(['x'.repeat(1000)]);
    expect(() => new FrameReader(999).read(frame.subarray(0, 4))).toThrow(
      'a message of 1004 bytes',
    );
  });
});
