import { posix } from 'node:path';
import { Header, type HeaderData, Pax } from 'tar';

/** A file of an archive. */
export interface ArchiveFile {
  /** The path in the archive, with `/`. */
  readonly path: string;
  readonly content: Uint8Array;
  /** Whether it is a program. */
  readonly isProgram?: boolean;
}

/** A folder that an archive has by itself, for one user alone. Others come with their files. */
export interface ArchiveFolder {
  readonly path: string;
  /** The number of its user and group. */
  readonly owner: number;
}

const BLOCK = 512;
/** The root, whose folders an unpacking system has. */
const TOP = '.';

function toBlocks(content: Uint8Array): Buffer[] {
  const rest = content.length % BLOCK;
  return [Buffer.from(content), Buffer.alloc(rest === 0 ? 0 : BLOCK - rest)];
}

/** Returns the head of an entry; a path that is too long for it stands in a head of its own before. */
function toHead(entry: HeaderData): Buffer[] {
  const header = new Header({ uid: 0, gid: 0, uname: '', gname: '', ...entry });
  const isLong = header.encode();
  const long = isLong ? [new Pax({ path: entry.path ?? '' }).encode()] : [];
  return [...long, header.block ?? Buffer.alloc(BLOCK)];
}

/** Returns every folder above a path, the outermost first. */
function foldersAbove(path: string): string[] {
  const above = posix.dirname(path);
  return above === TOP ? [] : [...foldersAbove(above), above];
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

/**
 * Returns a tar archive. The same entries give the same bytes: they are sorted, belong to root, and
 * have one time. No two entries may have the same path.
 */
export function toTar(
  files: readonly ArchiveFile[],
  at: Date,
  owned: readonly ArchiveFolder[] = [],
): Buffer {
  const usual = new Set([...files, ...owned].flatMap(({ path }) => foldersAbove(path)));
  for (const { path } of owned) usual.delete(path);
  const folders = [
    ...[...usual].map((path) => ({ path, mode: 0o755, uid: 0, gid: 0 })),
    ...owned.map(({ path, owner }) => ({ path, mode: 0o700, uid: owner, gid: owner })),
  ].toSorted(byPath);
  const parts = [
    ...folders.flatMap((folder) =>
      toHead({ ...folder, path: `${folder.path}/`, type: 'Directory', size: 0, mtime: at }),
    ),
    ...files.toSorted(byPath).flatMap(({ path, content, isProgram = false }) => [
      ...toHead({
        path,
        mode: isProgram ? 0o755 : 0o644,
        type: 'File',
        size: content.length,
        mtime: at,
      }),
      ...toBlocks(content),
    ]),
  ];
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
