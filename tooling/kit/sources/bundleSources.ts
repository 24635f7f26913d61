import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type swc from '@swc/core';
import type webpack from 'webpack';
import type { Compiler, Configuration, Stats } from 'webpack';
import { teamPackage } from './teamPackage.ts';
import { widgetPreset, type WidgetBuild } from './widgetPreset.ts';

/** The file in which a team extends the preset. */
const OWN_CONFIGURATION = 'webpack.config.mjs';

/** A bundled side of a widget. */
export interface BundledSide {
  /** A CommonJS text. */
  readonly code: string;
  /** The JSON of the map of the code; undefined where it is as somebody wrote it. */
  readonly map: string | undefined;
  /** The style sheet of all that it imports; undefined where there is none. */
  readonly style: string | undefined;
}

/** Bundles one side again and again, the faster each time. */
export interface Bundler {
  /** Rejects with what is wrong with the sources. */
  bundle(): Promise<BundledSide>;
  close(): void;
}

/** The configuration of `webpack.config.mjs`, or the preset where there is no such file. */
async function configurationOf(build: WidgetBuild): Promise<Configuration> {
  const own = join(build.folder, OWN_CONFIGURATION);
  if (!existsSync(own)) return widgetPreset(build);
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(own).href)) as {
    readonly default?: (build: WidgetBuild) => Configuration | Promise<Configuration>;
  };
  if (typeof module.default !== 'function')
    throw new Error(
      `${OWN_CONFIGURATION} has to export a function: export default (build) => widgetPreset(build), with widgetPreset of @asashiba/widget-kit/webpack.`,
    );
  return module.default(build);
}

/** What webpack has against the sources, for a person: file and reason, without its own places. */
function complaintsOf(stats: Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return errors
    .map(({ moduleName = '', message }) => {
      const text = stripVTControlCharacters(message)
        .replace(/^Module build failed.*\n/, '')
        .replace(/^Error: +/, '')
        .replaceAll(/\n {4}at .*/g, '')
        .trim();
      return moduleName === '' ? text : `${moduleName.replace(/^\.\//, '')}: ${text}`;
    })
    .join('\n');
}

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack says nothing.'));
      else resolve(stats);
    });
  });
}

/** Returns the text of an emitted file; undefined where there is none. */
function assetOf({ compilation }: Stats, end: string): string | undefined {
  const name = Object.keys(compilation.assets).find((each) => each.endsWith(end));
  return name === undefined ? undefined : compilation.assets[name]?.source().toString();
}

type MappedCode = Pick<BundledSide, 'code' | 'map'>;

/** Makes the browser's code of a version small, and its map with it. */
async function minified(
  { code, map }: MappedCode,
  { folder, mode, side }: WidgetBuild,
): Promise<MappedCode> {
  if (mode === 'development' || side === 'server') return { code, map };
  const { minify } = teamPackage<typeof swc>(folder, '@swc/core');
  const options = {
    compress: true,
    mangle: true,
    module: false,
    // the map of what it is given, which the types of swc do not know
    sourceMap: map === undefined ? false : ({ content: map } as unknown as boolean),
  } as const;
  const small = await minify(code, { ...options, format: { comments: 'some' } });
  return { code: small.code, map: map === undefined ? undefined : small.map };
}

/** Opens the team's webpack for one side of a widget. Rejects with a sentence where it is not installed. */
export async function openBundler(build: WidgetBuild): Promise<Bundler> {
  const start = teamPackage<typeof webpack>(build.folder, 'webpack');
  const compiler = start(await configurationOf(build));
  if (!compiler) throw new Error(`${OWN_CONFIGURATION} has to give one configuration.`);
  // what is bundled becomes part of other files
  compiler.hooks.shouldEmit.tap('asashiba-widget', () => false);
  return {
    async bundle() {
      const stats = await run(compiler);
      if (stats.hasErrors()) throw new Error(complaintsOf(stats));
      const code = assetOf(stats, '.cjs') ?? assetOf(stats, '.js');
      if (code === undefined) throw new Error(`${build.entry} gives no script.`);
      const map = assetOf(stats, '.cjs.map') ?? assetOf(stats, '.js.map');
      return { ...(await minified({ code, map }, build)), style: assetOf(stats, '.css') };
    },
    close: () => compiler.close(() => undefined),
  };
}
