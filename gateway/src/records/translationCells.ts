import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  type Translations,
} from '../inventory/translations.ts';

type Name<Field extends string> = `${Field}_${OtherLanguage}`;

type Cells<Field extends string, Cell> = Record<Name<Field>, Cell>;

function nameOf<Field extends string>(field: Field, language: OtherLanguage): Name<Field> {
  return `${field}_${language}`;
}

/**
 * Returns the columns of a text in other languages, such as `title_en` and `title_zh-Hans`, each with the
 * form of `cell` (R9.06).
 */
export function translationCells<Field extends string, Cell>(
  field: Field,
  cell: Cell,
): Cells<Field, Cell> {
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [nameOf(field, language), cell]),
  ) as Cells<Field, Cell>;
}

/** Returns the translations that the columns of a record hold. */
export function toTranslations<Field extends string>(
  field: Field,
  record: Readonly<Record<Name<Field>, string>>,
): Translations {
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, record[nameOf(field, language)]]),
  );
}

/** Returns the columns of a record for these translations. */
export function fromTranslations<Field extends string>(
  field: Field,
  texts: Translations,
): Record<Name<Field>, string> {
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [nameOf(field, language), texts[language] ?? '']),
  ) as Record<Name<Field>, string>;
}
