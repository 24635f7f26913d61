import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { WIDGETS } from 'tooling/build/widgets';
import { baseConfig } from 'tooling/webpack/baseConfig';
import { browserOutput, CHUNK_TIMEOUT } from 'tooling/webpack/browserOutput';
import { GuardedChunksPlugin } from 'tooling/webpack/GuardedChunksPlugin';
import { SHELL_POLICY } from 'tooling/webpack/shellConfig';
import { withLeanZod } from 'tooling/webpack/lean-zod/withLeanZod';
import type { Configuration } from 'webpack';
import { replaceModules } from './replaceModules.ts';

const folder = join(repositoryRoot, 'bench/monolith');
const target = { folder, mode: 'production', owner: 'shell', version: '' } as const;

export const MONOLITH_VERSION = '1.0.0';

/**
 * The file name of a chunk. A widget's chunk has the path of a version in the product, so that the
 * same code writes both documents.
 */
function fileOf(extension: string) {
  return ({ chunk }: { readonly chunk?: { readonly name?: unknown } | undefined }): string => {
    const place = WIDGETS.some((widget) => widget === chunk?.name)
      ? `remotes/[name]/${MONOLITH_VERSION}`
      : 'assets';
    return `${place}/[name].[contenthash:10].${extension}`;
  };
}

/**
 * The build for the browser: the shell's entry with other modules in the place of two
 * (`replaceModules.ts`), and without the packages that are kept whole for the widgets.
 */
export function monolithBrowserConfig(output: string): Configuration {
  const browser = browserOutput({ ...target, side: 'browser' }, SHELL_POLICY, { areHashed: true });
  return {
    ...withLeanZod(baseConfig({ ...target, side: 'browser' })),
    ...browser,
    entry: { main: ['./publicPath.ts', 'shell/src/styles.ts', 'shell/src/main.tsx'] },
    output: {
      ...browser.output,
      filename: fileOf('js'),
      chunkFilename: fileOf('js'),
      path: output,
      publicPath: '',
      uniqueName: 'asashiba_monolith',
    },
    optimization: {
      ...browser.optimization,
      // one chunk for each widget, and one with the modules that several of them use
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: { name: 'shared', minChunks: 2, enforce: true },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: fileOf('css'),
        chunkFilename: fileOf('css'),
        ignoreOrder: true,
      }),
      new GuardedChunksPlugin({ timeout: CHUNK_TIMEOUT }),
      ...replaceModules(join(folder, 'loadWidget.ts')),
    ],
  };
}

/** The build for the server: frame and widgets in one bundle. */
export function monolithServerConfig(output: string): Configuration {
  const base = baseConfig({ ...target, side: 'server' });
  return {
    ...base,
    target: 'node24',
    entry: './serverBundle.ts',
    devtool: false,
    output: { path: output, filename: 'monolith.cjs', library: { type: 'commonjs2' } },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
  };
}
