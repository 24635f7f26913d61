import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { ShellBuild } from '../../document/shellBuild.ts';
import type { SiteRulesFile } from '../../site-rules/siteRulesFile.ts';

export interface HealthServices {
  readonly shell: Pick<ShellBuild, 'build'>;
  readonly siteRules: Pick<SiteRulesFile, 'problem'>;
}

/** Also tells the build, and what is wrong with the operator's file. The server answers without its neighbours: it is ready when it lives. */
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
