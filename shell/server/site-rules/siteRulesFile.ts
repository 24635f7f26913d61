import {
  type WatchedFile,
  watchedFile,
  type WatchedFileOptions,
} from 'server-kit/files/watchedFile';
import { type SiteRules, USUAL_RULES } from '../../src/site-rules/siteRules.ts';
import { parseSiteRules } from './siteRulesSchema.ts';

export type SiteRulesFile = WatchedFile<SiteRules>;

/**
 * R2.09, R2.10: maintenance switches and route rules, changed while the site runs. A switch holds from the next navigation on;
 * without a file the usual rules hold.
 */
export function siteRulesFile(
  options: Pick<WatchedFileOptions<SiteRules>, 'file' | 'onProblem' | 'onChange'>,
): SiteRulesFile {
  return watchedFile({ ...options, parse: parseSiteRules, whenMissing: USUAL_RULES });
}
