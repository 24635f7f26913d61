import { benchInventory } from './benchInventory.ts';
import { countBackwards, visibleAfter } from './figures.ts';

it('every answer beside changes is what SQL says at its generation, none goes back, none is refused', async () => {
  const ends = new AsyncDisposableStack();
  const said: string[] = [];
  try {
    const broken = await benchInventory({
      courses: 40,
      seconds: 3,
      changesPerSecond: 125,
      searchesPerSecond: 40,
      comparedOneIn: 1,
      log: (line) => said.push(line),
      ends,
    });
    expect(broken).toEqual([]);
  } finally {
    await ends.disposeAsync();
  }
  const [, compared, wrong] =
    /(\d+) answers compared with SQL, (\d+) wrong/.exec(said.join('\n')) ?? [];
  expect([compared, wrong]).toEqual(['120', '0']);
  const [, generations] = /answers of (\d+) generations/.exec(said.join('\n')) ?? [];
  expect(Number(generations)).toBeGreaterThan(1);
}, 240_000);

function answered(askedAt: number, answeredAt: number, generation: number) {
  return { path: '', askedAt, answeredAt, generation };
}

it('a batch is visible when the first answer that has it arrives', () => {
  const batch = { key: '', generation: 7, records: [], sentAt: 100, acknowledgedAt: 120 };
  const answers = [answered(90, 110, 6), answered(140, 190, 8), answered(130, 150, 7)];
  expect(visibleAfter({ batches: [batch], answers })).toEqual([50]);
});

it('an answer goes back when an older one with a newer generation had arrived before it was asked', () => {
  expect(countBackwards([answered(0, 10, 5), answered(5, 20, 4), answered(11, 30, 4)])).toBe(1);
  expect(countBackwards([answered(0, 10, 5), answered(5, 20, 4), answered(11, 30, 5)])).toBe(0);
});
