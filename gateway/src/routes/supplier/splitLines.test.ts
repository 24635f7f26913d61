import { splitLines } from './splitLines.ts';

async function linesOf(...pieces: readonly string[]): Promise<string[]> {
  async function* body() {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const lines: string[] = [];
  for await (const some of splitLines(body())) lines.push(...some);
  return lines;
}

describe('[R7.15] the lines of a stream', () => {
  it.each([
    ['LF', '\n'],
    ['CR and LF', '\r\n'],
  ])('that ends its lines with %s are those that have text', async (_, end) => {
    const body = ['{"a":1}', '', ' ', '{"a":2}', '', ''].join(end);
    const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as unknown);
    expect(read(await linesOf(body))).toEqual([{ a: 1 }, { a: 2 }]);
    expect(read(await linesOf(...body))).toEqual([{ a: 1 }, { a: 2 }]);
    expect(await linesOf(end, end)).toEqual([]);
    expect(await linesOf('\r')).toEqual([]);
  });
});
