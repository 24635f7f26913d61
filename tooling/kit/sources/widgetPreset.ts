import { join, relative, sep } from 'node:path';
import type swc from '@swc/core';
import type webpack from 'webpack';
import type { Configuration } from 'webpack';
import { keptModules } from './keptModules.ts';
import type { SourceLoaderOptions } from './sourceLoader.ts';
import { SOURCE } from './swcOptions.ts';
import { teamPackage } from './teamPackage.ts';

/** One of the two files that are bundled. */
export interface WidgetBuild {
  /** The folder of the widget. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** The global name of the version's entry, which no other version has. */
  readonly global: string;
  readonly side: 'browser' | 'server';
  /** The source from which the bundle begins, from the folder. */
  readonly entry: string;
  /** The packages that the page gives to the widget. */
  readonly shared: readonly string[];
  readonly mode: 'development' | 'production';
}

interface MappedModule {
  readonly absoluteResourcePath: string;
}

/** The files of the kit that the team's webpack runs, which lie beside the program in the packed kit. */
const REFRESH = join(import.meta.dirname, 'refresh.js');
const SOURCE_LOADER = join(import.meta.dirname, 'sourceLoader.js');
const LAYER_LOADER = join(import.meta.dirname, 'layerLoader.js');

/** The maps of the browser's script: a save has to be quick, and there the lines do. */
const MAP_IN = {
  development: 'hidden-cheap-module-source-map',
  production: 'hidden-source-map',
} as const;

/** The packages that the other side gives: the page its own, the server that renders one more beside React. */
function externalsOf({ side, mode, shared }: WidgetBuild): string[] {
  if (side === 'server')
    return shared.includes('react-dom') ? [...shared, 'react-dom/server'] : [...shared];
  // the page's React is that of production, which replaces no components
  return mode === 'production' ? [...shared] : [];
}

function rulesOf(build: WidgetBuild): webpack.RuleSetRule[] {
  const { folder, name, side, mode } = build;
  const isDevelopment = mode === 'development';
  const options: SourceLoaderOptions = {
    swc: teamPackage<typeof swc>(folder, '@swc/core'),
    isDevelopment,
    refresh: isDevelopment && side === 'browser' ? REFRESH : undefined,
  };
  return [
    { test: SOURCE, exclude: /node_modules/, use: { loader: SOURCE_LOADER, options } },
    {
      test: /\.css$/,
      type: 'css/auto',
      use: { loader: LAYER_LOADER, options: { layer: name } },
    },
  ];
}

/** The settings of CSS modules: both sides name a class alike, and no other version of the widget does. */
function stylesOf({ name, side }: WidgetBuild) {
  const generator = {
    exportsOnly: side === 'server',
    exportsConvention: 'as-is',
    localIdentName: `${name}_[local]_[hash]`,
  } as const;
  // the site's custom properties keep their names
  const parser = { namedExports: false, dashedIdents: false } as const;
  return {
    parser: { 'css/auto': parser, javascript: { dynamicImportMode: 'eager' } },
    generator: { 'css/auto': generator },
  } as const;
}

/**
 * R10.02: returns webpack's configuration of one side of a widget of TypeScript, JSX and CSS modules: one CommonJS file without
 * chunks, and one style sheet in the widget's layer. A team extends it in `webpack.config.mjs`. Throws a sentence
 * where swc is not installed in its folder.
 */
export function widgetPreset(build: WidgetBuild): Configuration {
  const { folder, name, version, global, side, entry, mode } = build;
  const refreshes = mode === 'development' && side === 'browser';
  const source = `./${entry}`;
  return {
    mode,
    context: folder,
    target: side === 'browser' ? ['web', 'es2022'] : 'node24',
    // no text names its map: the kit does; and what is evaluated from a text is refused by the page
    devtool: side === 'browser' && MAP_IN[mode],
    entry: refreshes ? [REFRESH, source] : source,
    output: {
      path: join(folder, 'dist'),
      filename: 'widget.cjs',
      cssFilename: 'widget.css',
      // as the team knows its files
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }: MappedModule) =>
        relative(folder, absoluteResourcePath).replaceAll(sep, '/'),
      library: { type: 'commonjs2' },
      uniqueName: global,
      hashSalt: `${name}@${version}`,
      publicPath: '',
      pathinfo: false,
      chunkLoading: false,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { rules: rulesOf(build), ...stylesOf(build) },
    externalsType: 'commonjs',
    externals: externalsOf(build),
    experiments: { css: true },
    // the kit makes it small, with the compiler that is there
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: refreshes ? [keptModules(global, REFRESH)] : [],
    performance: false,
    infrastructureLogging: { level: 'warn' },
  };
}
