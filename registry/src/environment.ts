import * as z from 'zod';
import type { S3Access } from './assets/openDisk.ts';
import { fromFile } from './access/fromFile.ts';
import { parsePublicKeys } from './access/publicKeys.ts';
import { parseHostEvents } from './gate/uncarriedEvents.ts';
import { parseTokens } from './access/teamTokens.ts';

/** A setting that is read by a function which throws where it does not fit. */
function readBy<Value>(read: (text: string) => Value) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return read(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    });
}

function versions(text: string) {
  return text === '' ? undefined : z.record(z.string(), z.string()).parse(JSON.parse(text));
}

const environment = z.object({
  REGISTRY_PORT: z.coerce.number().int().min(0).max(65_535).default(3200),
  REGISTRY_HOST: z.string().default('127.0.0.1'),
  /** Folder of the widgets' files, `<name>/<version>/<path>`, or `s3://<bucket>`; the shell's server reads it. */
  ASSET_STORE: z.string().min(1).default('.data/assets'),
  /** Of an S3-compatible store: its address (Amazon's own without one), region and keys. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
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
  /** An instant (`2026-11-21T08:00:00+09:00`) at which this process's clock starts; it runs on from there. The machine's time unless given. */
  CLOCK: z.iso.datetime({ offset: true }).optional(),
});
export type Environment = z.infer<typeof environment>;

/** What reaches the asset store where it is an S3-compatible one. */
export function toS3Access({
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: Pick<Environment, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>): S3Access {
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}

/** Every bad name is listed at once. */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const read = environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}
