import { expect } from '@playwright/test';

/** Reads a figure until two looks a moment apart give the same one, which it returns. */
export async function standsStill(read: () => Promise<number>): Promise<number> {
  let seen = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await read();
        return seen === before;
      },
      { intervals: [250] },
    )
    .toBe(true);
  return seen;
}
