import { within } from './within.ts';

it('returns the result of work that ends in time, and undefined after the limit', async () => {
  expect(await within(Promise.resolve('done'), 60_000)).toBe('done');
  expect(await within(new Promise(() => {}), 5)).toBeUndefined();
  await expect(within(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
});
