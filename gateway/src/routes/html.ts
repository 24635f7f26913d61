import { escapeHtml } from 'server-kit/escapeHtml';

/** Markup that is safe to send. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function insert(value: Html | string | number): string {
  return value instanceof Html ? value.text : escapeHtml(String(value));
}

/** A template tag that escapes its values, except those that are markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | number)[]
): Html {
  return new Html(
    parts
      .map((part, index) => {
        const value = values[index];
        return value === undefined ? part : part + insert(value);
      })
      .join(''),
  );
}

/** Joins pieces of markup without anything between. */
export function join(all: readonly Html[]): Html {
  return new Html(all.map(({ text }) => text).join(''));
}

/** Returns the markup in ASCII only, with character references for all other letters. */
export function toAscii({ text }: Html): string {
  return text.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
