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

it('[R10.05] the calls of a tap are one trace below it, which ends with the last of them', () => {
  const { spans, sent } = someSpans();
  spans.tap('mf-results@1.0.0');
  const first = spans.begin('GET /gora/x');
  const second = spans.begin('GET /gora/y');
  first.end(false);
  second.end(false);
  spans.flush();
  const trace = '01'.repeat(16);
  expect(second.traceparent.split('-')[1]).toBe(trace);
  const tap = { span: '02'.repeat(8), name: 'tap mf-results@1.0.0', startedAt: 5, endedAt: 25 };
  expect(sent.flat()).toHaveLength(3);
  expect(sent.flat()).toContainEqual({ trace, ...tap, isError: false });
  for (const name of ['GET /gora/x', 'GET /gora/y'])
    expect(sent.flat()).toContainEqual(expect.objectContaining({ trace, parent: tap.span, name }));
});

it('[R10.05] a tap is told once, also after a report, and never without a call', () => {
  const { spans, sent } = someSpans();
  spans.tap('mf-ads@1.0.0');
  spans.tap('mf-results@1.0.0');
  const early = spans.begin('GET /gora/x');
  const late = spans.begin('GET /gora/y');
  early.end(false);
  spans.flush();
  late.end(false);
  spans.flush();
  expect(sent.flat().map(({ name }) => name)).toEqual([
    'GET /gora/x',
    'tap mf-results@1.0.0',
    'GET /gora/y',
  ]);
});

it('[R10.05] a call long after a tap is none of its calls', () => {
  const { spans, sent } = someSpans();
  spans.tap('mf-results@1.0.0');
  // each look at the clock of this test takes 5 ms
  for (let call = 0; call < 200; call += 1) spans.begin('GET /gora/x').end(false);
  spans.begin('GET /gora/late').end(false);
  spans.flush();
  const late = sent.flat().find(({ name }) => name === 'GET /gora/late');
  expect(late?.parent).toBeUndefined();
  expect(sent.flat()[0]?.parent).toBeDefined();
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
