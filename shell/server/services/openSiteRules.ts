import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Environment, toReleasesKept } from '../environment.ts';
import { type SiteRulesFile, siteRulesFile } from '../site-rules/siteRulesFile.ts';

/**
 * Opens the operator's file of maintenance switches and route rules, and logs its changes and
 * problems.
 */
export function openSiteRules(environment: Environment, log: FastifyBaseLogger): SiteRulesFile {
  return siteRulesFile({
    file: environment.SITE_RULES ?? join(environment.SHELL_DATA, 'site-rules.json'),
    // a look at the file for each document was a tenth of what a kept one costs
    lasts: toReleasesKept(environment),
    onProblem: (problem) =>
      log.error(`the site rules are invalid, the last valid ones stay in use: ${problem}`),
    onChange: ({ maintenance, routes }) =>
      log.warn({ maintenance }, `new site rules are in use: ${routes.length} route rules`),
  });
}
