import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { WidgetManifest } from 'shared-contracts/widget';
import { PACKED } from 'server-kit/files/packed';
import type { AssetStore } from './assetStore.ts';

export interface CopyOptions {
  /** The folder of the copies, which several processes may share. */
  readonly folder: string;
  /** The most bytes of them; the ones that were written first make room. */
  readonly bytes: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** A store whose files can still be read for a while when it is away. */
export interface CopiedStore extends AssetStore {
  /** Copies every file of a version that is not copied yet, as soon as the store has it. Never rejects. */
  keep(manifest: WidgetManifest): Promise<void>;
}

/** Milliseconds for which a store that has failed is not asked for what is copied. */
const AWAY_FOR = 5000;
/** How often the files of a version are asked for to copy them, with that time between the tries. */
const TRIES = 100;

/** The copies on the disk. What a full or broken disk does not take is not copied. */
class Copies {
  readonly #folder: string;
  readonly #bytes: number;
  #written: number | undefined;

  constructor({ folder, bytes }: CopyOptions) {
    this.#folder = folder;
    this.#bytes = bytes;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(this.#fileOf(key)).catch(() => undefined);
  }

  async has(key: string): Promise<boolean> {
    return stat(this.#fileOf(key)).then(
      () => true,
      () => false,
    );
  }

  async write(key: string, content: Buffer): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      const file = this.#fileOf(key);
      const begun = `${file}.${process.pid}.tmp`;
      await writeFile(begun, content);
      await rename(begun, file);
      this.#written = (this.#written ?? Infinity) + content.length;
      if (this.#written > this.#bytes) await this.#makeRoom();
    } catch {
      // the store itself has the file
    }
  }

  #fileOf(key: string): string {
    return join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }

  /** Removes the oldest copies, of any process, until a tenth of the room is free. */
  async #makeRoom(): Promise<void> {
    const found = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const file = join(this.#folder, name);
        const known = await stat(file).catch(() => undefined);
        return { file, size: known?.size ?? 0, time: known?.mtimeMs ?? 0 };
      }),
    );
    let left = found.reduce((sum, { size }) => sum + size, 0);
    if (left > this.#bytes)
      for (const { file, size } of found.toSorted((one, other) => one.time - other.time)) {
        if (left <= this.#bytes * 0.9) break;
        await rm(file, { force: true });
        left -= size;
      }
    this.#written = left;
  }
}

/**
 * Returns a store that copies what is read to the disk, and reads the copy while the store itself
 * fails or is late. Published files never change, so a copy is as good; who runs one checks its hash.
 * A file that the store says is missing is missing.
 */
export function copiedStore(store: AssetStore, options: CopyOptions): CopiedStore {
  const { now = () => performance.now() } = options;
  const copies = new Copies(options);
  let failedAt = -Infinity;
  const ask = async (key: string): Promise<Buffer | undefined> => {
    const content = await store.read(key);
    failedAt = -Infinity;
    if (content && !(await copies.has(key))) await copies.write(key, content);
    return content;
  };
  const read = async (key: string): Promise<Buffer | undefined> => {
    const early = now() - failedAt < AWAY_FOR ? await copies.read(key) : undefined;
    if (early) return early;
    try {
      return await ask(key);
    } catch (error) {
      failedAt = now();
      const copy = await copies.read(key);
      if (copy) return copy;
      throw error;
    }
  };
  return {
    read,
    async keep({ name, version, files }) {
      // no shell reads a source map
      const needed = Object.keys(files).filter((path) => !path.startsWith('maps/'));
      const paths = needed.flatMap((path) => [path, path + PACKED]);
      const keepAll = async () => {
        for (const key of paths.map((path) => `${name}/${version}/${path}`))
          if (!(await copies.has(key))) await ask(key);
      };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const isKept = await keepAll().then(
          () => true,
          () => false,
        );
        if (isKept) return;
        await setTimeoutPromise(AWAY_FOR, undefined, { ref: false });
      }
    },
  };
}
