import fc from 'fast-check';
import { callSpans, type CallSpan } from './callSpans.ts';

function someSpans() {
  const sent: (readonly CallSpan[])[] = [];
  let time = 0;
  let drawn = 0;
  const spans = callSpans({
    now: () => (time += 5),
    random: (bytes) => new Uint8Array(bytes).fill((drawn += 1) % 256),
    send: (ended) => sent.push(ended),
  });
  return { spans, sent };
}

it('[R10.05] a call has a place in a trace of its own, and is sent once with its time', () => {
  const { spans, sent } = someSpans();
  const call = spans.begin('GET /gora/course/search');
  spans.flush();
  expect(sent).toEqual([]);
  call.end(false);
  spans.flush();
  spans.flush();
  const trace = '01'.repeat(16);
  const span = '02'.repeat(8);
  expect(call.traceparent).toBe(`00-${trace}-${span}-01`);
  expect(sent).toEqual([
    [{ trace, span, name: 'GET /gora/course/search', startedAt: 5, endedAt: 10, isError: false }],
  ]);
});

it('[R10.05] however many calls there are, each is sent once, and at most fifty together', () => {
  fc.assert(
    fc.property(fc.nat(200), (count) => {
      const { spans, sent } = someSpans();
      for (let call = 0; call < count; call += 1) spans.begin('GET /gora/x').end(true);
      spans.flush();
      expect(sent.flat()).toHaveLength(count);
      expect(sent.every(({ length }) => length <= 50)).toBe(true);
    }),
  );
});
