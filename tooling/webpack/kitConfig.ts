import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';
import { installedVersion } from './installedVersion.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What the packed contracts have, by the files in which it stands here and the names by which others ask for it. */
const CONTRACTS: Readonly<Record<string, string>> = {
  'shared-contracts/events': 'golf/events',
  'shared-contracts/recording': 'platform/recording',
  'shared-contracts/release': 'platform/release',
  'shared-contracts/widget': 'platform/widget',
};
const CONTRACT_FILES = Object.values(CONTRACTS).map((path) =>
  join(ROOT, 'shared-contracts/src', path, 'index.js'),
);

/** Leaves what the contracts have to their package. */
function contractsFromPackage({
  context = '',
  request = '',
}: {
  readonly context?: string;
  readonly request?: string;
}): Promise<string | undefined> {
  const isTheirs =
    Object.hasOwn(CONTRACTS, request) ||
    (request.startsWith('.') && CONTRACT_FILES.includes(join(context, request)));
  return Promise.resolve(isTheirs ? 'module @asashiba/contracts/internal' : undefined);
}

/** A build of modules that Node runs. */
function moduleConfig(folder: string, output: string): Configuration {
  const base = baseConfig({
    folder,
    mode: 'production',
    side: 'server',
    owner: 'kit',
    version: '',
  });
  return {
    ...base,
    target: 'node20',
    // the folder of a module is where it lies in the package
    module: {
      rules: base.module?.rules ?? [],
      parser: { javascript: { importMeta: false, createRequire: false } },
    },
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].js',
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    optimization: { minimize: false },
  };
}

/** The build of the contracts: one module, which needs no package. */
export function contractsConfig(output: string): Configuration {
  return {
    ...moduleConfig(join(ROOT, 'tooling/contracts'), output),
    entry: { internal: './internal.ts' },
  };
}

/** What `create --react` writes into package.json, and with which versions. */
const TEAM_PACKAGES = [
  '@swc/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'typescript',
  'webpack',
];

/** The build of the kit for teams with a repository of their own: modules that need the contracts alone. */
export function kitConfig(folder: string, output: string): Configuration {
  const config = moduleConfig(folder, output);
  return {
    ...config,
    entry: {
      program: './program.ts',
      testing: './testing/index.ts',
      // what the team's webpack and Node load by their paths
      webpack: './sources/widgetPreset.ts',
      sourceLoader: './sources/sourceLoader.ts',
      layerLoader: './sources/layerLoader.ts',
      testSources: './sources/testSources.ts',
      refresh: './sources/refresh.ts',
    },
    externals: contractsFromPackage,
    // the runtime of React Refresh is for the team's build, which is one for development
    optimization: { ...config.optimization, nodeEnv: false },
    plugins: [
      new webpack.DefinePlugin({
        TEAM_PACKAGES: JSON.stringify(
          Object.fromEntries(TEAM_PACKAGES.map((name) => [name, installedVersion(name)])),
        ),
      }),
      new webpack.BannerPlugin({
        banner: '#!/usr/bin/env node',
        raw: true,
        entryOnly: true,
        include: /^program\.js$/,
      }),
    ],
  };
}

/** The build of the page in which the kit plays a recording to a built widget: `page/replay.js`, with its styles. */
export function kitPageConfig(folder: string, output: string): Configuration {
  const base = baseConfig({
    folder,
    mode: 'production',
    side: 'browser',
    owner: 'kit',
    version: '',
  });
  const built = { 'widget-to-replay': join(folder, 'replay/builtWidget.ts') };
  return {
    ...base,
    target: 'web',
    entry: { replay: join(import.meta.dirname, '../replay/page/replay.ts') },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...built } },
    output: { path: join(output, 'page'), filename: '[name].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}
