import { connect } from 'node:net';
import { mayStaySilent, toWire, type WildRequest } from './request/wildRequest.ts';

export interface Answer {
  readonly status: number;
  /** The head of the answer, in small letters. */
  readonly head: string;
}

/** Milliseconds: more than the longest deadline of any server. */
const LONGEST_WAIT = 45_000;

/** Reads the first answer that is not a provisional one; undefined where there is none. */
function readAnswer(text: string): Answer | undefined {
  const head = /^HTTP\/1\.1 (\d{3})[^]*?\r\n\r\n/.exec(text);
  if (head === null) return undefined;
  const status = Number(head[1]);
  if (status < 200) return readAnswer(text.slice(head[0].length));
  return { status, head: head[0].toLowerCase() };
}

/**
 * Sends one request over a connection of its own. Resolves to the answer; to `closed` where the server
 * ends the connection without one; to `silent` where it does nothing; to `refused` where nobody listens.
 */
export function send(
  origin: string,
  request: WildRequest,
  localAddress?: string,
): Promise<Answer | 'closed' | 'silent' | 'refused'> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port),
      ...(localAddress !== undefined && { localAddress }),
    });
    const answer = () => readAnswer(Buffer.concat(chunks).toString('latin1'));
    const timer = setTimeout(() => {
      resolve(answer() ?? 'silent');
      socket.destroy();
    }, LONGEST_WAIT);
    socket.on('connect', () => {
      socket.write(toWire(request, host));
      if (request.leavesAfter !== undefined)
        setTimeout(() => socket.destroy(), request.leavesAfter);
      // the end of what may be incomplete: the server would wait for the rest
      else if (mayStaySilent(request)) setTimeout(() => socket.end(), 50);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve('refused');
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer() ?? 'closed');
    });
  });
}
