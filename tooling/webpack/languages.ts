import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { LANGUAGES, type Language } from '../site/thisSite.ts';

/** The languages in which a package has a catalogue; Japanese is always the first. */
export function languagesOf(folder: string): readonly Language[] {
  return Object.values(LANGUAGES).filter((language) =>
    existsSync(join(folder, `src/messages/${language}.json`)),
  );
}

/** How a widget's module becomes the modules of its languages, and the server's module of all. */
export const languageRule: RuleSetRule = {
  resourceQuery: /^\?(language|languages|texts)=/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'languageLoader.cjs'),
  options: { locales: LANGUAGES },
};
