import { join } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Gives a build for visitors' browsers the small schemas in place of zod's (ADR 008). A schema that
 * they do not have ends the build, because it would fail in the browser only.
 */
export function withLeanZod(config: Configuration): Configuration {
  const alias = { 'zod/mini$': join(import.meta.dirname, 'leanZod.ts') };
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
    module: {
      ...config.module,
      parser: { ...config.module?.parser, javascript: { exportsPresence: 'error' } },
    },
  };
}
