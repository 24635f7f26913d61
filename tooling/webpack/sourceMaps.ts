import { join, relative } from 'node:path';
import webpack from 'webpack';
import { MAPS } from '../stack-maps/stackMap.ts';
import type { BuildTarget } from './baseConfig.ts';

const ROOT = join(import.meta.dirname, '../..');

interface NamedModule {
  readonly absoluteResourcePath: string;
}

/**
 * Returns the path of a source below the repository's root. A changed copy of a package has the paths of
 * the package, so that the folder in which it was built is in no map.
 */
function sourcePath(path: string, { folder, owner }: BuildTarget): string {
  const file = path.replace(/\?.*$/, '');
  const place = file.startsWith(`${folder}/`)
    ? `${owner}/${relative(folder, file)}`
    : relative(ROOT, file);
  return place.replaceAll('\\', '/');
}

/**
 * Writes the source map of each script of a production build, in a folder of their own. No script names
 * its map, and no server sends it to browsers (ADR 068).
 */
export function sourceMaps(target: BuildTarget): readonly webpack.SourceMapDevToolPlugin[] {
  if (target.mode !== 'production') return [];
  const template = ({ absoluteResourcePath }: NamedModule) =>
    sourcePath(absoluteResourcePath, target);
  return [
    new webpack.SourceMapDevToolPlugin({
      filename: `${MAPS}/[file].map`,
      test: /\.js$/,
      append: false,
      moduleFilenameTemplate: template,
      fallbackModuleFilenameTemplate: template,
    }),
  ];
}
