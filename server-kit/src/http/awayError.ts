import { RequestError } from './requestError.ts';

/** Seconds after which a caller may try again. */
const RETRY_AFTER = 2;

/**
 * Something that the server needs does not answer at present: 503 with `Retry-After`. The cause is logged,
 * and the caller reads the message alone.
 */
export class AwayError extends RequestError {
  constructor(message: string, cause: unknown) {
    super(503, message, { retryAfter: RETRY_AFTER });
    this.name = 'AwayError';
    this.cause = cause;
  }
}
