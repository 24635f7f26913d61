import type { FastifyBaseLogger } from 'fastify';
import { type Environment, isDemonstration } from '../environment.ts';
import { type Previews, previews } from '../previews/previews.ts';

/** Opens the previews of versions. */
export function openPreviews(environment: Environment, log: FastifyBaseLogger): Previews {
  return previews({
    registryUrl: environment.REGISTRY_URL,
    keys: environment.WIDGET_KEYS,
    isDevelopment: isDemonstration(environment),
    onNoBuild: (error) => log.warn({ err: error }, 'a preview found no build at its local address'),
  });
}
