import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { publishBuild } from 'tooling/stack/publishBuild';
import type { Log } from 'tooling/stack/serverProcess';
import type { Product } from './startProduct.ts';

/** The widget of which versions are published; it is on most pages. */
export const WIDGET = 'mf-ads';

export interface CopyOptions extends Pick<Product, 'folder' | 'stack'> {
  /** The end of its version. */
  readonly name: string;
  /** The text of its server bundle; that of the present build unless given. */
  readonly bundle?: string;
  readonly log: Log;
}

/**
 * Publishes the present build of a widget under another version to all visitors. The server takes it
 * for a new version: it reads its files and starts renderers of its own.
 */
export async function publishCopy({
  folder,
  stack,
  name,
  bundle,
  log,
}: CopyOptions): Promise<void> {
  const build = join(folder, `versions/${name}`);
  await cp(join(repositoryRoot, WIDGET, 'dist/widget'), build, { recursive: true });
  const file = join(build, 'widget.json');
  const manifest = widgetManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  const files = { ...manifest.files };
  if (bundle !== undefined) {
    const integrity = `sha384-${createHash('sha384').update(bundle).digest('base64')}`;
    files[manifest.server] = { integrity, bytes: Buffer.byteLength(bundle) };
    await writeFile(join(build, manifest.server), bundle);
  }
  const version = `${manifest.version}.bench${name}`;
  await writeFile(file, JSON.stringify({ ...manifest, version, files }));
  const { registryUrl, access } = stack;
  // another bundle is one that no registry would take
  const waive = bundle === undefined ? [] : ['bundle'];
  await publishBuild(WIDGET, { registryUrl, access, log, folder: build, waive });
}
