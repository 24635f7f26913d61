import * as z from 'zod';

const read = z
  .object({ BROWSER_PATH: z.string().optional(), CI: z.string().optional() })
  .parse(process.env);

/** The browser that the test command found; Playwright's own unless given. */
export const browserPath = read.BROWSER_PATH;
export const isContinuousIntegration = read.CI !== undefined;
