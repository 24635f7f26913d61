import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const FILE = join(import.meta.dirname, 'firstLoad.json');

/** Bytes of what a part of a page loads before it is alive, compressed as it is sent. */
const weight = z.object({ scripts: z.number(), styles: z.number() });
export type Weight = z.infer<typeof weight>;

const part = weight.extend({
  /** Bytes of the minimized scripts by package, or by folder of our own. They are not compressed. */
  modules: z.record(z.string(), z.number()),
});
export type PartRecord = z.infer<typeof part>;

const record = z.object({
  /** The greatest accepted bytes of all scripts until the network is idle, headers included, by path. */
  pages: z.record(z.string(), z.number()),
  /** The shell, and each widget by its name. */
  parts: z.record(z.string(), part),
});
type FirstLoad = z.infer<typeof record>;

/** Reads the bytes that were accepted last. */
export function readRecord(): FirstLoad {
  return record.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Accepts the present bytes of all parts. */
export async function writeParts(parts: FirstLoad['parts']): Promise<void> {
  await writeFile(FILE, `${JSON.stringify({ ...readRecord(), parts }, null, 2)}\n`);
}
