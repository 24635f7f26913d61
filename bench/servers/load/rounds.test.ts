import { measureRows, type Row } from './rounds.ts';
import { takeSample } from './sample.ts';

const QUESTIONS = [1, 2, 3, 4, 5];

/** A row that is right about odd numbers, refuses 4 and is wrong about 2, in the rounds with faults. */
function aRow(name: string, order: string[], hasFaults: (round: number) => boolean): Row {
  return {
    name,
    callers: 1,
    measure: (round) => {
      order.push(`${name} ${round}`);
      const faulty = hasFaults(round);
      return takeSample(
        {
          ask: async (question: number) => (faulty && question === 4 ? undefined : question),
          usage: async () => ({ processor: undefined }),
          isRight: async (question) => !faulty || question !== 2,
        },
        QUESTIONS,
        1,
      );
    },
  };
}

it('measures the rows in turn, and drops the rounds that warm up', async () => {
  const order: string[] = [];
  const rows = ['one', 'other'].map((name) => aRow(name, order, () => false));
  const measured = await measureRows(rows, { rounds: 2, warmUps: 1 });
  expect(order).toEqual(['one 0', 'other 0', 'one 1', 'other 1', 'one 2', 'other 2']);
  expect(measured.map(({ samples }) => samples.length)).toEqual([2, 2]);
});

it('counts what is refused and what is wrong, in a round that warms up, too', async () => {
  const [row] = await measureRows([aRow('one', [], (round) => round === 0)], {
    rounds: 1,
    warmUps: 1,
  });
  expect(row?.samples.map(({ asked, refused, wrong }) => [asked, refused, wrong])).toEqual([
    [5, 1, 1],
    [5, 0, 0],
  ]);
});
