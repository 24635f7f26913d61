import { PAGE_NAMES } from 'shared-contracts/site';
import { fakeSites } from 'shared-contracts/testing/sites';
import { LANGUAGES, LOCALES } from './thisSite.ts';

/** The module that exports this site's `fakeHost`. */
export const SITE_TESTING = 'shared-contracts/testing';

/**
 * The first paints of this site with which a version is tried, by the conformance kit and by the registry
 * (ADR 073): each slot on these pages, in these languages, with these settings of the operator.
 */
export const FIRST_PAINTS = {
  pages: PAGE_NAMES.slice(0, 4),
  locales: LOCALES,
  languages: LANGUAGES,
  config: { sites: fakeSites },
};
