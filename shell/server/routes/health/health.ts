import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { ShellBuild } from '../../document/shellBuild.ts';
import type { AssetStore } from '../../releases/assetStore.ts';
import type { RegistryAnswer } from '../../releases/registryAnswer.ts';
import type { SiteRulesFile } from '../../site-rules/siteRulesFile.ts';

/** Seconds without an answer of the registry after which readiness tells of it. */
const SILENT = 30;

export interface HealthServices {
  readonly shell: Pick<ShellBuild, 'build'>;
  readonly siteRules: Pick<SiteRulesFile, 'problem'>;
  readonly registry: Pick<RegistryAnswer, 'latest' | 'widgetCount' | 'ageSeconds'>;
  readonly store: Pick<AssetStore, 'read'>;
}

/**
 * Registers the health checks. `/health` also reports the build and a problem of the operator's
 * file. The server can answer without its neighbours, so it is ready as soon as it knows which versions
 * are live.
 */
export function registerShellHealth(
  app: FastifyInstance,
  { shell, siteRules, registry, store }: HealthServices,
): void {
  registerHealth(app, {
    details: () => ({
      build: shell.build,
      ...(siteRules.problem() !== undefined && { siteRules: siteRules.problem() }),
    }),
    needs: {
      releases: async () => {
        await registry.latest();
        return registry.widgetCount() > 0;
      },
    },
    uses: {
      registry: () => registry.ageSeconds() < SILENT,
      store: async () => {
        await store.read('a-file-that-nobody-writes');
        return true;
      },
    },
  });
}
