import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from '../webpack/baseConfig.ts';

/** One widget as production builds it, on a page that mounts it under hosts of every kind. */
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
    // later parts of a widget come as on the site, where the policy asks for a trusted address
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
