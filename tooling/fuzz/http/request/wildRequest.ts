/** A request as it goes over the line: one character of a text is one byte. */
export interface WildRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | undefined;
  /** Bytes in place of all of the above: a request that is none. */
  readonly raw?: string | undefined;
  /** Milliseconds after which the client goes away; it stays for the answer where they are missing. */
  readonly leavesAfter?: number | undefined;
}

/** Whether the connection may end without an answer: HTTP lets the server do so, or the client goes. */
export function mayStaySilent({ raw, body = '', leavesAfter }: WildRequest): boolean {
  return raw !== undefined || body.length > 16_384 || leavesAfter !== undefined;
}

/** Returns the UTF-8 bytes of a text, one character each. */
export function toBytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, '');
}

/** Writes a request. Its length is right and it asks for the end of the connection, unless it is raw. */
export function toWire({ method, target, headers, body, raw }: WildRequest, host: string): Buffer {
  if (raw !== undefined) return Buffer.from(raw, 'latin1');
  const lines = [
    `${method} ${oneLine(target).replaceAll(' ', '%20')} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...(body === undefined ? [] : [`content-length: ${body.length}`]),
    ...headers.map(([name, value]) => `${name}: ${oneLine(value)}`),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`, 'latin1');
}
