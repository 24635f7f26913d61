/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { KeptDocument } from './KeptDocument.ts';
import { type BegunDocument, KeptDocuments, type StreamedDocument } from './KeptDocuments.ts';

const NO_TIME = { renewFrom: 0, until: 0 };
const HEAD = { status: 200, policy: "default-src 'self'" };
let now = 0;
let begun = 0;
let documents: KeptDocuments;
beforeEach(() => {
  now = 0;
  begun = 0;
  documents = new KeptDocuments({ bytes: 10_000, clock: () => now });
});

async function* piecesOf(texts: readonly string[], failure?: Error): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
  if (failure) throw failure;
}

const TIMES = { lasts: 1000, lastsWithoutAnswers: 100 };

function find(
  pieces: AsyncIterable<Buffer>,
  isWhole = true,
  key = 'a',
  missesAnswers = false,
): Promise<KeptDocument | StreamedDocument> {
  const begin = async (): Promise<BegunDocument> => {
    begun += 1;
    return { head: HEAD, pieces, isWhole: () => isWhole, missesAnswers: () => missesAnswers };
  };
  return documents.find({ key, ...TIMES, begin });
}

/** Asks for a document that is rendered while the gateway fails. */
function findWithoutAnswers(text: string) {
  return find(piecesOf([text]), true, 'a', true);
}

/** Waits until what is rendered meanwhile has ended. */
function renewal(): Promise<void> {
  return new Promise((ended) => {
    setImmediate(ended);
  });
}

async function read(found: KeptDocument | StreamedDocument): Promise<string> {
  if (found instanceof KeptDocument) return String((await found.in('identity')).bytes);
  let text = '';
  for await (const piece of found.in('identity')) text += String(piece);
  return text;
}

