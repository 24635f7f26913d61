import { NOW, TODAY } from '../testing/openTestGateway.ts';
import { keepUpToDate } from './keepUpToDate.ts';

const DAY = 86_400_000;
const FIVE_MINUTES = 300_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An inventory that is brought to days by a clock; the first `failures` attempts fail. */
function keep(filled: number, failures = 0) {
  const days: number[] = [];
  const heard: unknown[] = [];
  let now = NOW;
  const bringTo = async (day: number) => {
    days.push(day);
    if (days.length <= failures) throw new Error('the database is away');
    return 'extended' as const;
  };
  const stop = keepUpToDate(
    { bringTo },
    () => now,
    filled,
    (error) => heard.push(error),
  );
  return {
    days,
    heard,
    stop,
    async waitUntil(time: number) {
      now = time;
      await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
    },
  };
}

describe('an inventory that is kept up to date', () => {
  it('is brought to the new day once, after midnight in Japan', async () => {
    const { days, waitUntil, stop } = keep(TODAY);
    await waitUntil(NOW);
    expect(days).toEqual([]);
    for (let looks = 0; looks < 3; looks += 1) await waitUntil(NOW + DAY);
    expect(days).toEqual([TODAY + 1]);
    stop();
  });

  it('is brought to the new day also when midnight comes while it is opened', async () => {
    const { days, waitUntil, stop } = keep(TODAY - 1);
    await waitUntil(NOW);
    expect(days).toEqual([TODAY]);
    stop();
  });

  it('is tried again after a failure, which is told', async () => {
    const { days, heard, waitUntil, stop } = keep(TODAY - 1, 1);
    await waitUntil(NOW);
    await waitUntil(NOW);
    expect(days).toEqual([TODAY, TODAY]);
    expect(heard).toEqual([new Error('the database is away')]);
    stop();
    await waitUntil(NOW + DAY);
    expect(days).toHaveLength(2);
  });
});
