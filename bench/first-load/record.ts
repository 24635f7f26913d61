import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'firstLoad.json');

/** Bytes of what a part of a page loads before it is alive, packed as they are sent. */
export interface Weight {
  readonly scripts: number;
  readonly styles: number;
}

export interface PartRecord extends Weight {
  /** Bytes of the minimized scripts by package, or by folder of our own. They are not packed. */
  readonly modules: Readonly<Record<string, number>>;
}

/** The bytes that were accepted last: `firstLoad.json`. */
interface FirstLoad {
  /** The greatest accepted bytes of all scripts until the network is idle, headers included, by path. */
  readonly pages: Readonly<Record<string, number>>;
  /** The shell, and each widget by its name. */
  readonly parts: Readonly<Record<string, PartRecord>>;
}

export function readRecord(): FirstLoad {
  return JSON.parse(readFileSync(FILE, 'utf8')) as FirstLoad;
}

/** Accepts the present bytes of all parts. */
export async function writeParts(parts: FirstLoad['parts']): Promise<void> {
  await writeFile(FILE, `${JSON.stringify({ ...readRecord(), parts }, null, 2)}\n`);
}
