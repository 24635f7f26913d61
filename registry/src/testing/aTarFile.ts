import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

export interface TarEntry {
  readonly path: string;
  readonly content?: string | Buffer;
  readonly type?: 'File' | 'SymbolicLink' | 'Directory';
  readonly linkpath?: string;
}

const BLOCK = 512;

/** Writes a gzip tar entry by entry, so that a test can make archives that no packer would make. */
export function aTarFile(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = 'File', linkpath }) => {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(BLOCK);
    new Header({
      path,
      type,
      linkpath,
      size: bytes.length,
      mode: 0o644,
      mtime: new Date(0),
    }).encode(head, 0);
    return [head, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

/** Writes a gzip tar of plain files, given as contents by path. */
export function tarOf(files: Readonly<Record<string, string>>): Buffer {
  return aTarFile(Object.entries(files).map(([path, content]) => ({ path, content })));
}
