import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Locale } from 'shared-contracts/widget';
import type { Configuration } from 'webpack';
import { LANGUAGES } from '../site/thisSite.ts';
import { baseConfig } from '../webpack/baseConfig.ts';
import { languageRules, languagesOf } from '../webpack/languages.ts';

/**
 * The build of the page that plays a recording to one widget, with the widget from its sources in
 * the language of the recording.
 */
export function replayConfig(name: string, folder: string, locale: Locale): Configuration {
  const base = baseConfig({
    folder,
    mode: 'development',
    side: 'browser',
    owner: name,
    version: 'replay',
  });
  const language = languagesOf(folder).includes(LANGUAGES[locale]) ? LANGUAGES[locale] : 'ja';
  return {
    ...base,
    target: 'web',
    entry: join(import.meta.dirname, 'page/replay.ts'),
    resolve: {
      ...base.resolve,
      alias: { 'widget-to-replay': `${join(folder, 'src/widget.tsx')}?language=${language}` },
    },
    module: { rules: [...(base.module?.rules ?? []), ...languageRules()] },
    output: { path: join(folder, 'dist/replay'), filename: 'alone.js', publicPath: '/' },
    plugins: [new MiniCssExtractPlugin({ filename: 'alone.css' })],
  };
}
