import fc from 'fast-check';
import { readReply } from './readReply.ts';

const piece = fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Buffer.from(bytes));

function chunked(pieces: readonly Buffer[]): Buffer {
  const chunks = pieces.flatMap((each) => [
    Buffer.from(`${each.length.toString(16)}\r\n`),
    each,
    Buffer.from('\r\n'),
  ]);
  const head = Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
  return Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]);
}

function measured(body: Buffer): Buffer {
  const head = `HTTP/1.1 503 Busy\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

it('an answer is whole with its last byte and not before, also when it holds what ends a body', () => {
  const ending = fc.constant(Buffer.from('\r\n0\r\n\r\n'));
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, ending), { minLength: 1, maxLength: 5 }), (pieces) => {
      const body = Buffer.concat(pieces);
      for (const [bytes, status, isKept] of [
        [chunked(pieces), 200, true],
        [measured(body), 503, false],
      ] as const) {
        for (let end = 0; end < bytes.length; end += 1)
          expect(readReply(bytes.subarray(0, end))).toBeUndefined();
        expect(readReply(bytes)).toMatchObject({ status, isKept, body });
      }
    }),
  );
});
