import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const content = z.object({ sha256: z.string().regex(/^[\da-f]{64}$/), bytes: z.number() });
/** What a file of a backup has. */
export type Content = z.infer<typeof content>;

const manifest = z.object({
  format: z.literal(1),
  /** Whose backup it is: `registry`, `gateway`. */
  server: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The dumps by the names of the databases; each lies beside the manifest under that name. */
  databases: z.record(z.string(), content.extend({ kind: z.enum(['sqlite', 'postgres']) })),
  /** The files by their keys in the store. */
  files: z.record(z.string(), content),
  /** What was missing or damaged when it was made: it is restored by its name alone. */
  lacks: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** The manifest is written last, so that a backup that has one is whole. */
export const MANIFEST = 'manifest.json';

/** Reads the manifest in the folder of a backup. Rejects if there is none, or it cannot be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
}
