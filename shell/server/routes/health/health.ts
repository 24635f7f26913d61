import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { ShellBuild } from '../../document/shellBuild.ts';
import type { SiteRulesFile } from '../../site-rules/siteRulesFile.ts';

export interface HealthServices {
  readonly shell: Pick<ShellBuild, 'build'>;
  readonly siteRules: Pick<SiteRulesFile, 'problem'>;
}

/**
 * Registers the health checks. `/health` also reports the build and a problem of the operator's
 * file. The server can answer without its neighbours, so it is always ready.
 */
export function registerShellHealth(
  app: FastifyInstance,
  { shell, siteRules }: HealthServices,
): void {
  registerHealth(app, {
    details: () => ({
      build: shell.build,
      ...(siteRules.problem() !== undefined && { siteRules: siteRules.problem() }),
    }),
    isReady: async () => true,
  });
}