describe('the documents in memory', () => {
  it('reach a late reader from the first piece on, while the first reader goes on', async () => {
    const gate = Promise.withResolvers<string>();
    async function* slow(): AsyncGenerator<Buffer> {
      yield Buffer.from('head ');
      yield Buffer.from(await gate.promise);
    }
    const first = await find(slow());
    if (first instanceof KeptDocument) throw new Error('It cannot be whole yet');
    const reader = first.in('identity')[Symbol.asyncIterator]();
    expect(String((await reader.next()).value)).toBe('head ');
    const late = await find(slow());
    gate.resolve('tail');
    expect(await read(late)).toBe('head tail');
    expect(String((await reader.next()).value)).toBe('tail');
    expect(begun).toBe(1);
    expect(await find(slow())).toBeInstanceOf(KeptDocument);
  });

  it.each(['br', 'gzip'] as const)(
    'are compressed (%s) once for all readers on their way, each piece at once',
    async (coding) => {
      const gate = Promise.withResolvers<string>();
      async function* slow(): AsyncGenerator<Buffer> {
        yield Buffer.from('head ');
        yield Buffer.from(await gate.promise);
      }
      const [first, second] = await Promise.all([find(slow()), find(slow())]);
      if (first instanceof KeptDocument || second instanceof KeptDocument)
        throw new Error('It cannot be whole yet');
      const readers = [first, second].map((each) => each.in(coding)[Symbol.asyncIterator]());
      const heads: Buffer[] = await Promise.all(
        readers.map(async (reader) => (await reader.next()).value),
      );
      expect(heads[0]).toBe(heads[1]);
      gate.resolve('tail');
      const parts = [...heads.slice(0, 1)];
      const [rest] = readers;
      for (let next = await rest?.next(); next?.done === false; next = await rest?.next())
        parts.push(next.value);
      const decode = coding === 'br' ? brotliDecompressSync : gunzipSync;
      expect(String(decode(Buffer.concat(parts)))).toBe('head tail');
    },
  );

  it('tell a reader of compressed pieces that they have failed', async () => {
    const found = await find(piecesOf(['a'], new Error('no')));
    if (found instanceof KeptDocument) throw new Error('It cannot be whole yet');
    const readAll = async () => {
      for await (const _piece of found.in('br'));
    };
    await expect(readAll()).rejects.toThrow('no');
  });

  it('are rendered to the end if the first reader goes away', async () => {
    const first = await find(piecesOf(['a', 'b']));
    if (first instanceof KeptDocument) throw new Error('It cannot be whole yet');
    for await (const _piece of first.in('identity')) break;
    await read(await find(piecesOf(['other'])));
    expect(await read(await find(piecesOf(['other'])))).toBe('ab');
    expect(begun).toBe(1);
  });

  it('are begun again after their time', async () => {
    await read(await find(piecesOf(['one'])));
    now = 999;
    expect(await read(await find(piecesOf(['two'])))).toBe('one');
    now = 1000;
    expect(await read(await find(piecesOf(['two'])))).toBe('two');
  });

  it('are rendered anew once while they serve in the second half of their time', async () => {
    await read(await find(piecesOf(['one'])));
    now = 499;
    await find(piecesOf(['early']));
    expect(begun).toBe(1);
    now = 500;
    expect(await Promise.all([1, 2].map(async () => read(await find(piecesOf(['two'])))))).toEqual([
      'one',
      'one',
    ]);
    expect(begun).toBe(2);
    await renewal();
    now = 1499;
    expect(await read(await find(piecesOf(['three'])))).toBe('two');
    expect(begun).toBe(3);
  });

  it('serve to their end if a renewal cannot be begun', async () => {
    await read(await find(piecesOf(['one'])));
    now = 999;
    const begin = () => Promise.reject(new Error('no files'));
    expect(await read(await documents.find({ key: 'a', ...TIMES, begin }))).toBe('one');
    now = 1000;
    await expect(documents.find({ key: 'a', ...TIMES, begin })).rejects.toThrow('no files');
  });

  it('[R8.09] serve for a short time only where the gateway failed', async () => {
    await read(await findWithoutAnswers('sorry'));
    now = 99;
    expect(await read(await find(piecesOf(['well'])))).toBe('sorry');
    await renewal();
    expect(await read(await find(piecesOf(['later'])))).toBe('well');
    now = 2000;
    await read(await findWithoutAnswers('sorry again'));
    now = 2100;
    expect(await read(await find(piecesOf(['well again'])))).toBe('well again');
  });

  it('[R8.09] serve to their end if the gateway fails at a renewal', async () => {
    await read(await find(piecesOf(['well'])));
    now = 999;
    await findWithoutAnswers('sorry');
    await renewal();
    expect(await read(await findWithoutAnswers('sorry'))).toBe('well');
    now = 1000;
    await renewal();
    await read(await findWithoutAnswers('sorry'));
    expect(await read(await findWithoutAnswers('other'))).toBe('sorry');
  });

  it('are not compressed again if a newer one has the same bytes', async () => {
    const bytesOf = async () => {
      const found = await find(piecesOf(['same']));
      return found instanceof KeptDocument ? (await found.in('br')).bytes : undefined;
    };
    await read(await find(piecesOf(['same'])));
    const first = await bytesOf();
    now = 500;
    await bytesOf();
    await renewal();
    now = 1001;
    expect(await bytesOf()).toBe(first);
    expect(begun).toBe(3);
  });

  it('do not stay if they failed on their way, and every reader learns it', async () => {
    const failure = new Error('no');
    const both = [await find(piecesOf(['a'], failure)), await find(piecesOf(['a'], failure))];
    for (const found of both) await expect(read(found)).rejects.toBe(failure);
    expect(await read(await find(piecesOf(['again'])))).toBe('again');
    expect(begun).toBe(2);
  });

  it('do not stay if they could not be begun or are not whole', async () => {
    const begin = () => Promise.reject(new Error('no files'));
    await expect(documents.find({ key: 'a', ...TIMES, begin })).rejects.toThrow('no files');
    await read(await find(piecesOf(['half']), false));
    expect(await read(await find(piecesOf(['whole'])))).toBe('whole');
  });

  it('leave by age when their memory is full', async () => {
    for (const key of ['a', 'b', 'c', 'd'])
      await read(await find(piecesOf([key.repeat(1500)]), true, key));
    begun = 0;
    for (const key of ['d', 'c', 'b']) await read(await find(piecesOf(['']), true, key));
    expect(begun).toBe(0);
    await read(await find(piecesOf(['']), true, 'a'));
    expect(begun).toBe(1);
  });

  it('use no more memory than their bound after 3,000 of them, and /metrics says how much', async () => {
    const registry = new Registry();
    const bytes = 1_000_000;
    documents = new KeptDocuments({ bytes, clock: () => now, registry });
    const html = 'x'.repeat(10_000);
    let most = 0;
    for (let number = 0; number < 3000; number += 1) {
      await read(await find(piecesOf([html]), true, String(number)));
      most = Math.max(most, documents.bytes);
    }
    expect(most).toBeLessThanOrEqual(bytes);
    expect(most).toBeGreaterThan(bytes / 2);
    await find(piecesOf([html]), true, '2999');
    documents.countNeverKept();
    expect((await registry.metrics()).split('\n')).toEqual(
      expect.arrayContaining([
        'documents_total{source="rendered"} 3000',
        'documents_total{source="kept"} 1',
        'documents_total{source="never kept"} 1',
        `documents_kept ${documents.size}`,
        `documents_kept_bytes ${documents.bytes}`,
      ]),
    );
  });

  it('are counted by where they came from', async () => {
    const registry = new Registry();
    documents = new KeptDocuments({ bytes: 10_000, clock: () => now, registry });
    const both = await Promise.all([find(piecesOf(['a'])), find(piecesOf(['a']))]);
    await Promise.all(both.map(read));
    now = 500;
    await find(piecesOf(['a']));
    expect((await registry.metrics()).match(/documents_total\{.*/g)).toEqual([
      'documents_total{source="rendered"} 1',
      'documents_total{source="joined"} 1',
      'documents_total{source="kept"} 1',
      'documents_total{source="renewed"} 1',
    ]);
  });

  it('have an ETag that changes with their policy and with their coding', async () => {
    const tagOf = async (policy: string, coding: 'br' | 'identity') =>
      (await new KeptDocument({ status: 200, policy }, [Buffer.from('text')], NO_TIME).in(coding))
        .etag;
    const tags = [
      await tagOf('a', 'identity'),
      await tagOf('b', 'identity'),
      await tagOf('a', 'br'),
    ];
    expect(new Set(tags).size).toBe(3);
    expect(await tagOf('a', 'identity')).toBe(tags[0]);
  });
});
