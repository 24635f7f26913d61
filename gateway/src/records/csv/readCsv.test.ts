import { Readable } from 'node:stream';
import fc from 'fast-check';
import { collect } from '../../testing/collect.ts';
import { SHIFT_JIS_LETTERS, toShiftJis } from '../../testing/toShiftJis.ts';
import { type Encoding, toEncoding } from './encoding.ts';
import { csvOf, readCsv } from './readCsv.ts';

async function read(bytes: Buffer, encoding?: Encoding) {
  return (await collect(readCsv(csvOf(bytes, encoding)))).map(({ record }) => record);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
function toText(records: readonly { a: string; b: string }[], end = '\r\n'): string {
  return ['a,b', ...records.map(({ a, b }) => `${quoted(a)},${quoted(b)}`)].join(end);
}

const SIGNS = ['a', 'あ', ',', '"', '\n', '\r\n', ' ', '\\', '~'];
function records(signs: readonly string[]) {
  const cell = fc.string({ unit: fc.constantFrom(...signs) });
  return fc.array(fc.record({ a: cell, b: cell }), { maxLength: 100 });
}

describe('[R7.15] a CSV text', () => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(records(SIGNS), fc.constantFrom('\n', '\r', '\r\n'), async (given, end) => {
        expect(await read(Buffer.from(toText(given, end)), 'utf-8')).toEqual(given);
      }),
    );
  });

  it('written in Shift_JIS, as courses’ systems do, and in UTF-8 is the same records', async () => {
    const all = [...SIGNS, ...SHIFT_JIS_LETTERS];
    await fc.assert(
      fc.asyncProperty(records(all), async (some) => {
        // an unmistakable letter, as every name of a course has one
        const given = [...some, { a: '朝芝', b: '' }];
        const text = toText(given);
        expect(await read(toShiftJis(text))).toEqual(given);
        expect(await read(toShiftJis(text), 'shift_jis')).toEqual(given);
        expect(await read(Buffer.from(text))).toEqual(given);
        expect(await read(Buffer.from(`\ufeff${text}`))).toEqual(given);
      }),
    );
  });

  it('has the letters that NEC, IBM and Windows have added', async () => {
    const text = Buffer.concat([
      Buffer.from('a,b\n'),
      Buffer.from('8740878afbfcfab1', 'hex'),
      Buffer.from(','),
      Buffer.from('8160817c5c7e', 'hex'),
    ]);
    expect(await read(text)).toEqual([{ a: '①㈱髙﨑', b: '～－\\~' }]);
  });

  it('is the same in whatever pieces it comes', async () => {
    const given = Array.from({ length: 20 }, (_, at) => ({
      a: `髙﨑${at}`,
      b: '一行目\r\n二行目',
    }));
    const bytes = toShiftJis(toText(given));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (size) => {
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        );
        const open = () => Readable.from(pieces, { objectMode: false });
        const rows = await collect(readCsv({ open }));
        expect(rows.map(({ record }) => record)).toEqual(given);
        expect(rows.map(({ where }) => where)).toEqual(given.map((_, at) => `line ${at * 2 + 2}`));
      }),
      { numRuns: 50 },
    );
  });

  it('may have empty rows, missing cells and a byte order mark', async () => {
    expect(await read(Buffer.from('\ufeffa,b\n\n1\n2,\n'))).toEqual([
      { a: '1', b: '' },
      { a: '2', b: '' },
    ]);
  });

  it.each([
    ['a,b\n"1', 'line 2 has a quotation mark that is not closed'],
    ['a,b\n1,2,3', 'line 2 has 3 cells, not 2'],
    [`a${',b'.repeat(100)}`, 'line 1 has more than 100 columns'],
    ['a,b, a\n1,2,3', 'line 1 names the column a twice'],
    ['a\n"1"2', 'line 2 has a quotation mark that is not closed'],
    [`a\n${'1'.repeat(100_001)}`, 'a line is longer than 100000 bytes'],
  ])('is refused for %j', async (text, message) => {
    await expect(read(Buffer.from(text))).rejects.toThrow(new SyntaxError(message));
  });
});

describe('[R7.15] the encoding of a CSV text', () => {
  const broken = Buffer.concat([
    Buffer.from('id,name,city\n1,"a, b",c\n2,'),
    toShiftJis('"朝, 芝"'),
    Buffer.from([0x2c, 0x83, 0xff, 0x0a]),
  ]);

  it('that was assumed is named with the line and the column that do not fit', async () => {
    await expect(read(broken)).rejects.toThrow(
      'line 3: city is not Shift_JIS, which was assumed because the text is not UTF-8',
    );
  });

  it.each([
    ['shift_jis', 'line 3: city is not Shift_JIS'],
    ['utf-8', 'line 3: name is not UTF-8'],
  ] as const)('that is named %s is taken at its word', async (encoding, message) => {
    await expect(read(broken, encoding)).rejects.toThrow(new SyntaxError(message));
  });

  it('must be named where both would fit, and is never guessed then', async () => {
    const both = toShiftJis('name\nﾃｽﾃｽ');
    await expect(read(both)).rejects.toThrow(
      'the text may be UTF-8 or Shift_JIS: name its encoding',
    );
    expect(await read(both, 'shift_jis')).toEqual([{ name: 'ﾃｽﾃｽ' }]);
    expect(await read(both, 'utf-8')).toEqual([{ name: 'ýý' }]);
  });

  it('has the names that systems use for it', () => {
    const names = ['utf8', 'UTF-8', 'Shift_JIS', 'sjis', 'Windows-31J', 'CP932', 'euc-jp', 'x', ''];
    expect(names.map(toEncoding)).toEqual([
      'utf-8',
      'utf-8',
      'shift_jis',
      'shift_jis',
      'shift_jis',
      'shift_jis',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
