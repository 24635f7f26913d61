import type { FastifyBaseLogger } from 'fastify';
import { type Environment, isDevelopment } from '../environment.ts';
import { type Previews, previews } from '../previews/previews.ts';

/** Previews of versions that are not live; undefined where this server may not ask the registry. */
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
    isDevelopment: isDevelopment(environment),
    onNoBuild: (error) => log.warn({ err: error }, 'a preview of a local address shows nothing'),
  });
}
