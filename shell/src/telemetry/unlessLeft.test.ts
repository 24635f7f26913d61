import { unlessLeft } from './unlessLeft.ts';

const LOST = new TypeError('Script load failed');

/** Returns what is told of a load that fails, after a minute. */
async function failWith(leave: () => void): Promise<unknown[]> {
  const told: unknown[] = [];
  const tell = unlessLeft((error) => told.push(error));
  tell(LOST);
  expect(told).toEqual([]);
  leave();
  await jest.advanceTimersByTimeAsync(60_000);
  return told;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a load that fails', () => {
  it('is told once where the visitor stays', async () => {
    expect(await failWith(() => {})).toEqual([LOST]);
  });

  it('is not told where the visitor goes on to another page, which stops the load', async () => {
    expect(await failWith(() => window.dispatchEvent(new Event('pagehide')))).toEqual([]);
  });

  it('is told where the visitor had gone and has come back before it', async () => {
    const told: unknown[] = [];
    const tell = unlessLeft((error) => told.push(error));
    window.dispatchEvent(new Event('pagehide'));
    tell(LOST);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([LOST]);
  });
});
