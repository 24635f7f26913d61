import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildMode } from './baseConfig.ts';
import { browserOutput } from './browserOutput.ts';
import { languageRule, languagesOf } from './languages.ts';
import { SERVER_ONLY_PACKAGES, SHARED_NAMES, SHARED_PACKAGES } from './sharedPackages.ts';

export interface WidgetBuild {
  /** `mf-results` */
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly mode: BuildMode;
  /** Where `browser/` and `server/` are written. */
  readonly output: string;
}

/** The name under which the build's module exposes itself in a language, `widget` or `widget-en`; also the name of its chunk. */
export function exposedName(language: string): string {
  return language === 'ja' ? 'widget' : `widget-${language}`;
}

/** One module for each language, with the texts of that language alone; a visit loads one of them. */
function exposes(folder: string) {
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

/** `mf_results_1_0_0`: two versions may stand in one document. */
export function globalName(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
}

/** The bundle that the browser loads: remoteEntry.js and the chunk of the exposed module, shared packages left to the host. */
export function widgetBrowserConfig({
  name,
  version,
  folder,
  mode,
  output,
}: WidgetBuild): Configuration {
  const target = { folder, mode, side: 'browser', owner: name, version } as const;
  const base = baseConfig(target);
  const browser = browserOutput(target, `${name}@${version}`);
  const global = globalName(name, version);
  return {
    ...base,
    ...browser,
    module: { rules: [...(base.module?.rules ?? []), languageRule] },
    entry: {},
    output: {
      ...browser.output,
      path: join(output, 'browser'),
      publicPath: 'auto',
      uniqueName: global,
    },
    plugins: [
      ...(browser.plugins ?? []),
      new ModuleFederationPlugin({
        name: global,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: global },
        exposes: exposes(folder),
        shared: Object.fromEntries(
          Object.entries(SHARED_PACKAGES).map(([key, requiredVersion]) => [
            key,
            { import: false as const, singleton: true, requiredVersion },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/** The bundle that the render worker runs: one file, shared packages left to the worker, class names as in the browser's. */
export function widgetServerConfig({
  name,
  version,
  folder,
  mode,
  output,
}: WidgetBuild): Configuration {
  const base = baseConfig({ folder, mode, side: 'server', owner: name, version });
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
      rules: [...(base.module?.rules ?? []), languageRule],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
  };
}
