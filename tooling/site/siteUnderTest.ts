import { PAGE_NAMES } from 'shared-contracts/site';
import { fakeSites } from 'shared-contracts/testing';
import type { ConformSite } from '../conform/check.ts';

/** This site, as the conformance kit holds its widgets against it. */
export const SITE_UNDER_TEST: ConformSite = {
  testing: 'shared-contracts/testing',
  pages: PAGE_NAMES.slice(0, 4),
  config: { sites: fakeSites },
};
