import { joinTimes, toFigures, toLine } from './pageTimes.ts';

const runs = [
  [
    { page: 'top', times: [30, 10], refused: 0 },
    { page: 'results', times: [5], refused: 1 },
  ],
  [
    { page: 'top', times: [20], refused: 1 },
    { page: 'results', times: [7], refused: 1 },
  ],
];

describe('the times of pages', () => {
  it('of several runs are joined page by page', () =>
    expect(joinTimes(runs)).toEqual([
      { page: 'top', times: [30, 10, 20], refused: 1 },
      { page: 'results', times: [5, 7], refused: 2 },
    ]));

  it('are shown by the half, by one in a hundred, and by the longest', () => {
    const times = Array.from({ length: 101 }, (_, place) => place);
    const figures = toFigures({ page: 'top', times, refused: 0 });
    expect(figures).toEqual({ half: 50, late: 99, longest: 100, refused: 0 });
    expect(toLine('spins', 'top', figures)).toMatch(/^spins +top +p50 50 ms {2}p99 99 ms/);
  });
});
