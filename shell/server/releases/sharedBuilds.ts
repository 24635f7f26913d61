import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import * as z from 'zod';

/** What a build has in the shared store. */
const buildRecord = z.object({
  /** Milliseconds since 1970: when a server with this build last started. */
  startedAt: z.number(),
  files: z.array(z.string()),
});
type BuildRecord = z.infer<typeof buildRecord>;

export interface SharedBuildOptions {
  readonly disk: Disk;
  /** The folder of the build's files for browsers. */
  readonly folder: string;
  /** The folder of their source maps, by which the registry reads stacks; no browser gets one. */
  readonly maps: string;
  /** The name of the build. */
  readonly build: string;
  /** How many builds stay; those whose servers started last. */
  readonly kept: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The folder of the shell's files in the store. No widget has this name. */
export const SHARED_FILES = 'shell/files/';
const BUILDS = 'shell/builds/';

/** A name that changes with its content: `main.9c3ffdc306.js`, and its packed form. */
export const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.br)?$/;

/** The source map of such a script, which no route serves. */
const MAP = /\.[0-9a-f]{8,}\.js\.map$/;

async function readBuilds(disk: Disk): Promise<ReadonlyMap<string, BuildRecord>> {
  const { objects } = await disk.listAll(BUILDS, { recursive: true });
  const keys = [...objects].flatMap((each) => (each.isFile ? [each.key] : []));
  const read = keys.map(async (key) => {
    const record = buildRecord.safeParse(JSON.parse(await disk.get(key)));
    return record.success ? ([[key, record.data]] as const) : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Removes what only builds have that were started before the last `kept` ones. */
async function tidyUp(disk: Disk, kept: number): Promise<void> {
  const builds = [...(await readBuilds(disk))].toSorted(
    ([, one], [, other]) => other.startedAt - one.startedAt,
  );
  const needed = new Set(builds.slice(0, kept).flatMap(([, { files }]) => files));
  for (const [key, { files }] of builds.slice(kept)) {
    for (const file of files) if (!needed.has(file)) await disk.delete(SHARED_FILES + file);
    await disk.delete(key);
  }
}

/**
 * Writes the files of a build to the store that all shells share, so that any shell answers for the
 * document of any other one while a new build is deployed. Rejects if the store fails. Call it before
 * the server sends its first document.
 */
export async function shareBuild({
  disk,
  folder,
  maps,
  build,
  kept,
  now,
}: SharedBuildOptions): Promise<void> {
  const forBrowsers = (await readdir(folder)).filter((name) => HASHED.test(name));
  const forStaff = (await readdir(maps).catch(() => [])).filter((name) => MAP.test(name));
  const share = async (from: string, file: string): Promise<void> => {
    const key = SHARED_FILES + file;
    if (!(await disk.exists(key))) await disk.put(key, await readFile(join(from, file)));
  };
  for (const file of forBrowsers) await share(folder, file);
  for (const file of forStaff) await share(maps, file);
  const record: BuildRecord = { startedAt: now(), files: [...forBrowsers, ...forStaff] };
  await disk.put(`${BUILDS}${build}.json`, JSON.stringify(record));
  await tidyUp(disk, kept);
}
