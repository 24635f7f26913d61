const TEMPLATE = /<template data-lent-slot="([a-z0-9_-]+)">([^]*?)<\/template>/g;
/** The begin of an element that a widget lends to a slot. */
const LENT = /(<lent-slot name="([a-z0-9_-]+)">)(?=<\/lent-slot>)/;

/** A frame, and the slots of it that stand where a widget lends them an element (ADR 088). */
export interface TakenFrame {
  /** The frame without those slots. */
  readonly html: string;
  /** The HTML of each of them, by name. */
  readonly lent: Map<string, string>;
}

/** Takes the slots out of the frame whose place is inside a widget. */
export function takeLent(frame: string): TakenFrame {
  const lent = new Map<string, string>();
  const html = frame.replace(TEMPLATE, (_template, slot: string, inside: string) => {
    lent.set(slot, inside);
    return '';
  });
  return { html, lent };
}

/**
 * Splits the HTML of a widget behind the begin of each element that it lends to a slot; `lentTo` is empty
 * behind the last part.
 */
export function splitAtLent(html: string): { readonly text: string; readonly lentTo: string }[] {
  const pieces = html.split(LENT);
  return Array.from({ length: (pieces.length + 2) / 3 }, (_, index) => ({
    text: `${pieces[3 * index]}${pieces[3 * index + 1] ?? ''}`,
    lentTo: pieces[3 * index + 2] ?? '',
  }));
}
