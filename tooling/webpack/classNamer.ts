import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { LoaderContext } from 'webpack';

/** Whose classes are named. */
export interface ClassOwner {
  /** The widget's name, or `shell`. */
  readonly owner: string;
  readonly version: string;
  /** The package's folder. */
  readonly folder: string;
}

/** Characters of a file's hash: enough for a hundred files of one owner. */
const HASH = 4;

function hashOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('base64url')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, HASH);
}

/**
 * Returns css-loader's `getLocalIdent` for production: a class is named by its owner, by a hash of
 * version and file, and by its number in the file. The names of one file begin alike, so that they
 * compress well. The builds for browser and server give the same names, since they read each file in
 * the same order.
 */
export function classNamer({ owner, version, folder }: ClassOwner) {
  const files = new Map<string, { readonly hash: string; readonly classes: Map<string, number> }>();
  return (
    { resourcePath }: Pick<LoaderContext<unknown>, 'resourcePath'>,
    _template: string,
    name: string,
  ): string => {
    const file = relative(folder, resourcePath);
    const { hash, classes } = files.get(file) ?? {
      hash: hashOf(`${owner}@${version} ${file}`),
      classes: new Map<string, number>(),
    };
    files.set(file, { hash, classes });
    const number = classes.get(name) ?? classes.size;
    classes.set(name, number);
    return `${owner}_${hash}${number.toString(36)}`;
  };
}
