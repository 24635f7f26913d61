import type { FastifyBaseLogger } from 'fastify';
import { type Environment, isDemonstration } from '../environment.ts';
import { type Previews, previews } from '../previews/previews.ts';

/** Opens the previews of versions; undefined if this server has no token for the registry. */
export function openPreviews(
  environment: Environment,
  log: FastifyBaseLogger,
): Previews | undefined {
  const { REGISTRY_SHELL_TOKEN: token } = environment;
  if (token === undefined) return undefined;
  return previews({
    registryUrl: environment.REGISTRY_URL,
    token,
    keys: environment.WIDGET_KEYS,
    isDevelopment: isDemonstration(environment),
    onNoBuild: (error) => log.warn({ err: error }, 'a preview found no build at its local address'),
  });
}
