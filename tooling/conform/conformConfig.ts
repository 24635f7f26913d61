import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from '../webpack/baseConfig.ts';

/**
 * The build of a page that mounts one widget, as production builds it, with hosts that fail in
 * different ways.
 */
export function conformConfig(
  name: string,
  folder: string,
  { output, testing }: { readonly output: string; readonly testing: string },
): Configuration {
  const base = baseConfig({
    folder,
    mode: 'production',
    side: 'browser',
    owner: name,
    version: 'conform',
  });
  return {
    ...base,
    target: 'web',
    entry: join(import.meta.dirname, 'page/conform.ts'),
    resolve: {
      ...base.resolve,
      alias: { 'widget-under-test': join(folder, 'src/widget.tsx'), 'site-under-test': testing },
    },
    // chunks are loaded with trusted addresses, as the site's policy demands
    output: {
      path: output,
      filename: 'conform.js',
      chunkFilename: '[name].chunk.js',
      publicPath: '/',
      trustedTypes: { policyName: name },
      clean: true,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'conform.css', chunkFilename: '[name].chunk.css' }),
    ],
    optimization: { splitChunks: false, minimize: false },
  };
}
