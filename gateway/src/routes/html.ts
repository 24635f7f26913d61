import { escapeHtml } from 'server-kit/escapeHtml';

/** Markup whose inserted texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

function insert(value: Html | string | number): string {
  return value instanceof Html ? value.text : escapeHtml(String(value));
}

/** A template whose values are escaped, unless they are markup themselves. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (Html | string | number)[]
): Html {
  return new Html(
    parts
      .map((part, index) => part + (index < values.length ? insert(values[index]!) : ''))
      .join(''),
  );
}

export function join(all: readonly Html[]): Html {
  return new Html(all.map(({ text }) => text).join(''));
}

/** The same markup in ASCII letters only. */
export function toAscii({ text }: Html): string {
  return [...text]
    .map((letter) => (letter.codePointAt(0)! < 128 ? letter : `&#${letter.codePointAt(0)};`))
    .join('');
}
