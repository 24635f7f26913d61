/** One text of a compiled catalogue. A text without places is the string itself. */
export type CompiledMessage = string | readonly CompiledPart[];

/**
 * A part of a compiled message: words; the value of a place; such a value as a number of the
 * language; one of several forms, by a number (`=0`, `one`, `other`); or what stands inside a tag.
 * Strings and arrays only, because the shell's texts travel in the document as JSON (ADR 026).
 */
export type CompiledPart =
  | string
  | readonly [place: string, kind?: undefined]
  | readonly [place: string, kind: 'number']
  | readonly [place: string, kind: 'plural', forms: PluralForms]
  | readonly [tag: string, kind: 'tag', content: CompiledMessage];

/** The forms of a plural: for exact numbers (`=0`), and by the categories of `Intl.PluralRules`. */
export interface PluralForms {
  readonly [form: string]: CompiledMessage;
  readonly other: CompiledMessage;
}

/** Compiled texts by key. A nested object is a namespace. */
export interface Catalogue {
  readonly [key: string]: CompiledMessage | Catalogue;
}
