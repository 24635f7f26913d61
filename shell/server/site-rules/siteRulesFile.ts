import {
  type WatchedFile,
  watchedFile,
  type WatchedFileOptions,
} from 'server-kit/files/watchedFile';
import { type SiteRules, USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import { parseSiteRules } from './siteRulesSchema.ts';

export type SiteRulesFile = WatchedFile<SiteRules>;

/**
 * R2.09, R2.10: watches the file of maintenance switches and route rules. A change applies from the
 * next navigation on, or `lasts` milliseconds later; without a file the default rules apply.
 */
export function siteRulesFile(
  options: Pick<WatchedFileOptions<SiteRules>, 'file' | 'lasts' | 'now' | 'onProblem' | 'onChange'>,
): SiteRulesFile {
  return watchedFile({ ...options, parse: parseSiteRules, whenMissing: USUAL_RULES });
}
