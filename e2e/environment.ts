import * as z from 'zod';

const read = z.object({ BROWSER_PATH: z.string().optional(), CI: z.string().optional(), TRACE: z.enum(['on']).optional() }).parse(process.env);

/** The browser that the test command found; Playwright's own unless given. */
export const browserPath = read.BROWSER_PATH;
export const isContinuousIntegration = read.CI !== undefined;
/** What the browser did in a test that fails is kept, step by step; every test takes half as long again. */
export const keepsTraces = read.TRACE === 'on';
