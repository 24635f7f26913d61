import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { LANGUAGES, type Language } from '../site/thisSite.ts';

/** The languages in which a package has a catalogue, Japanese first. */
export function languagesOf(folder: string): readonly Language[] {
  return Object.values(LANGUAGES).filter((language) =>
    existsSync(join(folder, `src/messages/${language}.json`)),
  );
}

/** The rule that makes the modules of all languages from a widget's module. */
export const languageRule: RuleSetRule = {
  resourceQuery: /^\?(language|languages|texts)=/,
  enforce: 'pre',
  loader: join(import.meta.dirname, 'languageLoader.cjs'),
  options: { locales: LANGUAGES },
};
