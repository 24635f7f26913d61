import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { RequestError } from '../http/requestError.ts';
import { withWorkSignal } from './workSignal.ts';

/**
 * The work that one admitted request causes. It goes on after its client has gone, until its
 * handler has ended and its stream has closed. Only then is `onOver` called, once.
 */
export class RequestWork {
  readonly #onOver: () => void;
  /** Exists when somebody has read the signal. */
  #cancelling: AbortController | undefined;
  /** Why the work is cancelled. */
  #reason: RequestError | undefined;
  /** Rejects the promise of `run`. */
  #giveUp: (reason: RequestError) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isStreaming = false;
  #isAnswered = false;
  #isOver = false;

  constructor(reply: FastifyReply, onOver: () => void) {
    this.#onOver = onOver;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) this.#cancel('The client has gone');
      this.#isAnswered = true;
      this.#look();
    });
  }

  /** Aborts when the client has gone or the deadline has passed. */
  get signal(): AbortSignal {
    this.#cancelling ??= new AbortController();
    if (this.#reason !== undefined) this.#cancelling.abort(this.#reason);
    return this.#cancelling.signal;
  }

  /**
   * Runs the handler and resolves to its result. Rejects with RequestError 503 when the handler is
   * not done `deadline` milliseconds later, or the client has gone before the answer goes out: a
   * rejection after that would be a second answer.
   */
  async run(handle: () => unknown, deadline: number): Promise<unknown> {
    if (this.#reason !== undefined) throw this.#reason;
    this.#isRunning = true;
    this.#timer = setTimeout(() => this.#cancel('The answer took too long'), deadline);
    return new Promise((resolve, reject) => {
      this.#giveUp = reject;
      this.#handle(handle).then(resolve, reject);
    });
  }

  /**
   * Says that the answer goes out. A stream is work until it closes. The handler counts as done: it
   * may return the reply, whose promise waits for a slow client.
   */
  answer(payload: unknown): void {
    this.#isAnswered = true;
    // after a cancellation the answer is the refusal, and the handler still works
    if (this.#reason === undefined) this.#stopRunning();
    if (payload instanceof Readable) {
      this.#isStreaming = true;
      finished(payload, { writable: false }, () => {
        this.#isStreaming = false;
        this.#look();
      });
    }
    this.#look();
  }

  async #handle(handle: () => unknown): Promise<unknown> {
    try {
      return await withWorkSignal(this, handle);
    } finally {
      this.#stopRunning();
      this.#look();
    }
  }

  #stopRunning(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
  }

  #cancel(why: string): void {
    clearTimeout(this.#timer);
    if (this.#reason !== undefined) return;
    this.#reason = new RequestError(503, why);
    this.#cancelling?.abort(this.#reason);
    if (!this.#isAnswered) this.#giveUp(this.#reason);
  }

  #look(): void {
    if (this.#isOver || this.#isRunning || this.#isStreaming || !this.#isAnswered) return;
    this.#isOver = true;
    this.#onOver();
  }
}
