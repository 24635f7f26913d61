import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { toTar } from './archive.ts';
import { compress, type CompressedTar } from './compress.ts';

/**
 * Returns the build of a widget as one file, `<name>-<version>.tgz`, with the manifest and the files
 * that it names. `npm run deploy -- <name> --artefact <file>` publishes it as it is.
 */
export async function widgetArtefact(name: string, createdAt: Date): Promise<CompressedTar> {
  const folder = join(repositoryRoot, name, 'dist/widget');
  const read = (path: string) => ({ path, content: readFileSync(join(folder, path)) });
  const own = read('widget.json');
  const { version, files } = widgetManifest.parse(JSON.parse(own.content.toString()));
  const all = [own, ...Object.keys(files).map(read)];
  return compress(`${name}-${version}.tgz`, toTar(all, createdAt));
}
