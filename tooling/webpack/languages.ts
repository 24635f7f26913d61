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

/**
 * The rules that make the modules of all languages from a widget's module, and split its texts. `laterTexts`:
 * that of `widget.config.ts`; without it each module has all of its texts.
 */
export function languageRules(laterTexts: readonly string[] = []): RuleSetRule[] {
  return [
    {
      resourceQuery: /^\?(language|languages|texts)=/,
      enforce: 'pre',
      loader: join(import.meta.dirname, 'languageLoader.cjs'),
      options: { locales: LANGUAGES, hasLater: laterTexts.length > 0 },
    },
    {
      resourceQuery: /^\?(first|later)$/,
      enforce: 'pre',
      loader: join(import.meta.dirname, 'cataloguePartLoader.cjs'),
      options: { laterTexts },
    },
  ];
}
