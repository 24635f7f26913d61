import * as gateway from 'gateway/src/environment.ts';
import * as registry from 'registry/environment';
import * as shell from 'shell/server/environment.ts';
import type * as z from 'zod';
import type { ServerName } from '../stack/serverPlans.ts';

/** The settings of a server, as its `environment.ts` says them. */
interface ServerSettingsSource {
  /** The files that say what its settings are for. */
  readonly files: readonly string[];
  readonly schema: z.ZodType & { readonly shape: Readonly<Record<string, unknown>> };
  /** What it must be told in production. */
  readonly needed: readonly string[];
}

/** Settings that all servers have. */
const FIELDS = 'server-kit/src/settings/fields.ts';
const S3 = 'server-kit/src/settings/s3Settings.ts';

/** Where the settings of each server are written. */
export const SETTINGS: Readonly<Record<ServerName, ServerSettingsSource>> = {
  shell: {
    files: ['shell/server/environment.ts', FIELDS, S3],
    schema: shell.settings,
    needed: shell.NEEDED,
  },
  gateway: {
    files: ['gateway/src/environment.ts', FIELDS],
    schema: gateway.settings,
    needed: gateway.NEEDED,
  },
  registry: {
    files: ['registry/src/environment.ts', FIELDS, S3],
    schema: registry.settings,
    needed: registry.NEEDED,
  },
};
