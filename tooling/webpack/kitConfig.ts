import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';

/** The build of the kit for teams with a repository of their own: modules that Node runs without a package. */
export function kitConfig(folder: string, output: string): Configuration {
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
    entry: { program: './program.ts', index: './contract.ts', testing: './testing/index.ts' },
    // the folder of a module is where it lies in the package
    module: { rules: base.module?.rules ?? [], parser: { javascript: { importMeta: false } } },
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].js',
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    optimization: { minimize: false },
    plugins: [
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
