import type { WidgetManifest } from 'shared-contracts/widget';

/** The languages in which a version has a module. The first of its languages has the one of `scripts`. */
function spoken({ locales, scriptsByLanguage = {} }: WidgetManifest): readonly string[] {
  return locales.filter(
    (language, place) =>
      place === 0 ||
      (Object.hasOwn(scriptsByLanguage, language) &&
        (scriptsByLanguage[language] ?? []).length > 0),
  );
}

/**
 * R9.06: returns a complaint for each language that the version names and has no module in, and for each
 * that `before`, the version that visitors have, speaks and it does not.
 */
export function brokenLanguages(
  mine: WidgetManifest,
  before: WidgetManifest | undefined,
): string[] {
  const { name, version, locales } = mine;
  const has = spoken(mine);
  const unspoken = locales.filter((language) => !has.includes(language));
  const lost = before
    ? spoken(before).filter((language) => !has.includes(language) && !unspoken.includes(language))
    : [];
  return [
    ...unspoken.map(
      (language) =>
        `${name} ${version} names the language ${language} and has no script in it: scriptsByLanguage of widget.json lacks it.`,
    ),
    ...lost.map(
      (language) =>
        `${name} ${version} lacks the language ${language}, which visitors have with ${before?.version}.`,
    ),
  ];
}
