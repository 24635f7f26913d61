import type { RecordedSite } from '../../platform/recording/index.ts';
import { LOCALES } from '../locale/index.ts';
import { PAGE_NAMES } from './pages.ts';

/** The pages and languages of this site, for the check of a recording. */
export const RECORDED_SITE: RecordedSite = { pages: PAGE_NAMES, locales: LOCALES };
