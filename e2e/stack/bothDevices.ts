import { devices } from '@playwright/test';

const { defaultBrowserType: _type, ...pixel } = devices['Pixel 7']!;

/** What makes a phone of the browser of any project, for `test.use`. */
export const PHONE = pixel;

/** The devices of a test that holds on each, by their names, for `test.use`. */
export const BOTH_DEVICES = [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const;
