/** An answer of a server, as it came over the connection. */
export interface RawReply {
  readonly status: number;
  /** Status line and headers, in lower case. */
  readonly head: string;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
  /** Whether the connection can carry another request. */
  readonly isKept: boolean;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Joins the chunks of a body; undefined while the last one is missing. */
function joinChunks(bytes: Buffer): Buffer | undefined {
  // cheaper than to look at all chunks each time that a part arrives
  if (!bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return undefined;
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf(LINE_END, at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (size === 0) return Buffer.concat(chunks);
    const begin = lineEnd + LINE_END.length;
    at = begin + size + LINE_END.length;
    if (at > bytes.length) return undefined;
    chunks.push(bytes.subarray(begin, begin + size));
  }
}

function bodyOf(head: string, rest: Buffer): Buffer | undefined {
  if (/\r\ntransfer-encoding: *chunked/.test(head)) return joinChunks(rest);
  const [, length = '0'] = /\r\ncontent-length: *(\d+)/.exec(head) ?? [];
  return rest.length < Number(length) ? undefined : rest.subarray(0, Number(length));
}

/** Reads an HTTP/1.1 answer to a GET; undefined while a part of it is missing. */
export function readReply(bytes: Buffer): RawReply | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd).toLowerCase();
  const body = bodyOf(head, bytes.subarray(headEnd + HEAD_END.length));
  if (body === undefined) return undefined;
  const [, status] = /^http\/1\.1 (\d{3})/.exec(head) ?? [];
  return { status: Number(status), head, body, isKept: !/\r\nconnection: *close/.test(head) };
}
