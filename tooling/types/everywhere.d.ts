// The globals that pages, Node and workers share, as far as the contracts use them. The contracts
// use no network and no
// document, so any other global does not compile there.

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
  readonly searchParams: URLSearchParams;
  readonly hash: string;
  readonly href: string;
}

/** Writes queries. */
declare class URLSearchParams {
  constructor(pairs: string[][]);
  set(name: string, value: string): void;
}

/** Decodes bytes in UTF-8 or Shift_JIS. */
declare class TextDecoder {
  constructor(charset: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array, options: { readonly stream: boolean }): string;
}

/** Copies a payload of the bus, so that sender and hearer do not share it. */
declare function structuredClone<Value>(value: Value): Value;

/** Cancels a call. The contracts only pass it on. */
interface AbortSignal {
  readonly aborted: boolean;
}

/** The element of a widget. The contracts only pass it on. */
interface HTMLElement {
  readonly tagName: string;
}
