import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';
import type { WidgetFiles } from '../../assets/assetStore.ts';
import { RequestError } from 'server-kit/http/requestError';
import { LIMITS } from './limits.ts';

const inflate = promisify(gunzip);
const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._-]*';
/** Matches plain paths below the root: not absolute, no `..`, no backslash, no dot file. */
const PATH = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`);

/** The first bytes of gzip and zstd files. */
const PACKED = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])];

async function unzip(body: Buffer): Promise<Buffer> {
  try {
    return await inflate(body, { maxOutputLength: LIMITS.unpacked });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new RequestError(413, `The widget is larger than ${LIMITS.unpacked} bytes.`);
    throw new RequestError(400, 'The body is not a gzip file.');
  }
}

function checkEntry({ type, size }: ReadEntry, path: string, files: WidgetFiles): void {
  if (type !== 'File' && type !== 'OldFile')
    throw new RequestError(400, `${path} is a ${type}; only plain files can be published.`);
  if (path.length > LIMITS.pathLength || !PATH.test(path))
    throw new RequestError(400, `${JSON.stringify(path)} is not a path that can be published.`);
  if (files.has(path)) throw new RequestError(400, `${path} is in the archive twice.`);
  if (size > LIMITS.file)
    throw new RequestError(413, `${path} is larger than ${LIMITS.file} bytes.`);
  if (files.size >= LIMITS.files)
    throw new RequestError(413, `The widget has more than ${LIMITS.files} files.`);
}

function readTar(archive: Buffer): Promise<WidgetFiles> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    const parser = new Parser({ strict: true, gzip: false, brotli: false, zstd: false });
    parser.on('entry', (entry: ReadEntry) => {
      const path = entry.path.replace(/^\.\//, '');
      if (entry.type === 'Directory') return void entry.resume();
      try {
        checkEntry(entry, path, files);
      } catch (error) {
        entry.resume();
        return void reject(error);
      }
      const bytes = Buffer.alloc(entry.size);
      let written = 0;
      files.set(path, bytes);
      entry.on('data', (chunk: Buffer) => {
        written += chunk.copy(bytes, written);
      });
    });
    parser.on('end', () => resolve(files));
    parser.on('error', (error) =>
      reject(new RequestError(400, `The body is not a tar file: ${(error as Error).message}`)),
    );
    parser.end(archive);
  });
}

/**
 * Unpacks a gzip tar in memory. Throws 400 if it is invalid or has a path outside its folder, and
 * 413 if it is too large.
 */
export async function unpackWidget(body: Buffer): Promise<WidgetFiles> {
  const archive = await unzip(body);
  // the tar reader would also unpack an inner archive, without the limit above
  if (PACKED.some((mark) => archive.subarray(0, mark.length).equals(mark)))
    throw new RequestError(400, 'The body is packed twice.');
  return readTar(archive);
}
