import * as z from 'zod';

const read = z
  .object({ BROWSER_PATH: z.string().optional(), CI: z.string().optional() })
  .parse(process.env);

/** Path of the browser that the test command found; undefined for Playwright's own. */
export const browserPath = read.BROWSER_PATH;
/** Whether this runs in continuous integration, whose machines have every program. */
export const isIntegration = read.CI !== undefined;
