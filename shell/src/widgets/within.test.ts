import { within } from './within.ts';

const never = new Promise<never>(() => {});

/** Keeps the page's one thread busy, as a long script does. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('within', () => {
  it('gives what came in time', async () => {
    await expect(within(1000, Promise.resolve('a widget'), 'it came')).resolves.toBe('a widget');
  });

  it('says what did not come in time, and not before', async () => {
    jest.useFakeTimers();
    try {
      let said: unknown;
      void within(4500, never, 'mf-ads@1.0.0 did not load').catch((error: unknown) => {
        said = error;
      });
      await jest.advanceTimersByTimeAsync(4499);
      expect(said).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(said).toEqual(new Error('mf-ads@1.0.0 did not load within 4500 ms'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves out the time in which the page itself was busy', async () => {
    const answer = Promise.withResolvers<string>();
    const waiting = within(300, answer.promise, 'it did not come');
    beBusy(400);
    // the answer lies there since long, and is read in its turn
    setTimeout(() => answer.resolve('a widget'), 0);
    await expect(waiting).resolves.toBe('a widget');
  });
});
