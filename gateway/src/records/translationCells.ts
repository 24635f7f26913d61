import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  type Translations,
} from '../inventory/translations.ts';
import { or, shownText } from './cells.ts';

type Name<Field extends string> = `${Field}_${OtherLanguage}`;

function cell(most: number) {
  return or(shownText(most), '');
}
type Cells<Field extends string> = Record<Name<Field>, ReturnType<typeof cell>>;

function nameOf<Field extends string>(field: Field, language: OtherLanguage): Name<Field> {
  return `${field}_${language}`;
}

/**
 * Returns the columns of a text in other languages, such as `title_en` and `title_zh-Hans`; each may be
 * empty or missing (R9.06).
 */
export function translationCells<Field extends string>(field: Field, most: number): Cells<Field> {
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [nameOf(field, language), cell(most)]),
  ) as Cells<Field>;
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
