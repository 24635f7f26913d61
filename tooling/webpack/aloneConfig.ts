import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './baseConfig.ts';

/**
 * The build of one widget alone: its `src/index.tsx` with a fake host, without shell and
 * federation.
 */
export function aloneConfig(name: string, folder: string): Configuration {
  const base = baseConfig({
    folder,
    mode: 'development',
    side: 'browser',
    owner: name,
    version: 'alone',
  });
  return {
    ...base,
    target: 'web',
    entry: './src/index.tsx',
    output: { path: join(folder, 'dist/alone'), filename: 'alone.js', publicPath: '/' },
    plugins: [new MiniCssExtractPlugin({ filename: 'alone.css' })],
  };
}
