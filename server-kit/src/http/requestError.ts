export interface RefusalOptions {
  /** Whole seconds after which the caller may try again; the reply says so in `Retry-After`. */
  readonly retryAfter?: number;
}

/** Refuses a request with a status and a message for the caller (R3.24). */
export class RequestError extends Error {
  readonly statusCode: number;
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, message: string, { retryAfter }: RefusalOptions = {}) {
    super(message);
    this.name = 'RequestError';
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}
