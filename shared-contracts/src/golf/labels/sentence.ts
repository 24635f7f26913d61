import type { DayNumber } from '../format/index.ts';
import type { Label } from './label.ts';

/** The values of each sentence, by the sentence's key. Amounts are yen. */
interface SentenceValues {
  /** The hour in which a round starts, 6 to 11. */
  readonly startHour: { readonly hour: number };
  readonly days: { readonly days: number };
  /** R9.09: at least so many tee times in a row. */
  readonly consecutiveSlots: { readonly slots: number };
  readonly withinDistance: { readonly kilometres: number };
  /** R3.14: a road by its name, in the letters that readers of the page know. */
  readonly road: { readonly name: string };
  /** R9.09: the visitor's own words, which stay as they are. */
  readonly keyword: { readonly keyword: string };
  /** R9.09. */
  readonly feesBetween: { readonly from: number; readonly to: number };
  readonly feesTo: { readonly to: number };
  readonly feesFrom: { readonly from: number };
  /** R8.01: the messages with a code. `field` is the label of the field that is wrong. */
  readonly C000001: { readonly field: Label };
  /** `areas` is the text in the query that is not a known code. */
  readonly C000002: { readonly areas: string };
  readonly C000003: { readonly field: Label };
  readonly C000004: { readonly lastDay: DayNumber };
  readonly C000005: { readonly field: Label };
  readonly C000006: { readonly field: Label };
  /** `most` counts characters. */
  readonly C000007: { readonly field: Label; readonly most: number };
}
export type SentenceKey = keyof SentenceValues;

/** A sentence as its key and its values. Each language's table says it. */
export type Sentence<Key extends SentenceKey = SentenceKey> = {
  readonly [Each in Key]: { readonly key: Each; readonly values: SentenceValues[Each] };
}[Key];

/** A text of the contracts that a page shows: a label, a sentence, or '' for no text. */
export type Text = Label | Sentence | '';

/** The sentences of one language. */
export type Sentences = {
  readonly [Key in SentenceKey]: (values: SentenceValues[Key]) => string;
};

/** Returns a sentence in the language of the table. */
export function saySentence<Key extends SentenceKey>(
  sentences: Sentences,
  { key, values }: Sentence<Key>,
): string {
  return sentences[key](values);
}
