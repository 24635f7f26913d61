import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { ArchiveFile } from './archive.ts';

/** What a package has beside the code that runs: types, sources, maps, texts. */
const NOT_RUN = /\.([cm]?tsx?|map|md|markdown|flow|html|tsbuildinfo)$|(^|\/)\.[^/]+$/i;
/** Tests, examples and documents; the last ones at the package's root alone, since code is called so, too. */
const TESTS =
  /(^|\/)(__tests__|tests?)\/|\.(test|spec)\.[cm]?js$|^(examples?|docs?|bench(marks?)?|\.github|dist-types)\//i;

/** Returns all files below a folder, with their paths below it, sorted. */
export function filesBelow(folder: string): readonly { path: string; content: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({
      path: relative(folder, file).replaceAll(sep, '/'),
      content: readFileSync(file),
    }));
}

/**
 * Returns the files of a package from the registry of npm that Node may run. Packages that lie in it
 * are not part of it. An optional package of another system has none.
 */
export function packageFiles(folder: string): readonly ArchiveFile[] {
  const root = join(repositoryRoot, folder);
  try {
    return filesBelow(root)
      .filter(
        ({ path }) => !path.startsWith('node_modules/') && !NOT_RUN.test(path) && !TESTS.test(path),
      )
      .map(({ path, content }) => ({ path: `${folder}/${path}`, content }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
