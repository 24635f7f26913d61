/** One text of a compiled catalogue. A text without places is the string itself. */
export type CompiledMessage = string | readonly CompiledPart[];

/**
 * A part of a compiled message: words; the value of a place; such a value as a number of the
 * language; one of several forms, by a number (`=0`, `one`, `other`); or what stands inside a tag.
 * Strings and arrays only, because the shell's texts travel in the document as JSON (ADR 032).
 */
export type CompiledPart =
  | string
  | readonly [place: string, kind?: undefined]
  | readonly [place: string, kind: 'number']
  | readonly [place: string, kind: 'plural', forms: Readonly<Record<string, CompiledMessage>>]
  | readonly [tag: string, kind: 'tag', content: CompiledMessage];

/** Compiled texts by key. A nested object is a namespace. */
export interface Catalogue {
  readonly [key: string]: CompiledMessage | Catalogue;
}
