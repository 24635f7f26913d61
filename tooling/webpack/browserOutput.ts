import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { Features } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, PathData } from 'webpack';
import type { BuildTarget } from './baseConfig.ts';
import { GuardedChunksPlugin } from './GuardedChunksPlugin.ts';

/** Milliseconds after which a chunk that does not come is given up; entry and chunk together stay below the slot's deadline. */
export const CHUNK_TIMEOUT = 2500;

/** The modules of all languages (`widget-ko`) have one style sheet. */
function styleName({ chunk }: PathData): string {
  return `${String(chunk?.name ?? chunk?.id).replace(/^widget-.+/, 'widget')}.[contenthash:10].css`;
}

/** Browsers from before light-dark() take the colour that two custom properties leave over. */
function styleMinimizer(): CssMinimizerPlugin {
  return new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { include: Features.LightDark },
  });
}

/** Names, guards and compression that all bundles for the browser have in common. */
export function browserOutput({ mode }: BuildTarget, policyName: string): Configuration {
  return {
    target: ['web', 'es2022'],
    output: {
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      chunkLoadTimeout: CHUNK_TIMEOUT,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName },
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      // one chunk for each thing that is loaded: shared parts of two chunks would cost a request more
      splitChunks: false,
      minimizer:
        mode === 'production'
          ? [
              new TerserPlugin({
                extractComments: false,
                terserOptions: { compress: { passes: 3, inline: 1 }, format: { comments: false } },
              }),
              styleMinimizer(),
            ]
          : [],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: styleName,
      }),
      new GuardedChunksPlugin({ timeout: CHUNK_TIMEOUT }),
    ],
  };
}
