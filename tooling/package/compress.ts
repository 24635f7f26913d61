import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressed = promisify(gzip);

/** A tar archive, compressed. */
export interface CompressedTar {
  /** What it has, for a reader. */
  readonly name: string;
  readonly bytes: Buffer;
  /** SHA-256 of the archive before it was compressed, in hexadecimal digits. */
  readonly tarHash: string;
  /** Its bytes before. */
  readonly unpacked: number;
  /** Its bytes now. */
  readonly size: number;
}

/** Compresses a tar archive; the pinned Node gives the same bytes each time. */
export async function compress(name: string, tar: Buffer): Promise<CompressedTar> {
  const bytes = await compressed(tar);
  return {
    name,
    bytes,
    size: bytes.length,
    tarHash: createHash('sha256').update(tar).digest('hex'),
    unpacked: tar.length,
  };
}
