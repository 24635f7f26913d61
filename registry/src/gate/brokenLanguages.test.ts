import fc from 'fast-check';
import type { WidgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../testing/widgetFiles.ts';
import { brokenLanguages } from './brokenLanguages.ts';

/** A version with a module in each of these languages. */
function speaking(version: string, locales: readonly string[]): WidgetManifest {
  const others = locales.slice(1).map((language) => [language, ['widget.js']]);
  const manifest = { locales: [...locales], scriptsByLanguage: Object.fromEntries(others) };
  return JSON.parse(
    widgetFiles({ name: 'mf-weather', version, manifest })['widget.json'],
  ) as WidgetManifest;
}

describe('the languages of a version', () => {
  it('[R9.06] are those that the version before has, and more', () => {
    const before = speaking('1.0.0', ['ja', 'en']);
    expect(brokenLanguages(speaking('1.1.0', ['ja', 'en', 'ko']), before)).toEqual([]);
    expect(brokenLanguages(speaking('1.1.0', ['ja']), undefined)).toEqual([]);
  });

  it('[R9.06] are missed by name, where visitors have them', () => {
    expect(
      brokenLanguages(speaking('1.1.0', ['ja']), speaking('1.0.0', ['ja', 'en', 'ko'])),
    ).toEqual([
      'mf-weather 1.1.0 lacks the language en, which visitors have with 1.0.0.',
      'mf-weather 1.1.0 lacks the language ko, which visitors have with 1.0.0.',
    ]);
  });

  it.each([
    ['no list', {}],
    ['an empty list', { ko: [] }],
    ['a name that every object has', { toString: ['widget.js'] }],
  ])('[R9.06] are missed where the manifest names one and has %s of its scripts', (_, of) => {
    const mine = { ...speaking('1.1.0', ['ja']), locales: ['ja', 'ko'], scriptsByLanguage: of };
    expect(brokenLanguages(mine, undefined)).toEqual([
      'mf-weather 1.1.0 names the language ko and has no script in it: scriptsByLanguage of widget.json lacks it.',
    ]);
  });

  it('[R9.06] are never fewer than before without a complaint, and one complaint names one language', () => {
    const languages = fc.uniqueArray(fc.constantFrom('ja', 'en', 'ko', 'zh-Hans'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(languages, languages, (mine, before) => {
        const lost = before.filter((language) => !mine.includes(language));
        expect(brokenLanguages(speaking('1.1.0', mine), speaking('1.0.0', before))).toHaveLength(
          lost.length,
        );
      }),
    );
  });
});
