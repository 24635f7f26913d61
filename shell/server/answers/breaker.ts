import { ApiError, isApiError, TimeoutError } from 'shared-contracts/errors';

/** How often the gateway must fail in a row until it is not asked any more. */
const FAILURES = 3;
/** Milliseconds until one call tries whether the gateway answers again. */
const PAUSE = 1000;
/** The answers of a proxy whose gateway does not answer. */
const DEAD_GATEWAY: ReadonlySet<unknown> = new Set([502, 504]);

export interface BreakerCall {
  readonly path: string;
  /** Whether it waits as long as this server waits for any answer; a widget may wish to wait less. */
  readonly isPatient: boolean;
}

export interface Breaker {
  /**
   * Runs a call. Rejects at once with an ApiError of status 503 while the gateway is given up,
   * except for the one patient call after each pause that tries it.
   */
  run<Answer>(about: BreakerCall, call: () => Promise<Answer>): Promise<Answer>;
  /** Whether the gateway is given up. */
  isOpen(): boolean;
}

/**
 * Returns whether an error shows that the gateway does not answer: a time-out or an error of the
 * network (its status is a text), or 502 and 504. Any other answer, even 500, shows that it does,
 * and a quick error costs a document nothing.
 */
function isSilence(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return typeof error.status === 'string' || DEAD_GATEWAY.has(error.status);
}

/**
 * ADR 028: gives the gateway up after three failures in a row, so that documents do not wait for
 * it. After a pause one call tries it: the others go on when that one is answered. A call that is given
 * up before its time says nothing about the gateway. `now` is in milliseconds.
 */
export function gatewayBreaker(now: () => number): Breaker {
  let failures = 0;
  /** The time at which the gateway was given up, or tried last. */
  let openedAt: number | undefined;
  let isTried = false;

  function admit({ path, isPatient }: BreakerCall): boolean {
    if (openedAt === undefined) return false;
    if (isTried || !isPatient || now() - openedAt < PAUSE)
      throw new ApiError('The gateway does not answer', { status: 503, path });
    isTried = true;
    return true;
  }

  function onAnswer(): void {
    failures = 0;
    openedAt = undefined;
  }

  function onSilence(isTrial: boolean): void {
    failures += 1;
    const givesUp = openedAt === undefined && failures >= FAILURES;
    if (givesUp || isTrial) openedAt = now();
  }

  return {
    async run(about, call) {
      const isTrial = admit(about);
      try {
        const answer = await call();
        onAnswer();
        return answer;
      } catch (error) {
        const isEarly = error instanceof TimeoutError && !about.isPatient;
        if (isSilence(error) && !isEarly) onSilence(isTrial);
        else if (!isEarly) onAnswer();
        throw error;
      } finally {
        if (isTrial) isTried = false;
      }
    },
    isOpen: () => openedAt !== undefined,
  };
}
