import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../environment.ts';
import { type SiteRulesFile, siteRulesFile } from '../site-rules/siteRulesFile.ts';

/** The operator's file of maintenance switches and route rules; the log says what becomes of it. */
export function openSiteRules(environment: Environment, log: FastifyBaseLogger): SiteRulesFile {
  return siteRulesFile({
    file: environment.SITE_RULES ?? join(environment.SHELL_DATA, 'site-rules.json'),
    onProblem: (problem) =>
      log.error(`the site rules do not fit, the last good ones hold: ${problem}`),
    onChange: ({ maintenance, routes }) =>
      log.warn({ maintenance }, `new site rules hold: ${routes.length} rules of routes`),
  });
}
