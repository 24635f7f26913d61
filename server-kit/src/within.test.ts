import { within } from './within.ts';

it('waits for work that ends in time, and no longer than the limit for any other', async () => {
  expect(await within(Promise.resolve('done'), 60_000)).toBe('done');
  expect(await within(new Promise(() => {}), 5)).toBeUndefined();
  await expect(within(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
});
