import type { Disk } from 'flydrive';
import { findUnused } from './findUnused.ts';
import { OPERATOR, toEntry } from '../records/toEntry.ts';
import type { VersionRecord } from '../records/versionRecord.ts';
import type { Registry } from '../registry.ts';
import { listFolders, readFolder } from './storeFolders.ts';
import { withClaim } from '../routes/publish/withClaim.ts';

/** What a collection needs of the registry. */
export interface Collecting extends Pick<Registry, 'records' | 'clock'> {
  readonly disk: Disk;
  /** Whether it only says what it would remove. */
  readonly isDry: boolean;
}

/** A folder of the store that was removed, or would be. */
export interface Removed {
  /** `<name>/<version>` */
  readonly folder: string;
  readonly bytes: number;
  readonly why: string;
}

function toFolder({ name, version }: VersionRecord): string {
  return `${name}/${version}`;
}

/** Marks the versions that nobody has used since a time. From then on nothing leads to their files. */
async function mark({ records, clock, isDry }: Collecting, since: number): Promise<Set<string>> {
  return records.act(async (act) => {
    const unused = findUnused(await act.list(), await act.lastUses(), since);
    for (const { name, version } of isDry ? [] : unused) {
      await act.markCollected(name, version);
      const why = `not used since ${new Date(since).toISOString()}`;
      await act.write(toEntry(clock, OPERATOR, { act: 'collected', widget: name, version, why }));
    }
    const earlier = (await act.list()).filter(({ collected }) => collected);
    return new Set([...unused, ...earlier].map(toFolder));
  });
}

/**
 * Removes what an interrupted publish has left, with the right to publish that version, so that no publish is in
 * the middle of it. Returns whether it was removed.
 */
async function removeLeftover(
  { disk, ...collecting }: Collecting,
  folder: string,
): Promise<boolean> {
  const [name = '', version = ''] = folder.split('/');
  const claimed = await withClaim<true>(
    { name, version },
    async (act) => ((await act.find(name, version)) ? true : undefined),
    async (held) => {
      await disk.deleteAll(folder);
      await collecting.records.act((act) => held.end(act));
      return true;
    },
    collecting,
  );
  return claimed.isNew;
}

/** A folder of a widget's version in the store. */
interface VersionFolder {
  readonly folder: string;
  /** Whether its version is recorded; else a publish has not come to its end. */
  readonly isKnown: boolean;
  readonly isCollected: boolean;
}

/** Lists the folders of the widgets that the records know; nothing else in the store is touched. */
async function findFolders(collecting: Collecting, since: number): Promise<VersionFolder[]> {
  const { records, disk } = collecting;
  const names = new Set((await records.list()).map(({ name }) => name));
  // before the records are read again, so that what is published meanwhile is known
  const folders = await Promise.all([...names].map((name) => listFolders(disk, name)));
  const collected = await mark(collecting, since);
  const known = new Set((await records.list()).map(toFolder));
  return folders.flat().map((folder) => ({
    folder,
    isKnown: known.has(folder),
    isCollected: collected.has(folder),
  }));
}

/**
 * Removes the files of the versions that nobody has used since a time (milliseconds since 1970), what an
 * interrupted collection has left of others, and what interrupted publishes have left before that time. What
 * it was removing when it was killed goes the next time, since a version is marked before its files go.
 */
export async function* collect(collecting: Collecting, since: number): AsyncGenerator<Removed> {
  const { disk, isDry } = collecting;
  for (const { folder, isKnown, isCollected } of await findFolders(collecting, since)) {
    if (isKnown && !isCollected) continue;
    const { bytes, writtenAt } = await readFolder(disk, folder);
    if (isCollected) {
      if (!isDry) await disk.deleteAll(folder);
      yield { folder, bytes, why: 'unused' };
    } else if (writtenAt < since && (isDry || (await removeLeftover(collecting, folder))))
      yield { folder, bytes, why: 'left by an interrupted publish' };
  }
}
