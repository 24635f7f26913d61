import type { Question } from './question.ts';
import type { RawReply } from './readReply.ts';

/** What became of the requests of one load. Times are milliseconds from the sending of a request. */
export class Tally {
  sent = 0;
  /** Requests that were due when every connection of the bench was in use. */
  unsent = 0;
  /** Answers 503 and 429 with `Retry-After`. */
  readonly refused = { busy: 0, limited: 0 };
  readonly acceptedAfter: number[] = [];
  readonly refusedAfter: number[] = [];
  /** How often an answer was wrong, by what was wrong. */
  readonly wrong = new Map<string, number>();

  /** Counts an answer. */
  take({ path, isRight }: Question, reply: RawReply, after: number): void {
    const { status, head, body } = reply;
    if (status === 200) {
      this.acceptedAfter.push(after);
      if (!isRight(body)) this.#blame(`200 with another body than it must have: ${path}`);
    } else if (status !== 503 && status !== 429) this.#blame(`status ${status}`);
    else if (!/\r\nretry-after: *\d/.test(head)) this.#blame(`${status} without Retry-After`);
    else {
      this.refused[status === 503 ? 'busy' : 'limited'] += 1;
      this.refusedAfter.push(after);
    }
  }

  /** Counts a request that got no answer. */
  lose(error: unknown): void {
    this.#blame(error instanceof Error ? error.message : String(error));
  }

  get wrongs(): number {
    return [...this.wrong.values()].reduce((sum, count) => sum + count, 0);
  }

  #blame(what: string): void {
    this.wrong.set(what, (this.wrong.get(what) ?? 0) + 1);
  }
}
