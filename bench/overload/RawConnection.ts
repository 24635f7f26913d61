import { connect, type Socket } from 'node:net';
import { type RawReply, readReply } from './readReply.ts';

interface Waiting {
  resolve(reply: RawReply): void;
  reject(error: Error): void;
}

/**
 * A connection that carries one request after the other. It does less than `node:http`, because the
 * bench shares the machine's cores with the server that it asks.
 */
export class RawConnection {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #waiting: Waiting | undefined;
  #isOpen = true;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (part) => this.#take(part));
    this.#socket.on('error', (error) => this.#break(error));
    this.#socket.on('close', () => this.#break(new Error('The connection was closed')));
  }

  /** Whether it can carry another request. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Sends a request. Rejects when the connection breaks, or after `longest` milliseconds. */
  async ask(request: Buffer, longest: number): Promise<RawReply> {
    const { promise, resolve, reject } = Promise.withResolvers<RawReply>();
    this.#waiting = { resolve, reject };
    const timer = setTimeout(() => {
      this.#break(new Error(`No answer within ${longest} ms`));
    }, longest);
    this.#socket.write(request);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    this.#isOpen = false;
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    const bytes = Buffer.concat(this.#parts);
    const reply = readReply(bytes);
    if (reply === undefined) {
      this.#parts = [bytes];
      return;
    }
    this.#parts = [];
    if (!reply.isKept) this.end();
    this.#waiting?.resolve(reply);
    this.#waiting = undefined;
  }

  #break(error: Error): void {
    this.end();
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
