// The globals that pages, Node and workers share, as far as the contracts use them. A contract reads no network, no
// clock of a page and no document, so what is not named here does not compile there.

/** Reads addresses. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly protocol: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

/** Writes queries. */
declare class URLSearchParams {
  constructor(pairs: string[][]);
}

/** Reads what is percent-encoded, in UTF-8 or Shift_JIS. */
declare class TextDecoder {
  constructor(charset: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string;
}

/** Copies a payload of the bus, so that the hearer does not share it with the sender. */
declare function structuredClone<Value>(value: Value): Value;

/** Ends a call; only passed on. */
interface AbortSignal {
  readonly aborted: boolean;
}

/** The element that a widget is mounted in; only passed on. */
interface HTMLElement {
  readonly tagName: string;
}
