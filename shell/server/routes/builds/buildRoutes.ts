import type { FastifyInstance } from 'fastify';
import type { LatestBuild } from '../../../src/build/latestBuild.ts';
import type { ShellBuild } from '../../document/shellBuild.ts';
import type { RegistryAnswer } from '../../releases/registryAnswer.ts';
import type { SiteRulesFile } from '../../site-rules/siteRulesFile.ts';

export interface BuildRouteServices {
  readonly shell: Pick<ShellBuild, 'build' | 'builtAt' | 'scripts' | 'styles'>;
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  readonly siteRules: Pick<SiteRulesFile, 'latest'>;
}

/**
 * R7.09: registers the latest build, which open pages request, and the manifest of this server's
 * build.
 */
export function registerBuilds(
  app: FastifyInstance,
  { shell, registry, siteRules }: BuildRouteServices,
): void {
  const { build, builtAt } = shell;
  app.get('/builds/latest.json', async (_request, reply) => {
    const [{ microFrontends }, rules] = await Promise.all([registry.latest(), siteRules.latest()]);
    const widgets = Object.fromEntries(
      Object.entries(microFrontends).map(([name, versions]) => [
        name,
        versions
          .toSorted(
            (one, other) => Number(other.deployment.default) - Number(one.deployment.default),
          )
          .map(({ metadata }) => metadata.version),
      ]),
    );
    return reply
      .header('cache-control', 'no-store')
      .send({ build, builtAt, widgets, rules } satisfies LatestBuild);
  });
  app.get<{ Params: { build: string } }>('/builds/:build.json', async (request, reply) => {
    if (request.params.build !== build)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ data: [{ message: 'This server has another build' }] });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send({
      build,
      builtAt,
      scripts: shell.scripts,
      styles: shell.styles.map(({ href }) => href),
    });
  });
}
