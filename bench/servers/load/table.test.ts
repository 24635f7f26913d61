import type { Sample } from './sample.ts';
import { complaints, toPartsTable, toTable } from './table.ts';

function aSample(changes: Partial<Sample> = {}): Sample {
  return {
    p50: 1,
    p99: 2,
    perSecond: 1000,
    processor: undefined,
    delay: undefined,
    memory: 50_000_000,
    asked: 10,
    refused: 0,
    wrong: 0,
    ...changes,
  };
}

describe('a table', () => {
  it('shows the median and the quartiles of all rounds, and a dash for a figure that nothing tells', () => {
    const samples = [1, 2, 3, 4, 5].map((p50) => aSample({ p50 }));
    const [, line = ''] = toTable('search', [{ name: 'HTTP', callers: 16, samples }]).split('\n');
    expect(line.split(/ {2,}/)).toEqual([
      'HTTP',
      '16',
      '3.00 (2.00 to 4.00)',
      '2.00 (2.00 to 2.00)',
      '1000 (1000 to 1000)',
      '-',
      '-',
      '50.00 (50.00 to 50.00)',
    ]);
  });
});

describe('a table of parts', () => {
  it('shows what each kind of threads has spent, and dashes where nothing tells it', () => {
    const parts = { main: 4, rendering: 6.5, compression: 2, v8: 1 };
    const rows = [
      { name: 'top', callers: 1, samples: [aSample({ parts })] },
      { name: 'elsewhere', callers: 1, samples: [aSample()] },
    ];
    const [, top = '', elsewhere = ''] = toPartsTable('by thread', rows).split('\n');
    expect(top.split(/ {2,}/).slice(2)).toEqual([
      '4.00 (4.00 to 4.00)',
      '6.50 (6.50 to 6.50)',
      '2.00 (2.00 to 2.00)',
      '1.00 (1.00 to 1.00)',
    ]);
    expect(elsewhere.split(/ {2,}/).slice(2)).toEqual(['-', '-', '-', '-']);
  });
});

describe('the complaints', () => {
  it('are none while every answer is right', () => {
    expect(complaints([{ name: 'HTTP', callers: 1, samples: [aSample()] }])).toEqual([]);
  });

  it('name a row with an answer that was wrong or refused, and one that has answered nothing', () => {
    expect(
      complaints([
        { name: 'wrong', callers: 1, samples: [aSample(), aSample({ wrong: 2 })] },
        { name: 'refused', callers: 16, samples: [aSample({ refused: 1 })] },
        { name: 'silent', callers: 1, samples: [] },
      ]),
    ).toEqual([
      'wrong, 1 callers: 20 asked, 0 refused, 2 wrong',
      'refused, 16 callers: 10 asked, 1 refused, 0 wrong',
      'silent, 1 callers: 0 asked, 0 refused, 0 wrong',
    ]);
  });
});
