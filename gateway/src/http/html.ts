/** Markup whose inserted texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!);

const insert = (value: Html | string | number): string =>
  value instanceof Html ? value.text : escapeHtml(String(value));

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | number)[]
): Html =>
  new Html(
    parts
      .map((part, index) => part + (index < values.length ? insert(values[index]!) : ''))
      .join(''),
  );

export const join = (all: readonly Html[]): Html => new Html(all.map(({ text }) => text).join(''));

/** The same markup in ASCII letters only. */
export const toAscii = ({ text }: Html): string =>
  [...text]
    .map((letter) => (letter.codePointAt(0)! < 128 ? letter : `&#${letter.codePointAt(0)};`))
    .join('');
