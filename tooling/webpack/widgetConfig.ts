import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BuildMode, type ScriptTools } from './baseConfig.ts';
import { browserOutput } from './browserOutput.ts';
import { languageRules, languagesOf } from './languages.ts';
import {
  FIRST_PARTS,
  SERVER_ONLY_PACKAGES,
  SHARED_NAMES,
  TAKEN_FROM_HOST,
} from './sharedPackages.ts';
import { SharedFromHostPlugin } from './SharedFromHostPlugin.ts';
import { withLeanZod } from './lean-zod/withLeanZod.ts';

export interface WidgetBuild {
  /** `mf-results` */
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly mode: BuildMode;
  /** `laterStyles` of `widget.config.ts`. */
  readonly laterStyles?: readonly string[] | undefined;
  /** `laterTexts` of `widget.config.ts`. */
  readonly laterTexts?: readonly string[] | undefined;
  /** The folder in which `browser/` and `server/` are written. */
  readonly output: string;
  /** `published` unless given. */
  readonly tools?: ScriptTools | undefined;
}

/**
 * The name of the exposed module and of its chunk in a language: `widget` for Japanese, else
 * `widget-en`.
 */
export function exposedName(language: string): string {
  return language === 'ja' ? 'widget' : `widget-${language}`;
}

/**
 * One exposed module for each language, with the texts of that language alone. A visit loads one of
 * them.
 */
export function exposes(folder: string) {
  return Object.fromEntries(
    languagesOf(folder).map((language) => [
      `./${exposedName(language)}`,
      {
        import: `./src/widget.tsx?language=${language}`,
        name: exposedName(language),
      },
    ]),
  );
}

/**
 * The global name of a version's entry, `mf_results_1_0_0`, so that two versions can run in one
 * document.
 */
export function globalName(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
}

/** The name of the style sheet with what a usual first paint does not need. */
export const LATER = 'later';

/**
 * Puts the named style sheets into one file, which the exposed module loads beside its own. Scripts
 * stay as they are: a chunk with the shared parts of two others would cost one more request.
 */
function splitStyles(folder: string, laterStyles: readonly string[]) {
  const paths = laterStyles.map((path) => join(folder, path));
  const isLater = (file: string) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
  return {
    chunks: 'all',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      [LATER]: {
        name: LATER,
        type: 'css/mini-extract',
        enforce: true,
        test: (module: webpack.Module) => isLater(module.nameForCondition() ?? ''),
      },
    },
  } as const;
}

/**
 * The build for the browser: remoteEntry.js and the chunks of the exposed modules, without the
 * shared packages.
 */
export function widgetBrowserConfig({
  name,
  version,
  folder,
  mode,
  laterStyles,
  laterTexts,
  output,
  tools,
}: WidgetBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: name, version, tools } as const;
  const base = withLeanZod(baseConfig(target));
  const browser = browserOutput(target, `${name}@${version}`, { areHashed: false });
  const global = globalName(name, version);
  return {
    ...base,
    ...browser,
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...languageRules(laterTexts)],
    },
    entry: {},
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      uniqueName: global,
      enabledLibraryTypes: ['var'],
    },
    optimization: {
      ...browser.optimization,
      ...(laterStyles && { splitChunks: splitStyles(folder, laterStyles) }),
    },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.container.ContainerPlugin({
        name: global,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: global },
        exposes: exposes(folder),
      }),
      new SharedFromHostPlugin(TAKEN_FROM_HOST, FIRST_PARTS),
    ],
  };
}

/**
 * The build for the render worker: one file without the shared packages, with the class names of
 * the browser's build.
 */
export function widgetServerConfig({
  name,
  version,
  folder,
  mode,
  output,
  tools,
}: WidgetBuild): Configuration {
  const base = baseConfig({ folder, mode, side: 'server', owner: name, version, tools });
  return {
    ...base,
    target: 'node24',
    entry: `./src/widget.tsx?languages=${languagesOf(folder).join(',')}`,
    devtool: false,
    output: {
      path: join(output, 'server'),
      filename: 'widget.cjs',
      library: { type: 'commonjs2' },
      uniqueName: globalName(name, version),
      clean: true,
    },
    externalsType: 'commonjs',
    externals: [...SHARED_NAMES, ...SERVER_ONLY_PACKAGES]
      .map((key) => ({ [key]: key }))
      .reduce((all, one) => ({ ...all, ...one }), {}),
    module: {
      rules: [...(base.module?.rules ?? []), ...languageRules()],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
  };
}
