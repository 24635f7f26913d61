import { PAGE_NAMES } from 'shared-contracts/site';
import { fakeSites } from 'shared-contracts/testing';
import type { ConformSite } from './conformSite.ts';
import { LOCALES } from './thisSite.ts';

/** How far a recording fits this site's events and calls. */
export { checkRecording } from 'shared-contracts/testing';

/** This site, as the conformance kit holds its widgets against it. */
export const SITE_UNDER_TEST: ConformSite = {
  testing: 'shared-contracts/testing',
  pages: PAGE_NAMES.slice(0, 4),
  locales: LOCALES,
  config: { sites: fakeSites },
};
