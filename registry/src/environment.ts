import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { clockStart, port, readBy } from 'server-kit/settings/fields';
import { fromFile } from 'server-kit/settings/fromFile';
import { readSettings, type Variables } from 'server-kit/settings/readSettings';
import { s3Settings } from 'server-kit/settings/s3Settings';
import * as z from 'zod';
import { parseHostEvents } from './gate/uncarriedEvents.ts';
import { parseTokens } from './access/teamTokens.ts';

function versions(text: string) {
  return text === '' ? undefined : z.record(z.string(), z.string()).parse(JSON.parse(text));
}

const environment = z.object({
  REGISTRY_PORT: port(3200),
  REGISTRY_HOST: z.string().default('127.0.0.1'),
  /** Folder of the widgets' files, `<name>/<version>/<path>`, or `s3://<bucket>`; the shell's server reads it. */
  ASSET_STORE: z.string().min(1).default('.data/assets'),
  ...s3Settings.shape,
  /** PostgreSQL of records and audit log, which several registries may share; SQLite in `REGISTRY_DATA` without it. */
  DATABASE_URL: z.string().min(1).optional(),
  /** Folder of the registry's own records and audit log. */
  REGISTRY_DATA: z.string().min(1).default('.data/registry'),
  /** `{"mf-results":"token"}` or `mf-results=token,operator=token,shell=token`; without any nobody can publish. Or `file:<path>` of it. */
  REGISTRY_TOKENS: readBy((text) => fromFile(text, parseTokens)),
  /** `{"mf-results":["<base64 of the Ed25519 public key, SPKI>"]}`: a widget that stands here must be signed. Or `file:<path>` of it. */
  WIDGET_KEYS: readBy((text) => fromFile(text, parsePublicKeys)),
  /** `{"react":"19.3.1"}`: what the shell shares, for the contract gate; ranges are compared with nothing where it is missing. */
  HOST_SHARED: readBy(versions),
  /** `events.json` of the shell's build, or `file:<path>` of it: the events that its bus carries, for the contract gate; compared with nothing where it is missing. */
  HOST_EVENTS: readBy((text) => fromFile(text, parseHostEvents)),
  /** `production` refuses previews of a local address. */
  NODE_ENV: z.string().optional(),
  CLOCK: clockStart,
});
export type Environment = z.infer<typeof environment>;

/** Reads the settings once. Throws one error that names every bad one. */
export function readEnvironment(variables: Variables = process.env): Environment {
  return readSettings(environment, variables);
}
