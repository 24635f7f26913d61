/** @jest-environment node */
import { SharedPieces } from './SharedPieces.ts';

async function* piecesOf(texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

it('a reader that comes late, or was busy, gets as one piece what has come meanwhile', async () => {
  const gate = Promise.withResolvers<void>();
  async function* source(): AsyncGenerator<Buffer> {
    yield* piecesOf(['head ', 'frame ']);
    await gate.promise;
    yield* piecesOf(['island ', 'scripts']);
  }
  const shared = new SharedPieces(source());
  await new Promise((turn) => setImmediate(turn));
  const reader = shared.read();
  expect(String((await reader.next()).value)).toBe('head frame ');
  gate.resolve();
  await shared.whole;
  expect(String((await reader.next()).value)).toBe('island scripts');
  expect(await reader.next()).toEqual({ done: true, value: undefined });
});
