import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, PathData } from 'webpack';
import type { BuildTarget } from './baseConfig.ts';
import { GuardedChunksPlugin } from './GuardedChunksPlugin.ts';
import { sourceMaps } from './sourceMaps.ts';

/**
 * Milliseconds after which a chunk that does not come is given up: a second attempt still fits into
 * the slot's deadline.
 */
export const CHUNK_TIMEOUT = 2500;

/** Returns what names the style sheet of a chunk. The modules of all languages (`widget-ko`) share one. */
function styleName(hash: string) {
  return ({ chunk }: PathData) =>
    `${String(chunk?.name ?? chunk?.id).replace(/^widget-.+/, 'widget')}${hash}.css`;
}

export interface BrowserFiles {
  /**
   * Whether names carry a hash of the content, for files of one folder for all builds. A widget's version has
   * a folder of its own that never changes, and its entry would only grow by the hashes of its chunks.
   */
  readonly areHashed: boolean;
}

function scriptMinimizer({ tools }: BuildTarget): TerserPlugin {
  if (tools === 'swc')
    return new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify });
  return new TerserPlugin({
    extractComments: false,
    terserOptions: { compress: { passes: 3, inline: 1 }, format: { comments: false } },
  });
}

/**
 * Minimizes style sheets, and writes light-dark() with two custom properties for older browsers.
 */
function styleMinimizer(): CssMinimizerPlugin {
  return new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    parallel: false,
    minimizerOptions: { include: Features.LightDark },
  });
}

/** File names, integrity checks and minimizers that all bundles for the browser share. */
export function browserOutput(
  target: BuildTarget,
  policyName: string,
  { areHashed }: BrowserFiles,
): Configuration {
  const hash = areHashed ? '.[contenthash:10]' : '';
  return {
    target: ['web', 'es2022'],
    output: {
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      // the folder of the script that runs, which GuardedChunksPlugin finds
      publicPath: '',
      // a script with a charset fits no preload in Firefox, which then loads the file again
      charset: false,
      trustedTypes: { policyName },
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      // a chunk with the shared parts of two others would cost one more request
      splitChunks: false,
      minimizer: target.mode === 'production' ? [scriptMinimizer(target), styleMinimizer()] : [],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: styleName(hash),
      }),
      new GuardedChunksPlugin({ timeout: CHUNK_TIMEOUT }),
      ...sourceMaps(target),
    ],
  };
}
